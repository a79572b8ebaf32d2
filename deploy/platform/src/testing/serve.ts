/**
 * Runs the API as a process of its own, for tests that kill it and measurements that load it. `DATABASE_URL` or
 * `DATA_DIR` name the database, `PROVIDERS_URL` and `PROVIDERS_SECRET` the providers of all ports, which send results and
 * get SMS there, too. It tells its parent the port, and answers `usage` with its use of processor and memory so far.
 */
import type { AddressInfo } from 'node:net';
import { openDatabase } from '@portal/database';
import { asDemonstration } from '@portal/demonstration/demo-options';
import { demoOutbox } from '@portal/demonstration/demo-outbox';
import { createDemoPages } from '@portal/demonstration/pages/demo-pages';
import { seedDemoOnce } from '@portal/demonstration/seed/seed';
import { followRequests, numberRequest } from '@portal/trace';
import fastify from 'fastify';
import type { Transport } from '../kernel/outbox/messenger';
import { createTransport } from '../kernel/outbox/transports';
import { createPlatform } from '../platform';
import { playedProviders } from './played-providers';

const {
  DATABASE_URL: url,
  DATA_DIR: dataDir,
  PROVIDERS_URL: providersUrl,
  PROVIDERS_SECRET: secret = '',
} = process.env;
const tell = (message: object) => process.send?.(message);

/** Notices go by SMS to the providers. Codes stay in the outbox, where tests read them. */
function transportTo(address: string, outbox: Transport): Transport {
  const sms = {
    kind: 'generic' as const,
    url: `${address}/sms`,
    headers: {},
    template: '{"to":"{mobile}","text":"{text}"}',
    templates: {},
    success: {},
  };
  const transport = createTransport({ smtpUrl: 'smtp://127.0.0.1:1', smtpTls: false, from: 'test@localhost', sms });
  return {
    deliver: (letter) => (letter.channel === 'sms' && letter.id !== undefined ? transport : outbox).deliver(letter),
  };
}

try {
  const database = await openDatabase({ url, dataDir });
  await seedDemoOnce(database);
  const app = fastify({ logger: { level: 'error' }, pluginTimeout: 60_000, genReqId: numberRequest });
  followRequests(app, { name: 'API', asTheCallerSays: true });
  const played = providersUrl && {
    providers: playedProviders({ url: providersUrl, secret }),
    config: { callbackUrl: providersUrl },
    transport: transportTo(providersUrl, demoOutbox(database.db, Date.now)),
  };
  await app.register(createPlatform(asDemonstration({ database, ...(played || {}) })), { prefix: '/api' });
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
