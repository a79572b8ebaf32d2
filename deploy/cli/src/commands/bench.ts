import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { root } from '../workspace';

export const help: CommandHelp = {
  summary: 'measures; the figures go to e2e/bench/report',
  usage: '[name]',
  options: {
    seconds: { type: 'string', description: 'of each run' },
    connections: { type: 'string', description: 'at the same time' },
    runs: { type: 'string', description: 'of each page' },
  },
  examples: ['npm run bench', 'npm run bench -- api', 'npm run bench -- api --seconds 10'],
};

/** Measurements live with the browser tests: this only hands over. */
export async function run({ positionals, options: { seconds, connections, runs } }: CommandInput): Promise<void> {
  const given = Object.entries({ seconds, connections, runs }).filter(([, value]) => value !== undefined);
  const script = join(root, 'e2e/bench/main.ts');
  const args = [...positionals, ...given.map(([name, value]) => `--${name}=${value}`)];
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
