import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { buildAll } from '../build-all';
import { root } from '../workspace';

export interface CheckedStage {
  stage: string;
  passed: boolean;
}

/**
 * Lint, types, tests and build of one remote, and of its service if it has one, inside the workspace or in a repository
 * of its own.
 */
export async function testRemote(directory: string): Promise<CheckedStage[]> {
  const inside = existsSync(join(root, 'pnpm-workspace.yaml')) && !relative(root, directory).startsWith('..');
  const home = inside ? root : directory;
  const target = relative(home, directory) || '.';
  const path = [join(home, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const env = { ...process.env, PATH: path, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' };
  const passes = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: home, stdio: ['ignore', 2, 2], env }).status === 0;
  // The service runs in Node, the pages in browsers: each has types of its own.
  const programs = ['.', 'service'].filter((folder) => existsSync(join(directory, folder, 'tsconfig.json')));
  const checked = [
    { stage: 'lint', passed: passes('biome', 'check', '--error-on-warnings', target) },
    { stage: 'types', passed: programs.every((program) => passes('tsc', '--noEmit', '-p', join(target, program))) },
    { stage: 'tests', passed: passes('jest', ...(inside ? [target] : [])) },
  ];
  try {
    await buildAll([directory]);
    return [...checked, { stage: 'build', passed: true }];
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    return [...checked, { stage: 'build', passed: false }];
  }
}
