import { type Mark, threatsIn } from './marks';

/** The result of one test. The title begins with those of the blocks around it. */
export interface Shown {
  readonly title: string;
  readonly passed: boolean;
}

/** The threats that have no passed test among these. */
export function unproven(threats: readonly string[], tests: readonly Shown[]): string[] {
  const passed = new Set(tests.filter((one) => one.passed).flatMap(({ title }) => threatsIn(title)));
  return threats.filter((threat) => !passed.has(threat));
}

/** What does not fit between the table of threats and the titles in the sources. */
export function misfits(threats: readonly string[], marks: readonly Mark[]): string[] {
  const untested = threats.filter((name) => !marks.some(({ threat }) => threat === name));
  const unknown = marks.filter(({ threat }) => !threats.includes(threat));
  return [
    ...untested.map((threat) => `no test has [threat: ${threat}] in its title`),
    ...unknown.map(({ file, threat }) => `${file}: threats.ts has no “${threat}”`),
  ];
}
