import type { FastifyBaseLogger } from 'fastify';
import type { Answer, Answered } from './answered';
import { pathOf } from './path-of';

/** These are requested all the time with the same answer. Only failures are of interest. */
const routine = /^\/(?:assets|brand|healthz|readyz)(?:\/|$)/;

function levelOf({ status, url }: Answer): 'error' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  return status < 400 && routine.test(url) ? 'debug' : 'info';
}

/**
 * One line for each answer. It shows only the path of the address, because a query may hold secrets. A document's line
 * says by which change of the tenant's releases it was made.
 */
export function accessLog(log: FastifyBaseLogger): Answered {
  return (answer) => {
    const level = levelOf(answer);
    // A level that is off is the same function as `silent`. Then no line has to be built.
    if (log[level] === log.silent) return;
    const { number, traceId, method, host, url, status, milliseconds, changeSet } = answer;
    const ms = Math.round(milliseconds * 10) / 10;
    log[level]({ number, traceId, method, host, path: pathOf(url), status, ms, changeSet }, 'answered');
  };
}
