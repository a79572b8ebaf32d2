import type { ReleaseRecord } from '@portal/release-record';
import { sql } from 'drizzle-orm';
import type { DatabaseLog } from './database-log';
import { readMigrations } from './migrate';
import { openPostgres } from './open-postgres';

/** A release in a slot of a tenant. */
export interface InstalledPlace {
  readonly tenant: string;
  readonly slot: string;
  readonly record: ReleaseRecord;
}

export interface InstalledPortal {
  /** Migrations of this version that have not run; null: the database is empty. */
  readonly pending: readonly string[] | null;
  /** Migrations that ran, and that this version does not know or has changed. */
  readonly foreign: readonly string[];
  readonly places: readonly InstalledPlace[];
}

/**
 * Reads what an installed portal runs, of this version or an earlier one, and changes nothing: it asks only for what
 * every version has.
 */
export async function readInstalled(url: string, tls: boolean, log: DatabaseLog): Promise<InstalledPortal> {
  const database = openPostgres(url, tls, { log });
  try {
    return await database.db.transaction(
      async (transaction) => {
        const { rows: there } = await transaction.execute(sql`select where to_regclass('migration') is not null`);
        if (there.length === 0) return { pending: null, foreign: [], places: [] };
        const { rows: ran } = await transaction.execute<{ name: string; hash: string }>(
          sql`select name, hash from migration order by name`,
        );
        const own = new Map(readMigrations().map(({ name, hash }) => [name, hash]));
        const done = new Set(ran.map(({ name }) => name));
        const { rows: places } = await transaction.execute<InstalledPlace & Record<string, unknown>>(sql`
          select pointer.tenant_code as tenant, pointer.slot, release.record
            from pointer join release on release.id = pointer.release_id
            order by pointer.tenant_code, pointer.slot`);
        return {
          pending: [...own.keys()].filter((name) => !done.has(name)),
          foreign: ran.filter(({ name, hash }) => own.get(name) !== hash).map(({ name }) => name),
          places: places.map(({ tenant, slot, record }) => ({ tenant, slot, record })),
        };
      },
      { accessMode: 'read only' },
    );
  } finally {
    await database.close();
  }
}
