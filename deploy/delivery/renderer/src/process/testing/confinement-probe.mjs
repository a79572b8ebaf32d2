/** Tries, with all that Node offers, what the renderer's process must not be able to do, there and in a worker. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import process from 'node:process';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** @param {() => unknown} attempt */
function outcomeOf(attempt) {
  try {
    attempt();
    return 'done';
  } catch (error) {
    return /** @type {{ code: string }} */ (error).code;
  }
}

const reached = {
  read: outcomeOf(() => readFileSync('/etc/passwd')),
  list: outcomeOf(() => readdirSync('/')),
  write: outcomeOf(() => writeFileSync(`${tmpdir()}/written-by-the-renderer`, '')),
  spawn: outcomeOf(() => spawnSync(process.execPath, ['--version'])),
  environment: Object.keys(process.env),
};

if (isMainThread) {
  const [worker] = await once(new Worker(new URL(import.meta.url)), 'message');
  process.stdout.write(JSON.stringify({ process: reached, worker }));
} else parentPort?.postMessage(reached);
