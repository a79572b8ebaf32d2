import { beginSpan, failureName, runFor, runningTrace, type Trace } from '@portal/trace';
import pg from 'pg';
import type { DatabaseLog } from './database-log';
import type { Observed } from './database-observer';

export interface StatementWatch {
  readonly log: DatabaseLog;
  /** A statement that takes longer is told; undefined: none is. */
  readonly slowMs?: number | undefined;
}

const longestText = 500;

/** The text of a statement. Its values are apart from it, and no log and no span gets them. */
function textOf(asked: unknown): string {
  const text = typeof asked === 'string' ? asked : (asked as { readonly text?: unknown } | undefined)?.text;
  const words = typeof text === 'string' ? text.replace(/\s+/g, ' ').trim() : '';
  return words.length > longestText ? `${words.slice(0, longestText)}…` : words;
}

/** The statement as a part of its request; undefined if that is not recorded. */
function spanOf(asked: unknown, trace: Trace | undefined) {
  if (!trace?.sampled) return undefined;
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': textOf(asked) };
  return beginSpan(trace, { name: 'statement', kind: 'client', attributes, parentId: trace.spanId });
}

type Done = (error: unknown, ...result: unknown[]) => void;

/**
 * A client that tells of each statement: how long the server took, for figures and for the log if that is slow, and as a
 * part of the request for which it runs. The wait for a connection comes before it.
 */
export function watchedClient(
  { tell }: Observed,
  { log, slowMs = Number.POSITIVE_INFINITY }: StatementWatch,
  Client: typeof pg.Client = pg.Client,
): typeof pg.Client {
  function begun(asked: unknown): (error?: unknown) => void {
    const since = performance.now();
    const trace = runningTrace();
    const span = spanOf(asked, trace);
    return (error) => {
      const ms = performance.now() - since;
      tell((observer) => observer.statement(ms / 1000));
      const warn = () => log.warn({ statement: textOf(asked), ms: Math.round(ms) }, 'a statement was slow');
      // The answer comes to the connection, which knows no request.
      if (ms >= slowMs) trace ? runFor(trace, warn) : warn();
      if (error) span?.fail(failureName(error));
      span?.end();
    };
  }
  return class extends Client {
    // The driver has a dozen forms of it: with a callback, as the pool asks, or with a promise as its answer.
    override query(...asked: never[]): never {
      const ended = begun(asked[0]);
      const done = asked.at(-1) as unknown;
      const query = super.query as (...asked: unknown[]) => unknown;
      if (typeof done === 'function') {
        const last: Done = (error, ...result) => {
          ended(error);
          (done as Done)(error, ...result);
        };
        return query.call(this, ...asked.slice(0, -1), last) as never;
      }
      const answer = query.call(this, ...asked);
      if (answer instanceof Promise) answer.then(() => ended(), ended);
      return answer as never;
    }
  };
}

/** What waits for a connection goes on as the request that asked, and not as the one that gave the connection back. */
export function keepAskers(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (done?: Done) => unknown;
  pool.connect = ((done?: Done) => {
    const trace = runningTrace();
    return connect(done && trace ? (...connected) => runFor(trace, () => done(...connected)) : done);
  }) as typeof pool.connect;
}
