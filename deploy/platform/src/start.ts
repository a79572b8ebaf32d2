import { randomUUID } from 'node:crypto';
import { loggedError } from '@portal/database';
import fastify, { type FastifyInstance } from 'fastify';
import { createDemoPages } from './outbox/demo-pages';
import { createPlatform, type PlatformOptions } from './platform';

export interface StartOptions extends PlatformOptions {
  readonly port: number;
  readonly host?: string;
  /** Whether `x-forwarded-for` of who calls may be believed. */
  readonly trustProxy?: boolean;
}

/** The platform API by itself, for a gateway elsewhere to send its `/api` to. */
export async function startPlatform(options: StartOptions): Promise<FastifyInstance> {
  const { database, config, port, host = '127.0.0.1', trustProxy = false } = options;
  const app = fastify({
    trustProxy,
    // The first start makes a key, which a busy machine may take long over.
    pluginTimeout: 60_000,
    genReqId: () => randomUUID(),
    logger: {
      // Queries hold phone numbers: the path is enough. So do those of the database.
      serializers: { err: loggedError, req: ({ method, url }) => ({ method, path: url.split('?')[0] }) },
    },
  });
  await app.register(createPlatform(options), { prefix: '/api' });
  if (config?.demo) await app.register(createDemoPages(database), { prefix: '/dev' });
  app.get('/healthz', async () => {
    await database.ping();
    return { ok: true };
  });
  await app.listen({ port, host });
  return app;
}
