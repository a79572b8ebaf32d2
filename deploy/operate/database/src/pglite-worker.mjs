/**
 * PGlite runs in its own thread, because in the main thread it blocks the event loop. The main thread talks to it with
 * the same driver as to a real server: each connection is a message port that carries PostgreSQL's protocol, a whole
 * batch of the driver's messages at a time. PGlite has one session, so there is one connection at a time. Before it
 * serves the next connection, it clears what the last one left behind, as a server does.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** @type {import('./pglite-thread').PgliteFiles} */
const { dataDir, template, saveTo } = workerData;

/**
 * @param {PGlite} from
 * @param {string} file
 */
async function save(from, file) {
  await from.exec('checkpoint');
  const content = await from.dumpDataDir('none');
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(draft, new Uint8Array(await content.arrayBuffer()));
  renameSync(draft, file);
}

/** The usual 128 MB take half a second to clear, and the files are in memory anyway or in the system's cache. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** @param {string} file */
async function createFromTemplate(file) {
  if (existsSync(file)) return PGlite.create('memory://', { startParams, loadDataDir: new Blob([readFileSync(file)]) });
  const created = await PGlite.create('memory://', { startParams });
  await save(created, file);
  return created;
}

const db =
  dataDir || !template
    ? await PGlite.create(dataDir ?? 'memory://', { startParams })
    : await createFromTemplate(template);

const terminate = 'X'.charCodeAt(0);

/** Runs all tasks in the order in which they came, so that no connection overtakes the clearing up. */
let work = Promise.resolve();

/** @param {() => Promise<unknown>} task */
function inTurn(task) {
  work = work.then(task).then(
    () => undefined,
    // An SQL error is part of an answer. A thrown error means that the database itself is broken.
    (error) => {
      queueMicrotask(() => {
        throw error;
      });
    },
  );
}

/** @type {import('node:worker_threads').MessagePort | null} */
let served = null;

async function clearUp() {
  await db.exec('rollback');
  await db.exec('discard all');
}

/**
 * The worker may hear that a port was closed only after the next port's first batch. The event that comes first clears
 * up, and it does so once.
 * @param {import('node:worker_threads').MessagePort} port
 */
function serve(port) {
  port.on('message', (/** @type {Uint8Array} */ batch) => {
    if (batch[0] === terminate) return;
    inTurn(async () => {
      if (served !== port) {
        if (served) await clearUp();
        served = port;
      }
      const answer = await db.execProtocolRaw(batch);
      port.postMessage(answer, [/** @type {ArrayBuffer} */ (answer.buffer)]);
    });
  });
  port.once('close', () =>
    inTurn(async () => {
      if (served !== port || db.closed) return;
      served = null;
      await clearUp();
    }),
  );
}

parentPort?.on('message', ({ connection }) => {
  if (connection) {
    serve(connection);
    return;
  }
  inTurn(async () => {
    if (saveTo) await save(db, saveTo);
    await db.close();
    parentPort?.close();
  });
});
parentPort?.postMessage('ready');
