import type { Kills } from './kill-in-turn';

/** The result of the proof: pure. */

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { status: string; annotations: { type: string; description?: string }[] }[] }[];
}

export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; duration: number };
}

const specsOf = (suite: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
];

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

function killLine(name: string, times: readonly number[]): string {
  return `  ${name.padEnd(10)} killed ${times.length} times, back after ${seconds(Math.max(...times))} at most`;
}

export function noticed(kills: Kills, { suites, stats }: PlaywrightReport): { lines: string[]; good: boolean } {
  const specs = suites.flatMap(specsOf);
  const told = specs
    .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
    .filter(({ description }) => description !== undefined);
  const named = (status: string) =>
    specs.filter(({ tests }) => tests.some((one) => one.status === status)).map(({ title }) => `  · ${title}`);
  return {
    lines: [
      '',
      ...Object.entries(kills).map(([name, times]) => killLine(name, times)),
      ...told.map(({ type, description }) => `  ${type}: ${description}`),
      `  flows: ${stats.expected} passed, ${stats.flaky} passed the second time, ${stats.unexpected} failed, ${seconds(stats.duration)}`,
      ...named('flaky'),
      ...named('unexpected'),
    ],
    good: stats.unexpected === 0 && stats.expected > 0,
  };
}
