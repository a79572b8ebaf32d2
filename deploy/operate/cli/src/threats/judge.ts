import { type Mark, threatsIn } from './marks';

/** The threats that none of these titles of passed tests names. A title begins with those of the blocks around it. */
export function unproven(threats: readonly string[], passed: readonly string[]): string[] {
  const proven = new Set(passed.flatMap(threatsIn));
  return threats.filter((threat) => !proven.has(threat));
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
