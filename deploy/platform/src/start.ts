import { type Deadlines, httpServer } from '@portal/http';
import { followRequests, numberRequest } from '@portal/trace';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { answeredLines } from './kernel/http/answered-lines';
import { refused } from './kernel/http/envelope';
import { healthRoute } from './kernel/http/health-route';
import { HttpError } from './kernel/http/http-error';
import { answerKnownGateways } from './kernel/http/known-gateway';
import { unknownCallText } from './kernel/http/unknown-call';
import { isUploadAddress } from './kernel/http/uploads';
import { createPlatform, type PlatformOptions } from './platform';

export interface StartOptions extends PlatformOptions {
  readonly port: number;
  readonly host?: string;
  /** True: the server trusts the caller's `x-forwarded-for`. */
  readonly trustProxy?: boolean;
  /**
   * The secret by which gateways and this API know each other; without it the API trusts everybody who reaches the
   * port.
   */
  readonly secret?: string | undefined;
  /** The pages of a demonstration, below `/dev`. */
  readonly devPlugin?: FastifyPluginAsync | undefined;
  /** The time limits for clients that differ from the usual ones. */
  readonly deadlines?: Partial<Deadlines>;
  /** Without a logger nothing is logged. */
  readonly logger?: FastifyBaseLogger;
}

/** Runs the platform API alone. A gateway elsewhere sends its `/api` to it. */
export async function startPlatform(options: StartOptions): Promise<FastifyInstance> {
  const { database, devPlugin, port, host = '127.0.0.1', trustProxy = false, secret, deadlines, logger } = options;
  const app: FastifyInstance = fastify({
    trustProxy,
    // For what stands beside the API's calls: unknown addresses, and the pages of a demonstration.
    bodyLimit: 65_536,
    // The first start makes a key, and that may take long on a busy machine.
    pluginTimeout: 60_000,
    genReqId: numberRequest,
    serverFactory: (usual) =>
      httpServer(usual, {
        deadlines,
        isUpload: ({ url }) => isUploadAddress(url),
        onFault: (err) => app.log.error({ err }, 'an answer failed'),
        onCut: (why) => app.log.info({ why }, 'a client was not waited for'),
      }),
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'number' }),
  });
  followRequests(app, { name: 'API', asTheCallerSays: true });
  answeredLines(app);
  if (secret) answerKnownGateways(app, secret);
  await app.register(createPlatform(options), { prefix: '/api' });
  if (devPlugin) await app.register(devPlugin, { prefix: '/dev' });
  // The usual handler would write the whole address into the log.
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(refused(new HttpError('404', unknownCallText))));
  healthRoute(app, database);
  await app.listen({ port, host });
  return app;
}
