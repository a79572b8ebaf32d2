import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../progress';
import { root } from '../workspace';

const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';

/** Runs the pinned pnpm, so a newcomer need not have it. */
export function runPnpm(args: readonly string[], directory: string): { succeeded: boolean; output: string } {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { pnpm: string } };
  const { status, stdout, stderr } = spawnSync(npx, ['--yes', `pnpm@${engines.pnpm}`, ...args], {
    cwd: directory,
    encoding: 'utf8',
    env: { ...process.env, npm_config_update_notifier: 'false', CI: 'true' },
  });
  return { succeeded: status === 0, output: `${stdout}${stderr}` };
}

/** Adds a new package to the workspace and to its lock file. */
export function installWorkspace(): void {
  const { succeeded, output } = runPnpm(['install', '--no-frozen-lockfile', '--prefer-offline'], root);
  if (!succeeded) throw new CommandError(`The new package could not be installed:\n${output}`);
}
