import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace';

/** The reports of one run of `portal test`. */
export const reports = join(root, '.cache/reports');

export const bin = (name: string) => join(root, 'node_modules/.bin', name);
export const playwrightBin = join(root, 'e2e/node_modules/.bin/playwright');

/** Runs a tool in the root, with its output in this terminal, and returns whether it succeeded. */
export function runTool(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): boolean {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

/** Reads a report. Undefined if the tool broke off before it. */
export function readReport<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8')) as T;
  } catch {
    return undefined;
  }
}

const special = /[\\^$.*+?()[\]{}|/]/g;

/** A pattern of Jest or Playwright for the files below a folder, or for one file. */
export const patternOf = (path: string): string => join(root, path).replace(special, '\\$&');
