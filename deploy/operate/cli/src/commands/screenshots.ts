import { join, resolve } from 'node:path';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { runPlaywright } from '../hand-over';
import { root } from '../workspace';

export const help: CommandHelp = {
  summary:
    'pictures of every page and state, both tenants and the desk, three widths, light and dark; a contact sheet beside them',
  usage: '[folder]',
  takes: [0, 1],
  options: {
    only: { type: 'string', description: 'subjects whose name holds this text' },
    tenant: { type: 'string', description: 'default, jinqiao or desk alone' },
    width: { type: 'string', description: '1440, 992 or 375 alone' },
    scheme: { type: 'string', description: 'light or dark alone' },
    'for-help': {
      type: 'boolean',
      description: 'only the pictures of the help pages and the handbook, into their sources',
    },
  },
  examples: [
    'npm run portal screenshots',
    'npm run portal screenshots /tmp/pictures -- --only 登录',
    'npm run portal screenshots -- --for-help',
  ],
};

/** The code of the browser tests takes the pictures. This only calls it. */
export async function run({ positionals: [folder], options }: CommandInput): Promise<void> {
  const target = resolve(folder ?? join(root, '.cache/screenshots'));
  const asked = Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toUpperCase(), value]] : [],
    ),
  );
  const forHelp = options['for-help'] === true;
  const files = forHelp ? ['help.shots.ts', 'handbook.shots.ts'] : ['take.shots.ts'];
  runPlaywright('screenshots/playwright.config.ts', files, { SCREENSHOTS: target, ...asked });
  process.stdout.write(forHelp ? 'Build and commit what has changed.\n' : `${target}\n`);
}
