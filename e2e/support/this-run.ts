import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from './free-port';

const runs = join(import.meta.dirname, '../../.cache/browser-tests');

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Makes this run's folder in the checkout. It goes with the process; those of killed runs go now. */
function makeFolder(): string {
  mkdirSync(runs, { recursive: true });
  for (const name of readdirSync(runs))
    if (!isAlive(Number(name))) rmSync(join(runs, name), { recursive: true, force: true });
  const folder = join(runs, String(process.pid));
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/**
 * Every process of a run reads the configuration again. The first one chooses, and its workers find what it chose in
 * their environment. So runs of two checkouts never meet.
 */
const { env } = process;
env.PORTAL_TEST_PORT ??= String(await freePort());
env.PORTAL_TEST_IDENTITY_PORT ??= String(await freePort());
env.PORTAL_TEST_METRICS_PORT ??= String(await freePort());
env.PORTAL_TEST_FOLDER ??= makeFolder();

export const port = Number(env.PORTAL_TEST_PORT);
/** The portal's own data. A portal that somebody else started has its data elsewhere. */
export const dataFolder = env.PORTAL_TEST_DATA ?? join(env.PORTAL_TEST_FOLDER, 'data');
/** Tests leave here what the other worker has to know. */
export const runFolder = env.PORTAL_TEST_FOLDER;
/** The company's login for staff runs here while a test wants it. */
export const identityPort = Number(env.PORTAL_TEST_IDENTITY_PORT);
/** The portal's figures for Prometheus. */
export const metricsPort = Number(env.PORTAL_TEST_METRICS_PORT);
export const origin = `http://localhost:${port}`;
