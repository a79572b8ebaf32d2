/**
 * PGlite in its own thread: in the main one it starves the event loop. It speaks PostgreSQL's protocol on a socket, so
 * that the main thread uses the same driver as for a real server. One connection only: the socket server hands on
 * single protocol messages, and those of two connections must not mix.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const db = await PGlite.create({ dataDir: workerData.dataDir ?? 'memory://' });
const server = new PGLiteSocketServer({ db, path: workerData.socketFile, maxConnections: 1 });
await server.start();

parentPort?.once('message', async () => {
  await server.stop();
  await db.close();
  parentPort?.postMessage('closed');
});
parentPort?.postMessage('ready');
