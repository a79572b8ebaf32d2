/**
 * This runs first, on a machine that may have only Node and git. It checks Node, brings pnpm, installs the packages of
 * the lock file, then starts the TypeScript command. It may only use Node's own modules.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepStarted } from './keep-started.mjs';

const root = join(import.meta.dirname, '../../..');
const oldestNode = [20, 19];

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  process.stderr.write(`\n✗ ${sentence}\n`);
  process.exit(1);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [needMajor = 0, needMinor = 0] = oldestNode;
  if (major < needMajor || (major === needMajor && minor < needMinor))
    stop(`Node ${process.versions.node} is too old: the portal needs ${oldestNode.join('.')} or later.`);
}

/** The pinned pnpm, run through npx, so a newcomer need not have it. */
function packageManager() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `pnpm@${engines.pnpm}`;
}

/** Changes whenever an install could give another result. */
function installKey() {
  const hash = createHash('sha256').update(process.version);
  const manifests = ['.', 'host', 'shared', 'e2e']
    .concat(...['deploy', 'remotes'].map((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name))))
    .map((folder) => join(root, folder, 'package.json'));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].map((name) => join(root, name)).concat(manifests))
    if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function install() {
  const stamp = join(root, 'node_modules/.portal-install');
  const key = installKey();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === key) return;
  process.stdout.write('▸ Installing packages\n');
  const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
  const frozen = existsSync(join(root, 'pnpm-lock.yaml')) ? ['--frozen-lockfile'] : [];
  const { status, error } = spawnSync(
    npx,
    ['--yes', packageManager(), 'install', ...frozen, '--reporter=append-only'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, npm_config_update_notifier: 'false', CI: 'true' },
    },
  );
  if (error || status !== 0)
    stop(
      `The packages could not be installed (${error?.message ?? `pnpm ended with ${status}`}). Is the npm registry reachable?`,
    );
  writeFileSync(stamp, key);
}

checkNode();
install();
const [command = 'help', ...rest] = process.argv.slice(2);
const code = await keepStarted(['--import', 'tsx', join(root, 'deploy/cli/src/main.ts'), command, ...rest], {
  cwd: root,
  again: () => process.stderr.write('\n✗ The portal ended by an error, which stands above. Starting again.\n'),
});
process.exit(code);
