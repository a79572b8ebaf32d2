import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { type Database, openDatabase } from '@portal/database';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { accountRelease, type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';
import { openPageWith } from '../testing/telling-page';

jest.setTimeout(patience);

let database: Database;
let other: Database;
let drop: () => Promise<void>;
let portal: Delivered;
beforeAll(async () => {
  if (!postgresAvailable) return;
  const created = await createPostgresDatabase();
  drop = created.drop;
  database = await openDatabase({ url: created.url });
  other = await openDatabase({ url: created.url });
  portal = await deliveredGateway(database, { trustProxy: '127.0.0.1' });
});
afterAll(async () => {
  await portal?.gateway.close();
  await database?.close();
  await other?.close();
  await drop?.();
});

/** Holds a table until somebody waits for it, and ends the connection of whoever waits. Tells how many waited. */
function loseWhoeverWaitsFor(table: string): Promise<number> {
  return other.db.transaction(async (transaction) => {
    await transaction.execute(`lock table ${table} in access exclusive mode`);
    let lost = 0;
    await until(async () => {
      const { rows } = await transaction.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`,
      );
      lost = rows.length;
      return lost > 0;
    });
    return lost;
  });
}

const onServer = postgresAvailable ? test : test.skip;

onServer('[threat: database away] a change whose connection is lost fails alone, and nothing of it stays', async () => {
  const change = { platformName: '改名' };
  const lost = loseWhoeverWaitsFor('public.release_audit');
  expect(await portal.call('PATCH', '/tenants/localhost', change)).toMatchObject({
    status: 503,
    body: { error: { code: 'unavailable' } },
  });
  expect(await lost).toBe(1);
  // The name was not changed before.
  expect(await portal.call('PATCH', '/tenants/localhost', change)).toMatchObject({
    status: 200,
    body: { changed: ['platformName'] },
  });
});

onServer('[threat: database away] a round of reports whose connection is lost does not end the rounds', async () => {
  await portal.upload(accountRelease('r2'));
  const canary = { release: 'account@r2', percent: 99 };
  await portal.call('PUT', '/tenants/localhost/slots/account/canary', canary);
  const lost = loseWhoeverWaitsFor('public.release_audit');
  for (let n = 0; n < 25; n += 1) {
    const page = await openPageWith(portal.gateway, 'r2', { address: `10.1.${n}.1` });
    await page.tell({ outcome: 'loaded' });
    await page.tell({ crash: 'render' });
  }
  expect(await lost).toBe(1);
  await until(async () => {
    const { body } = await portal.call('GET', '/audit?tenant=localhost&slot=account&limit=1');
    return (body.changes as { action: string }[])[0]?.action === 'canary-rollback';
  }, 30_000);
});
