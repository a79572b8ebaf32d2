import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openDatabase } from './open-database';
import { createPostgresDatabase, postgresAvailable } from './testing';

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 250 && !condition(); tries += 1) await wait(20);
  expect(condition()).toBe(true);
}

(postgresAvailable ? describe : describe.skip)('on one PostgreSQL', () => {
  test('instances that start at once all find the schema whole', async () => {
    const { url, drop } = await createPostgresDatabase();
    const instances = await Promise.all([openDatabase({ url }), openDatabase({ url }), openDatabase({ url })]);
    for (const { db } of instances) await db.execute(sql`select 1 from release`);
    await Promise.all(instances.map((instance) => instance.close()));
    await drop();
  }, 60_000);

  test('a lost connection is made anew: listeners are told of the gap and go on hearing', async () => {
    const { url, drop } = await createPostgresDatabase();
    const warnings: string[] = [];
    const database = await openDatabase({ url, log: { warn: (_, message) => warnings.push(message) } });
    const heard: string[] = [];
    let gaps = 0;
    await database.listen('news', {
      onNotification: (payload) => heard.push(payload),
      onGap: () => {
        gaps += 1;
      },
    });
    const other = await openDatabase({ url });
    await other.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await until(() => gaps === 1);
    await other.db.execute(sql`select pg_notify('news', 'again')`);
    await until(() => heard.length > 0);
    expect(heard).toEqual(['again']);
    expect(warnings).toContain('the database connection for notifications was lost');
    await database.ping();
    await database.close();
    await other.close();
    await drop();
  }, 60_000);

  test('whoever stops listening hears nothing more', async () => {
    const { url, drop } = await createPostgresDatabase();
    const database = await openDatabase({ url });
    const heard: string[] = [];
    const [stopFirst] = await Promise.all([
      database.listen('news', { onNotification: (payload) => heard.push(`first ${payload}`) }),
      database.listen('news', { onNotification: (payload) => heard.push(`second ${payload}`) }),
    ]);
    await stopFirst();
    await database.db.execute(sql`select pg_notify('news', 'one')`);
    await until(() => heard.length > 0);
    expect(heard).toEqual(['second one']);
    await database.close();
    await drop();
  }, 60_000);
});
