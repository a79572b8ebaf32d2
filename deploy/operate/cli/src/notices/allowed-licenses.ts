/** Licences under which others' code may be given on inside a product. Everything else is for a person to decide. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
]);

/** Licences of fonts and other files that are not code. */
const allowedIn: Readonly<Record<string, RegExp>> = { 'OFL-1.1': /^@expo-google-fonts\// };

/**
 * Returns whether a package may be shipped under this SPDX expression: with every part of an AND, with one part of an
 * OR. One whose brackets stand inside of it is refused, like a licence that nobody has looked at.
 */
export function mayShip(name: string, license: string): boolean {
  const whole = license.replace(/^\(([^()]*)\)$/, '$1');
  const isAllowed = (one: string) => allowed.has(one) || (allowedIn[one]?.test(name) ?? false);
  return whole.split(' OR ').some((choice) => choice.split(' AND ').every(isAllowed));
}
