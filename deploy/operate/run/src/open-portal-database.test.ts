import { afterEach, expect, test } from '@jest/globals';
import { createPostgresDatabase, postgresAvailable } from '@portal/database/testing';
import { seedDemo } from '@portal/demonstration/seed/seed';
import { openPortalDatabase } from './open-portal-database';
import { readSettings } from './read-settings';

const whenPostgres = postgresAvailable ? test : test.skip;
const dropping: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const drop of dropping.splice(0)) await drop();
});

async function emptyDatabase() {
  const created = await createPostgresDatabase();
  dropping.push(created.drop);
  const real = { DEMO: 'off', PUBLIC_URL: 'https://portal.example.com', DATABASE_URL: created.url };
  return {
    demonstration: readSettings({ DATABASE_URL: created.url }, '/nowhere'),
    real: readSettings(real, '/nowhere'),
  };
}

whenPostgres('a database that ever held a demonstration never becomes a real portal', async () => {
  const { demonstration, real } = await emptyDatabase();
  const database = await openPortalDatabase(demonstration);
  await seedDemo(database);
  await database.close();
  await expect(openPortalDatabase(real)).rejects.toThrow('held a demonstration');
  await (await openPortalDatabase(demonstration)).close();
});

whenPostgres('also where the mark is missing, since the demonstration is older than the mark', async () => {
  const { demonstration, real } = await emptyDatabase();
  const database = await openPortalDatabase(demonstration);
  await seedDemo(database);
  // The state that the release before leaves. This release's migrations run when it opens the database.
  await database.db.execute("delete from migration where name = '0074_demonstration.sql'");
  await database.db.execute('drop table demonstration');
  await database.close();
  await expect(openPortalDatabase(real)).rejects.toThrow('held a demonstration');
});

whenPostgres('a database with real customers is no place for a demonstration', async () => {
  const { demonstration, real } = await emptyDatabase();
  const database = await openPortalDatabase(real);
  await database.db.execute(`insert into platform.company
    (comp_code, tenant, comp_name, credit_code, comp_status, created_at) values ('C1', 'x', 'x', 'x', '40', now())`);
  await database.close();
  await expect(openPortalDatabase(demonstration)).rejects.toThrow('real customers');
  await (await openPortalDatabase(real)).close();
});

whenPostgres('nor is one with real staff, before there are customers', async () => {
  const { demonstration, real } = await emptyDatabase();
  const database = await openPortalDatabase(real);
  await database.db.execute(`insert into platform.staff
    (staff_id, login_name, display_name, state, created_at) values ('T1', 'boss', '王总', 'invited', now())`);
  await database.close();
  await expect(openPortalDatabase(demonstration)).rejects.toThrow('real customers');
});
