import type { Queryable } from '@portal/database';
import { sql } from 'drizzle-orm';

/**
 * Waits until nobody else holds the key, and holds it until the transaction ends. Code that counts rows before it adds
 * one takes a turn first: otherwise several at once all count the same number. Call it only inside a transaction.
 */
export async function takeTurn(transaction: Queryable, key: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}
