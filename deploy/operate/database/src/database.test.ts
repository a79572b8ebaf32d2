import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { describeDatabases } from './testing';

describeDatabases('database', (database) => {
  test('fifty transactions at once: each sees only its own steps', async () => {
    const { db } = database();
    await db.execute(sql`create table account (id int primary key, amount int not null)`);
    await db.execute(sql`insert into account select n, 100 from generate_series(1, 10) n`);
    await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        db
          .transaction(async (transaction) => {
            const from = (n % 10) + 1;
            const to = ((n + 3) % 10) + 1;
            // Every transaction locks in the same order, so that no two wait for each other.
            await transaction.execute(sql`select 1 from account where id in (${from}, ${to}) order by id for update`);
            await transaction.execute(sql`update account set amount = amount - 7 where id = ${from}`);
            if (n % 5 === 0) throw new Error('undone');
            await transaction.execute(sql`update account set amount = amount + 7 where id = ${to}`);
          })
          .catch((error: unknown) => {
            if (!String(error).includes('undone')) throw error;
          }),
      ),
    );
    const { rows } = await db.execute<{ sum: string }>(sql`select sum(amount) as sum from account`);
    expect(Number(rows[0]?.sum)).toBe(1000);
  }, 20_000);

  test('a notification arrives with its text, also from within a transaction', async () => {
    const heard: string[] = [];
    const stop = await database().listen('news', { onNotification: (payload) => heard.push(payload) });
    await database().db.transaction((transaction) => transaction.execute(sql`select pg_notify('news', '发布')`));
    for (let tries = 0; tries < 100 && heard.length === 0; tries += 1) await wait(20);
    expect(heard).toEqual(['发布']);
    await stop();
  });

  test('a query with Chinese text, null and bytes comes back as it went', async () => {
    const bytes = Buffer.from([0, 1, 255, 0]);
    const { rows } = await database().db.execute<{ text: string; nothing: null; bytes: Buffer }>(
      sql`select ${'票据'}::text as text, ${null}::text as nothing, ${bytes}::bytea as bytes`,
    );
    expect(rows[0]).toEqual({ text: '票据', nothing: null, bytes });
  });
});

describeDatabases('after a failed statement', (database) => {
  test('the next ones go on, and notifications are still heard', async () => {
    const { db } = database();
    const heard: string[] = [];
    const stop = await database().listen('failures', { onNotification: (payload) => heard.push(payload) });
    await db.execute(sql`create table unique_number (n int primary key)`);
    await db.execute(sql`insert into unique_number values (1)`);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => db.execute(sql`insert into unique_number values (${n % 2 ? 1 : 100 + n})`)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.cause.code] : []));
    expect(new Set(failures)).toEqual(new Set(['23505']));
    await db.execute(sql`select pg_notify('failures', 'still there')`);
    for (let tries = 0; tries < 100 && heard.length === 0; tries += 1) await wait(20);
    expect(heard).toEqual(['still there']);
    await stop();
  });
});
