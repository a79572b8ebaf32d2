import { spawnSync } from 'node:child_process';

/** Programs that the bench uses or compares with. A machine may not have them. */
const programs = { wrk: ['-v'], nginx: ['-v'], taskset: ['--version'], openssl: ['version'] } as const;

export type Tool = keyof typeof programs;

export const has = (tool: Tool): boolean => spawnSync(tool, programs[tool], { stdio: 'ignore' }).error === undefined;

export const missing = (tool: Tool, without: string): string =>
  `${tool} is not installed, so ${without} (on Debian: apt-get install ${tool}).`;

/** Puts server and load on one processor each, if the system can do that. Then neither takes the other's time. */
export function onProcessor(number: 0 | 1, command: readonly [string, ...string[]]): [string, ...string[]] {
  return has('taskset') ? ['taskset', '--cpu-list', String(number), ...command] : [...command];
}
