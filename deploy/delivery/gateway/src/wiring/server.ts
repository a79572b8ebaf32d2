import { httpServer } from '@portal/http';
import { followRequests, numberRequest } from '@portal/trace';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { isUpload } from '../api/uploads';
import type { GatewayOptions } from '../gateway-options';
import { onAnswered } from '../http/answered';
import { answerError, faults } from '../http/faults';
import { gracefulStop } from '../http/graceful-stop';
import { outgoing } from '../http/outgoing';
import type { Figures } from './figures';

const defaultDrain = 10_000;
/**
 * The most connections of one address that is not a trusted proxy. Open pages of a household or an office need that
 * many; a flood does not get more.
 */
const defaultMostConnections = 512;

/** For addresses that nobody need be known for, unknown ones too: a body is parsed before any handler sees it. */
const maxBodyBytes = 16_384;

/** A server without routes: its limits, its faults, its end, and who hears of its answers. */
export function createServer(options: GatewayOptions, { answered, refused }: Figures): FastifyInstance {
  const { logger, trustProxy, deadlines, maxConnections = defaultMostConnections } = options;
  const app: FastifyInstance = Fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'number' }),
    bodyLimit: maxBodyBytes,
    genReqId: numberRequest,
    trustProxy: trustProxy ?? false,
    forceCloseConnections: 'idle',
    serverFactory: (usual) =>
      httpServer(usual, {
        deadlines,
        isUpload,
        connections: { most: maxConnections, trustProxy, onRefused: () => refused('connection_limit') },
        onFault: (err) => app.log.error({ err }, 'an answer failed'),
        onCut: (why) => {
          refused(why === 'late' ? 'late' : 'slow_client');
          app.log.info({ why }, 'a client was not waited for');
        },
      }),
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: answerError,
  });
  followRequests(app, { name: 'gateway' });
  outgoing(app);
  faults(app);
  onAnswered(app, answered);
  gracefulStop(app, options.drainFor ?? defaultDrain);
  return app;
}
