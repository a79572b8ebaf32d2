import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Database, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { sql } from 'drizzle-orm';

const kills = 13;
/** A process publishes this many at once. A kill breaks off all of them, each at another moment. */
const lanes = 4;
const script = fileURLToPath(new URL('./testing/publish-many.ts', import.meta.url));

jest.setTimeout(600_000);

let database: Database;
let url = '';
let drop: () => Promise<void>;

beforeAll(async () => {
  if (!postgresAvailable) return;
  ({ url, drop } = await createPostgresDatabase());
  database = await openDatabase({ url });
});
afterAll(async () => {
  await database?.close();
  await drop?.();
});

/** Lets a process publish, and kills it without a warning: at some moment after its beginning or its first release. */
async function publishAndKill(name: string, after: 'ready' | 'published'): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, url, name, String(lanes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) if (line === after) break;
  await wait(Math.random() * 300);
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const number = async (query: ReturnType<typeof sql>) =>
  Number((await database.db.execute<{ n: string }>(query)).rows[0]?.n);

(postgresAvailable ? test : test.skip)(
  '[threat: killed process] a publish killed at any point leaves nothing half-published',
  async () => {
    const names = Array.from({ length: kills }, (_, n) => `k${n}`);
    const worker = async () => {
      for (let name = names.shift(); name; name = names.shift())
        await publishAndKill(name, names.length % 2 === 0 ? 'published' : 'ready');
    };
    await Promise.all([worker(), worker()]);

    const releases = await number(sql`select count(*) as n from release`);
    expect(releases).toBeGreaterThan(0);
    const incomplete = sql`select count(*) as n from release r where jsonb_array_length(r.record -> 'assets')
    <> (select count(*) from release_asset a join blob b using (sha384) where a.release_id = r.id)`;
    expect(await number(incomplete)).toBe(0);
    expect(await number(sql`select count(*) as n from release_audit where action = 'publish'`)).toBe(releases);
    const orphans = sql`select count(*) as n from blob b where not exists (select 1 from release_asset a where a.sha384 = b.sha384)`;
    expect(await number(orphans)).toBe(0);
  },
);
