/**
 * This runs first, on a machine that may have only git and some Node. It brings the pinned Node and pnpm, installs the
 * packages of the lock file, builds the command and starts it. It may only use what Node 18 has.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepStarted } from './keep-started.mjs';
import { usePinnedNode } from './pinned-node.mjs';
import { workspaceFolders } from './workspace-folders.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The pinned pnpm, run through npx, so a newcomer need not have it. */
function packageManager() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return `pnpm@${engines.pnpm}`;
}

/** Changes whenever an install could give another result. */
function installKey() {
  const hash = createHash('sha256');
  const manifests = ['.', ...workspaceFolders(root)].map((folder) => join(folder, 'package.json'));
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests].map((name) => join(root, name)))
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
    throw new Error(
      `The packages could not be installed (${error?.message ?? `pnpm ended with ${status}`}). Is the npm registry reachable?`,
    );
  writeFileSync(stamp, key);
}

/**
 * The arguments for Node that run the command. It is built when its sources have changed. Development runs from source,
 * where the bundler is.
 * @param {string} node
 * @param {string} command
 */
function commandFile(node, command) {
  const folder = join(root, 'deploy/operate/cli');
  if (command === 'dev') return ['--import', 'tsx', join(folder, 'src/main.ts')];
  const builder = join(root, 'deploy/delivery/build/src/processes/build-processes.ts');
  const { status } = spawnSync(node, [builder, folder], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error('The command could not be built: see the lines above.');
  return ['--enable-source-maps', join(folder, 'dist/main.js')];
}

try {
  const node = usePinnedNode();
  install();
  const [command = 'help', ...rest] = process.argv.slice(2);
  process.exitCode = await keepStarted(node, [...commandFile(node, command), command, ...rest], {
    cwd: root,
    again: () => process.stderr.write('\n✗ The portal ended by an error, which stands above. Starting again.\n'),
  });
} catch (error) {
  process.stderr.write(`\n✗ ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
