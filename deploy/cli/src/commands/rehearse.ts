import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildAll } from '../build-all';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { clientDirectories, root } from '../workspace';

export const help: CommandHelp = {
  summary: 'the proof that the portal opens without demonstration data, from an empty database to customers',
  usage: '',
  options: {
    'without-providers': { type: 'boolean', description: 'only the rehearsal in which every port is done by hand' },
  },
  examples: ['npm run rehearse', 'npm run rehearse -- --without-providers'],
};

/** The rehearsals are with the browser tests. This only calls them. */
export async function run({ options }: CommandInput): Promise<void> {
  await buildAll(clientDirectories());
  const playwright = join(root, 'e2e/node_modules/.bin/playwright');
  const which = options['without-providers'] ? ['by-hand'] : [];
  const { status } = spawnSync(playwright, ['test', '--config', 'e2e/rehearsal/playwright.config.ts', ...which], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
