/**
 * PGlite in its own thread: in the main one it starves the event loop. It speaks PostgreSQL's protocol on a socket, so
 * that the main thread uses the same driver as for a real server. One connection only: the socket server hands on
 * single protocol messages, and those of two connections must not mix.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const db = await PGlite.create({ dataDir: workerData.dataDir ?? 'memory://' });
const server = new PGLiteSocketServer({ db, ...workerData.address, maxConnections: 1 });
await server.start();

/** @type {Map<string, () => Promise<void>>} */
const listening = new Map();

/** @type {Record<string, (channel: string) => Promise<void>>} */
const orders = {
  async listen(channel) {
    if (listening.has(channel)) return;
    listening.set(
      channel,
      await db.listen(channel, (payload) => parentPort?.postMessage({ kind: 'notification', channel, payload })),
    );
  },
  async close() {
    await server.stop();
    await db.close();
  },
};

parentPort?.on('message', async ({ id, order, channel }) => {
  try {
    await orders[order]?.(channel);
    parentPort?.postMessage({ kind: 'done', id });
  } catch (error) {
    parentPort?.postMessage({ kind: 'failed', id, message: String(error) });
  }
});
parentPort?.postMessage({ kind: 'ready', address: server.getServerConn() });
