import type { FastifyBaseLogger } from 'fastify';
import type { Answer, Answered } from './answered';
import { pathOf } from './path-of';

/** Asked for all the time and the same each time: of interest only when they fail. */
const routine = /^\/(?:assets|brand|healthz)(?:\/|$)/;

function levelOf({ status, url }: Answer): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return status < 400 && routine.test(url) ? 'debug' : 'info';
}

/** One line for each answer. Of the address only the path: a query may hold what no log may. */
export function accessLog(log: FastifyBaseLogger): Answered {
  return (answer) => {
    const level = levelOf(answer);
    // Levels that are off all do what `silent` does: nothing has to be put together for them.
    if (log[level] === log.silent) return;
    const { id, method, host, url, status, milliseconds } = answer;
    const ms = Math.round(milliseconds * 10) / 10;
    log[level]({ reqId: id, method, host, path: pathOf(url), status, ms }, 'answered');
  };
}
