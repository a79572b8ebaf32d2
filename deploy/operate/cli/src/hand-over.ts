import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './workspace';

const playwright = join(root, 'e2e/node_modules/.bin/playwright');

/** Calls a program of the workspace. How it ends is how the command ends. */
function handOver(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  process.exitCode = status ?? 1;
}

/** Calls a script beside the browser tests. */
export const runScript = (script: string, ...args: string[]): void =>
  handOver(process.execPath, ['--import', 'tsx', join(root, 'e2e', script), ...args]);

/** Calls Playwright with a configuration beside the browser tests. */
export const runPlaywright = (config: string, args: readonly string[], env?: Readonly<Record<string, string>>): void =>
  handOver(playwright, ['test', '--config', join('e2e', config), ...args], env);
