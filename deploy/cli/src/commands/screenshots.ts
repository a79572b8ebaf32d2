import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { root } from '../workspace';

export const help: CommandHelp = {
  summary: 'pictures of every page and state, both tenants and the desk, three widths; a contact sheet beside them',
  usage: '[folder]',
  options: {
    only: { type: 'string', description: 'subjects whose name holds this text' },
    tenant: { type: 'string', description: 'default, jinqiao or desk alone' },
    width: { type: 'string', description: '1440, 992 or 375 alone' },
  },
  examples: ['npm run portal screenshots', 'npm run portal screenshots /tmp/pictures -- --only 登录'],
};

/** The code of the browser tests takes the pictures. This only calls it. */
export async function run({ positionals: [folder], options }: CommandInput): Promise<void> {
  const playwright = join(root, 'e2e/node_modules/.bin/playwright');
  const target = resolve(folder ?? join(root, '.cache/screenshots'));
  const asked = Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name.toUpperCase(), value]] : [],
    ),
  );
  const { status } = spawnSync(playwright, ['test', '--config', 'e2e/screenshots/playwright.config.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SCREENSHOTS: target, ...asked },
  });
  process.stdout.write(`${target}\n`);
  process.exitCode = status ?? 1;
}
