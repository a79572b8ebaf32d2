import { inSpan } from '@portal/trace';
import type pg from 'pg';
import type { DatabaseLog } from './database-log';

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

type Query = (...asked: unknown[]) => unknown;
type Asking = { query: Query };

/**
 * Follows each statement that somebody asks of a pool, or of a connection that they hold: it is a part of the request
 * for which it runs, and a warning if it is slow. The time is the one that the caller waits, also for a connection.
 */
export function watchStatements(pool: pg.Pool, { log, slowMs = Number.POSITIVE_INFINITY }: StatementWatch): void {
  function told(asked: unknown, since: number): void {
    const ms = performance.now() - since;
    if (ms >= slowMs) log.warn({ statement: textOf(asked), ms: Math.round(ms) }, 'a statement was slow');
  }

  function watched(asking: Asking): void {
    const query: Query = asking.query.bind(asking);
    asking.query = (...asked) => {
      // The pool itself asks so, and is followed already.
      if (typeof asked.at(-1) === 'function') return query(...asked);
      const since = performance.now();
      const answering = inSpan(
        'statement',
        { kind: 'client', attributes: () => ({ 'db.system.name': 'postgresql', 'db.query.text': textOf(asked[0]) }) },
        async () => query(...asked),
      );
      const done = () => told(asked[0], since);
      answering.then(done, done);
      return answering;
    };
  }

  watched(pool as unknown as Asking);
  pool.on('connect', (client) => watched(client as unknown as Asking));
}
