/**
 * Runs the API as a process of its own, for tests that kill it and measurements that load it. `DATABASE_URL` or
 * `DATA_DIR` name the database. It tells its parent the port, and answers `usage` with its use of processor and memory
 * so far.
 */
import type { AddressInfo } from 'node:net';
import { openDatabase } from '@portal/database';
import fastify from 'fastify';
import { createDemoPages } from '../demo/demo-pages';
import { seedDemo } from '../demo/seed';
import { createPlatform } from '../platform';

const { DATABASE_URL: url, DATA_DIR: dataDir } = process.env;
const tell = (message: object) => process.send?.(message);

try {
  const database = await openDatabase({ url, dataDir });
  await seedDemo(database);
  const app = fastify({ logger: { level: 'error' }, pluginTimeout: 60_000 });
  await app.register(createPlatform({ database, config: { demo: true } }), { prefix: '/api' });
  await app.register(createDemoPages(database), { prefix: '/dev' });
  await app.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', () => tell({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }));
  process.once('disconnect', () => process.exit());
  process.once('SIGTERM', async () => {
    await app.close();
    await database.close();
    process.exit();
  });
  tell({ port: (app.server.address() as AddressInfo).port });
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) });
  process.disconnect?.();
  process.exitCode = 1;
}
