import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database, Listening } from './database';
import { takeLock } from './lock-file';
import { startPgliteThread } from './pglite-thread';

const socketPort = 5432;

/** PGlite in `dataDir`, or in memory without one. */
export async function openPglite(dataDir?: string): Promise<Database> {
  let unlock: (() => void) | undefined;
  if (dataDir) {
    mkdirSync(dataDir, { recursive: true });
    unlock = takeLock(join(dataDir, 'portal.lock'));
  }
  // Only this user may enter the folder, so only this user may connect.
  const socketFolder = mkdtempSync(join(tmpdir(), 'portal-db-'));
  try {
    const socketFile = join(socketFolder, `.s.PGSQL.${socketPort}`);
    const thread = await startPgliteThread(dataDir && join(dataDir, 'pglite'), socketFile);
    const pool = new pg.Pool({
      host: socketFolder,
      port: socketPort,
      user: 'postgres',
      database: 'postgres',
      // See pglite-worker.mjs. Whoever is in a transaction must not ask the pool for a second connection.
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 30_000,
    });
    pool.on('error', () => undefined);
    // The one connection is also the one that hears notifications.
    const heard = new EventEmitter();
    pool.on('connect', (client) => {
      client.on('notification', ({ channel, payload = '' }) => heard.emit(channel, payload));
    });
    return {
      kind: 'pglite',
      db: drizzle(pool),
      async listen(channel: string, { onNotification }: Listening) {
        heard.on(channel, onNotification);
        await pool.query(`listen ${pg.escapeIdentifier(channel)}`);
        return async () => {
          heard.off(channel, onNotification);
        };
      },
      async ping() {
        await pool.query('select 1');
      },
      async close() {
        await pool.end();
        await thread.close();
        rmSync(socketFolder, { recursive: true, force: true });
        unlock?.();
      },
    };
  } catch (error) {
    rmSync(socketFolder, { recursive: true, force: true });
    unlock?.();
    throw error;
  }
}
