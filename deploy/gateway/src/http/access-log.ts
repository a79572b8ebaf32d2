import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './path-of';

/** Asked for all the time and the same each time: of interest only when they fail. */
const routine = /^\/(?:assets|brand|healthz)(?:\/|$)/;

function levelOf(request: FastifyRequest, reply: FastifyReply): 'error' | 'info' | 'debug' {
  if (reply.statusCode >= 500) return 'error';
  return reply.statusCode < 400 && routine.test(request.url) ? 'debug' : 'info';
}

/** One line for each answer. Of the address only the path: a query may hold what no log may. */
export function accessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log[levelOf(request, reply)](
      {
        method: request.method,
        host: request.host,
        path: pathOf(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
