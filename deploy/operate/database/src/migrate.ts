import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Queryable } from './database';

const folder = new URL('../migrations/', import.meta.url);

/** Any number, the same in all processes. The process that holds it migrates, the others wait. */
const migrationLock = 7_220_611;

export interface Migration {
  name: string;
  text: string;
  hash: string;
}

export function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

async function apply(transaction: Queryable, { name, text, hash }: Migration): Promise<void> {
  try {
    await transaction.execute(sql.raw(text));
  } catch (error) {
    // Shows the server's own sentence, because the wrapper's sentence repeats the whole file.
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    throw new Error(`migration ${name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
  await transaction.execute(sql`insert into migration (name, hash) values (${name}, ${hash})`);
}

/**
 * Applies the SQL files of `migrations/` that are missing, in order, all in one transaction. They only add, so an
 * instance of the earlier release still works beside the new one. A file that has run must never change.
 */
export async function migrate(db: NodePgDatabase): Promise<void> {
  const migrations = readMigrations();
  await db.transaction(async (transaction) => {
    // Another instance may migrate now, and that may take long.
    await transaction.execute(sql`set local statement_timeout = 0`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    // Checks first whether the table is there: `if not exists` needs the right to create even when there is nothing to
    // create.
    const { rows: there } = await transaction.execute(sql`select where to_regclass('migration') is not null`);
    if (there.length === 0)
      await transaction.execute(
        sql`create table migration (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
      );
    const { rows } = await transaction.execute<{ name: string; hash: string }>(sql`select name, hash from migration`);
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    for (const migration of migrations) {
      const known = applied.get(migration.name);
      if (known === migration.hash) continue;
      if (known) throw new Error(`migration ${migration.name} was changed after it had been applied`);
      await apply(transaction, migration);
    }
  });
}
