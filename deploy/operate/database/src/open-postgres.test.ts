import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openDatabase } from './open-database';
import { createPostgresDatabase, postgresAvailable } from './testing';

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 250 && !condition(); tries += 1) await wait(20);
  expect(condition()).toBe(true);
}

const terminateOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

/** Stands before the server. From `cutAt` on it ends each connection on which the word comes by. */
async function cutter(url: string) {
  const server = new URL(url);
  let cutAt: string | undefined;
  let cuts = 0;
  const proxy = createServer((socket) => {
    const upstream = connect(Number(server.port || 5432), server.hostname);
    socket.on('data', (data) => {
      if (cutAt === undefined || !data.includes(cutAt)) {
        upstream.write(data);
        return;
      }
      cuts += 1;
      socket.destroy();
    });
    upstream.pipe(socket);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const)
      one.on('error', () => undefined).on('close', () => other.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const through = new URL(url);
  through.hostname = '127.0.0.1';
  through.port = String((proxy.address() as AddressInfo).port);
  return {
    url: through.href,
    cutAt: (word: string | undefined) => {
      cutAt = word;
    },
    cuts: () => cuts,
    close: () => proxy.close(),
  };
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
    await other.db.execute(terminateOthers);
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

  test('[threat: database away] a connection lost inside a transaction fails that transaction alone', async () => {
    const { url, drop } = await createPostgresDatabase();
    const warnings: string[] = [];
    const database = await openDatabase({ url, log: { warn: (_, message) => warnings.push(message) } });
    const other = await openDatabase({ url });
    await database.db.execute(sql`create table kept (n int)`);
    const lost = database.db.transaction(async (transaction) => {
      await transaction.execute(sql`insert into kept values (1)`);
      await other.db.execute(terminateOthers);
      // No statement runs when the loss is noticed.
      await until(() => warnings.length > 0);
      await transaction.execute(sql`insert into kept values (2)`);
    });
    await expect(lost).rejects.toThrow();
    expect(warnings).toContain('a database connection was lost while it was in use');
    const running = database.db.transaction((transaction) => transaction.execute(sql`select pg_sleep(60)`));
    const failed = expect(running).rejects.toThrow();
    let sleeping = 0;
    while (sleeping === 0) {
      const { rows } = await other.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
      );
      sleeping = rows.length;
    }
    await other.db.execute(terminateOthers);
    await failed;
    const { rows } = await database.db.execute(sql`select n from kept`);
    expect(rows).toEqual([]);
    await database.close();
    await other.close();
    await drop();
  }, 60_000);

  test('[threat: database away] connections lost as a transaction begins take no place in the pool', async () => {
    const { url, drop } = await createPostgresDatabase();
    const cut = await cutter(url);
    const database = await openDatabase({ url: cut.url });
    cut.cutAt('begin');
    for (let n = 0; n < 25; n += 1)
      await expect(database.db.transaction(async () => undefined)).rejects.toThrow('Failed query: begin');
    cut.cutAt(undefined);
    await database.db.transaction((transaction) => transaction.execute(sql`select 1`));
    await database.close();
    cut.close();
    await drop();
  }, 60_000);

  test('[threat: database away] listeners whose connection is lost again and again are told of one gap', async () => {
    const { url, drop } = await createPostgresDatabase();
    const cut = await cutter(url);
    const database = await openDatabase({ url: cut.url });
    let gaps = 0;
    const heard: string[] = [];
    await database.listen('news', {
      onNotification: (payload) => heard.push(payload),
      onGap: () => {
        gaps += 1;
      },
    });
    const other = await openDatabase({ url });
    cut.cutAt('listen');
    await other.db.execute(terminateOthers);
    await until(() => cut.cuts() === 3);
    cut.cutAt(undefined);
    await until(() => gaps > 0);
    await other.db.execute(sql`select pg_notify('news', 'again')`);
    await until(() => heard.length > 0);
    expect({ gaps, heard }).toEqual({ gaps: 1, heard: ['again'] });
    await database.close();
    await other.close();
    cut.close();
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
