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
    const { id, method, host, url, status, milliseconds } = answer;
    const ms = Math.round(milliseconds * 10) / 10;
    log[levelOf(answer)]({ reqId: id, method, host, path: pathOf(url), status, ms }, 'answered');
  };
}
