import { inSpan } from '@portal/trace';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Makes each transaction one part of the request for which it runs. Its statements are parts of it. */
export function spannedTransactions<Db extends NodePgDatabase>(db: Db): Db {
  const transaction = db.transaction.bind(db);
  db.transaction = (...asked) => inSpan('transaction', {}, () => transaction(...asked));
  return db;
}
