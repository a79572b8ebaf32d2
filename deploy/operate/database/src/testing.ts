import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import type { Database } from './database';
import { openDatabase } from './open-database';
import { createPreparedPostgres, hasPostgres, openPreparedPglite, type Preparation } from './prepared';
import { createPostgresDatabase } from './scratch-database';

export { createPostgresDatabase, createPreparedPostgres, type Preparation };

/**
 * On a busy machine the first suite of a run takes long, because it makes the database. The tests themselves are quick.
 */
const openingTime = 240_000;

/** The path of the installed package holds its version, so another version makes a template of its own. */
function templateFile(): string {
  const version = createHash('sha256')
    .update(import.meta.resolve('@electric-sql/pglite'))
    .digest('hex')
    .slice(0, 12);
  return fileURLToPath(new URL(`../.cache/pglite-${version}.tar`, import.meta.url));
}

/** The tables without rows. */
const empty: Preparation = { name: 'empty', fill: async () => undefined };

/** Opens an embedded database in memory. From the second time on it takes only a fraction of the usual time. */
export function openTestDatabase(preparation = empty): Promise<Database> {
  return openPreparedPglite(preparation, templateFile());
}

/** Returns whether tests that need a real server can run; `REQUIRE_POSTGRES=1` makes its absence a failure. */
export const postgresAvailable = process.env.REQUIRE_POSTGRES === '1' || (await hasPostgres());

type Tests = (database: () => Database) => void;

function describeOnPglite(name: string, tests: Tests, preparation: Preparation): void {
  describe(`${name} on PGlite`, () => {
    let database: Database | undefined;
    beforeAll(async () => {
      database = await openTestDatabase(preparation);
    }, openingTime);
    afterAll(() => database?.close());
    tests(() => opened(database));
  });
}

function describeOnPostgres(name: string, tests: Tests, preparation: Preparation): void {
  describe(`${name} on PostgreSQL`, () => {
    let database: Database | undefined;
    let drop: (() => Promise<void>) | undefined;
    beforeAll(async () => {
      const created = await createPreparedPostgres(preparation);
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

/**
 * Runs the same tests on PGlite and on PostgreSQL: for suites whose subject is the database, or calls that meet in it.
 * `database()` is open from the first test to the last of its suite. Without a PostgreSQL server the report shows that
 * half as skipped.
 */
export function describeDatabases(name: string, tests: Tests, preparation = empty): void {
  describeOnPglite(name, tests, preparation);
  if (postgresAvailable) describeOnPostgres(name, tests, preparation);
  else test.skip(`${name} on PostgreSQL: no server at TEST_DATABASE_URL or on this machine`, () => undefined);
}

/**
 * Runs the tests on PostgreSQL, or on PGlite where no server answers: for suites whose subject is the same on both. The
 * browser tests call the same code on PGlite. `TEST_DATABASES=both` runs these suites on both too.
 */
export function describeDatabase(name: string, tests: Tests, preparation = empty): void {
  if (process.env.TEST_DATABASES === 'both') describeDatabases(name, tests, preparation);
  else if (postgresAvailable) describeOnPostgres(name, tests, preparation);
  else describeOnPglite(name, tests, preparation);
}

function opened(database: Database | undefined): Database {
  if (!database) throw new Error('the database is open during tests only');
  return database;
}
