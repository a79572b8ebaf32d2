import type { Writable } from 'node:stream';
import { type Deadlines, httpServer, newRequestId } from '@portal/http';
import fastify, { type FastifyInstance } from 'fastify';
import { refused } from './core/http/envelope';
import { answerKnownGateways } from './core/http/known-gateway';
import { logSerializers } from './core/http/log-serializers';
import { Refusal } from './core/http/refusal';
import { isUploadAddress } from './core/http/uploads';
import { createDemoPages } from './demo/demo-pages';
import { createPlatform, type PlatformOptions } from './platform';

export interface StartOptions extends PlatformOptions {
  readonly port: number;
  readonly host?: string;
  /** Whether `x-forwarded-for` of who calls may be believed. */
  readonly trustProxy?: boolean;
  /** By which gateways and this API know each other; without it whoever reaches the port is believed. */
  readonly secret?: string | undefined;
  /** What clients may take their time for, where it is not as usual. */
  readonly deadlines?: Partial<Deadlines>;
  /** Where the log goes; without it to the standard output. */
  readonly logStream?: Writable;
}

/** The platform API by itself, for a gateway elsewhere to send its `/api` to. */
export async function startPlatform(options: StartOptions): Promise<FastifyInstance> {
  const { database, config, port, host = '127.0.0.1', trustProxy = false, secret, deadlines, logStream } = options;
  const app: FastifyInstance = fastify({
    trustProxy,
    // The first start makes a key, which a busy machine may take long over.
    pluginTimeout: 60_000,
    genReqId: newRequestId,
    serverFactory: (usual) =>
      httpServer(usual, {
        deadlines,
        isUpload: ({ url }) => isUploadAddress(url),
        onFault: (err) => app.log.error({ err }, 'an answer failed'),
        onCut: (why) => app.log.info({ why }, 'a client was not waited for'),
      }),
    logger: { serializers: logSerializers, ...(logStream ? { stream: logStream } : {}) },
  });
  if (secret) answerKnownGateways(app, secret);
  await app.register(createPlatform(options), { prefix: '/api' });
  if (config?.demo) await app.register(createDemoPages(database, config), { prefix: '/dev' });
  // The usual one would write the whole address into the log.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refused(new Refusal('404', '接口不存在'))));
  app.get('/healthz', async () => {
    await database.ping();
    return { ok: true };
  });
  await app.listen({ port, host });
  return app;
}
