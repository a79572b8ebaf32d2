import type { FastifyInstance } from 'fastify';

/** Asked for all the time with the same answer. Only failures are of interest. */
const routine = '/healthz';

/** One line for each answer. It has only the path, because a query may hold phone numbers and tickets. */
export function answeredLines(app: FastifyInstance): void {
  app.addHook('onResponse', ({ log, trace, method, url }, { statusCode: status, elapsedTime }, done) => {
    const level = status >= 500 ? 'error' : url === routine ? 'debug' : 'info';
    // A level that is off is the same function as `silent`. Then no line has to be built.
    if (log[level] !== log.silent) {
      const [path] = url.split('?');
      log[level]({ traceId: trace.traceId, method, path, status, ms: Math.round(elapsedTime * 10) / 10 }, 'answered');
    }
    done();
  });
}
