import { buildAll } from '../build-all';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { runPlaywright } from '../hand-over';
import { clientDirectories } from '../workspace';

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
  runPlaywright('rehearsal/playwright.config.ts', options['without-providers'] ? ['by-hand'] : []);
}
