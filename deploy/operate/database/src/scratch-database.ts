import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Databases that are made for one run, on a PostgreSQL server that is there for tests and measurements. */

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function serverAnswers(): Promise<boolean> {
  try {
    await onServer('select 1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a new PostgreSQL database. It is empty, or a copy of another database that nobody uses; `drop` removes it.
 */
export async function createPostgresDatabase(
  purpose = 'test',
  copyOf?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `portal_${purpose}_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}${copyOf ? ` template ${copyOf}` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`drop database ${name} with (force)`) };
}
