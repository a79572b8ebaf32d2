import { inSpan } from '@portal/trace';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Observed } from './database-observer';

/**
 * Makes each transaction one part of the request for which it runs, and tells how it ended. Its statements, and the
 * transactions inside of it, are parts of it. The time includes the wait for a connection.
 */
export function watchTransactions(db: NodePgDatabase, { tell }: Observed): NodePgDatabase {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    inSpan('transaction', {}, async () => {
      const begun = performance.now();
      let outcome: 'committed' | 'rolled_back' = 'rolled_back';
      try {
        const result = await transaction(work, config);
        outcome = 'committed';
        return result;
      } finally {
        tell((observer) => observer.transaction(outcome, (performance.now() - begun) / 1000));
      }
    });
  return db;
}
