import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

const folder = new URL('../migrations/', import.meta.url);

/** Any number, the same in all processes: who holds it migrates, the others wait. */
const migrationLock = 7_220_611;

interface Migration {
  name: string;
  text: string;
  hash: string;
}

function readMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    });
}

/**
 * Applies the SQL files of `migrations/` that are missing, in order, all in one transaction. They only ever add, so an
 * instance of the earlier release goes on working beside the new one. A file that has run must never change.
 */
export async function migrate(db: NodePgDatabase): Promise<void> {
  const migrations = readMigrations();
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    await transaction.execute(
      sql`create table if not exists migration (name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await transaction.execute<{ name: string; hash: string }>(sql`select name, hash from migration`);
    const applied = new Map(rows.map(({ name, hash }) => [name, hash]));
    for (const { name, text, hash } of migrations) {
      const known = applied.get(name);
      if (known === hash) continue;
      if (known) throw new Error(`migration ${name} was changed after it had been applied`);
      await transaction.execute(sql.raw(text));
      await transaction.execute(sql`insert into migration (name, hash) values (${name}, ${hash})`);
    }
  });
}
