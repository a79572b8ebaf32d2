import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from './database';
import { silentLog } from './database-log';
import { migrate } from './migrate';
import { openDatabase } from './open-database';
import { openPglite } from './open-pglite';
import { createPostgresDatabase, serverAnswers } from './scratch-database';

export { createPostgresDatabase };

/** A busy machine may take long over opening one; the tests themselves are quick. */
const openingTime = 60_000;

/** The path of the installed package holds its version, so another version makes a template of its own. */
function templateFile(): string {
  const version = createHash('sha256')
    .update(import.meta.resolve('@electric-sql/pglite'))
    .digest('hex')
    .slice(0, 12);
  return fileURLToPath(new URL(`../.cache/pglite-${version}.tar`, import.meta.url));
}

/** An embedded database in memory, from the second time on in a fraction of the usual time. */
export async function openTestDatabase(): Promise<Database> {
  const database = await openPglite({ template: templateFile(), log: silentLog });
  await migrate(database.db);
  return database;
}

/** Every table as it was after the migrations: for suites whose tests must not see each other's rows. */
export async function emptyTables({ db }: Database): Promise<void> {
  const { rows } = await db.execute<{ names: string | null }>(sql`
    select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'migration'`);
  const names = rows[0]?.names;
  if (names) await db.execute(sql.raw(`truncate ${names} restart identity cascade`));
}

const hasServer = await serverAnswers();

/** Whether tests that need a real server can run; `REQUIRE_POSTGRES=1` makes its absence a failure. */
export const postgresAvailable = hasServer || process.env.REQUIRE_POSTGRES === '1';

/**
 * The same tests on PGlite and on PostgreSQL. `database()` is open from the first test to the last of its suite.
 * Without a PostgreSQL server that half is reported as skipped.
 */
export function describeDatabases(name: string, tests: (database: () => Database) => void): void {
  describe(`${name} on PGlite`, () => {
    let database: Database | undefined;
    beforeAll(async () => {
      database = await openTestDatabase();
    }, openingTime);
    afterAll(() => database?.close());
    tests(() => opened(database));
  });

  if (!postgresAvailable) {
    test.skip(`${name} on PostgreSQL: no server at TEST_DATABASE_URL or on this machine`, () => undefined);
    return;
  }
  describe(`${name} on PostgreSQL`, () => {
    let database: Database | undefined;
    let drop: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      const created = await createPostgresDatabase();
      drop = created.drop;
      database = await openDatabase({ url: created.url });
    }, openingTime);
    afterAll(async () => {
      await database?.close();
      await drop?.();
    });
    tests(() => opened(database));
  });
}

function opened(database: Database | undefined): Database {
  if (!database) throw new Error('the database is open during tests only');
  return database;
}
