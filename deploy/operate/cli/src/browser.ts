import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, progress } from './progress';
import { root } from './workspace';

const playwright = join(root, 'e2e/node_modules/.bin/playwright');
/** Chromium without windows comes first: the same pages cost a fifth less processor time. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

function installed(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) return existsSync(named) ? named : undefined;
  return systemPaths.find((path) => existsSync(path));
}

function installFromSystem(): void {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) return;
  progress.step('Installing Chromium and a Chinese font');
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  const install = (browser: string) => run('install', '-y', '-qq', browser, 'fonts-noto-cjk');
  run('update', '-qq');
  // Only Debian packs the small one.
  if (!install('chromium-headless-shell')) install('chromium');
}

/** The path of a Chromium for the browser tests. Undefined means the one that Playwright installed. */
export function findBrowser(): string | undefined {
  const known = installed();
  if (known) return known;
  installFromSystem();
  const fresh = installed();
  if (fresh) return fresh;
  progress.step('Asking Playwright for its own Chromium');
  if (spawnSync(playwright, ['install', 'chromium'], { stdio: 'inherit' }).status === 0) return undefined;
  throw new CommandError(
    'The browser tests need Chromium: install it (apt-get install chromium fonts-noto-cjk) or name it in CHROMIUM.',
  );
}
