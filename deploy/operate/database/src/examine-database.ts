import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { readMigrations } from './migrate';

export interface ExaminedDatabase {
  /** As the server says it, such as `15.14`. */
  readonly version: string;
  /** As one number, such as 150014. */
  readonly versionNumber: number;
  /** Undefined: embedded, so there is no connection. */
  readonly tls: boolean | undefined;
  /** Migrations of this release that have not run. */
  readonly pending: readonly string[];
  /** Migrations that ran with another text than this release has. */
  readonly altered: readonly string[];
  /** Migrations of a later release. */
  readonly later: readonly string[];
  /** The database's clock minus that of this machine. */
  readonly aheadMs: number;
}

async function usesTls({ kind, db }: Database): Promise<boolean | undefined> {
  if (kind === 'pglite') return undefined;
  const { rows } = await db.execute<{ ssl: boolean }>(sql`select ssl from pg_stat_ssl where pid = pg_backend_pid()`);
  return rows[0]?.ssl ?? false;
}

async function appliedMigrations({ db }: Database): Promise<ReadonlyMap<string, string>> {
  const { rows: there } = await db.execute(sql`select where to_regclass('migration') is not null`);
  if (there.length === 0) return new Map();
  const { rows } = await db.execute<{ name: string; hash: string }>(sql`select name, hash from migration`);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

async function clockAhead({ db }: Database): Promise<number> {
  const asked = Date.now();
  const { rows } = await db.execute<{ at: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  );
  return (rows[0]?.at ?? asked) - (asked + Date.now()) / 2;
}

/** Tells what a database is like. It changes nothing. */
export async function examineDatabase(database: Database): Promise<ExaminedDatabase> {
  const { rows } = await database.db.execute<{ version: string; number: string }>(
    sql`select current_setting('server_version') as version, current_setting('server_version_num') as number`,
  );
  const applied = await appliedMigrations(database);
  const own = readMigrations();
  const names = new Set(own.map(({ name }) => name));
  return {
    version: rows[0]?.version ?? '',
    versionNumber: Number(rows[0]?.number),
    tls: await usesTls(database),
    pending: own.filter(({ name }) => !applied.has(name)).map(({ name }) => name),
    altered: own.filter(({ name, hash }) => applied.has(name) && applied.get(name) !== hash).map(({ name }) => name),
    later: [...applied.keys()].filter((name) => !names.has(name)),
    aheadMs: await clockAhead(database),
  };
}
