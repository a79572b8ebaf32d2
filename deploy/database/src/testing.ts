import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, test } from '@jest/globals';
import pg from 'pg';
import type { Database } from './database';
import { openDatabase } from './open-database';

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 1_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function serverAnswers(): Promise<boolean> {
  try {
    await onServer('select 1');
    return true;
  } catch {
    return false;
  }
}

/** A PostgreSQL database of its own; `drop` removes it. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `portal_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
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
    let database: Database;
    beforeAll(async () => {
      database = await openDatabase({});
    }, 30_000);
    afterAll(() => database.close());
    tests(() => database);
  });

  if (!postgresAvailable) {
    test.skip(`${name} on PostgreSQL: no server at TEST_DATABASE_URL or on this machine`, () => undefined);
    return;
  }
  describe(`${name} on PostgreSQL`, () => {
    let database: Database;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const created = await createPostgresDatabase();
      drop = created.drop;
      database = await openDatabase({ url: created.url });
    }, 30_000);
    afterAll(async () => {
      await database.close();
      await drop();
    });
    tests(() => database);
  });
}
