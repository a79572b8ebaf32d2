import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Database, openDatabase } from '@portal/database';
import { createPostgresDatabase, describeDatabases, postgresAvailable } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import type { Catalog } from './catalog';
import { createReleases, type Releases } from './releases';
import { jointReleases, jointSlots, jointAssignments as together } from './testing/joint-releases';

const by = 'lin';
const tenant = 'localhost';

/** The machine may be busy. */
jest.setTimeout(60_000);

async function publishAll(releases: Releases, build: string, version: string): Promise<void> {
  for (const made of jointReleases(build, version)) await releases.publish({ ...made, by });
}

async function publishSets(releases: Releases): Promise<void> {
  await publishAll(releases, 'v1', '1.0.0');
  await publishAll(releases, 'v2', '2.0.0');
}

function seen({ tenants }: Catalog) {
  const found = tenants.find(({ code }) => code === tenant);
  return {
    changeSet: found?.changeSet ?? 0,
    builds: Object.fromEntries((found?.pointers ?? []).map(({ slot, release }) => [slot, release.record.build])),
  };
}
const slotNames = ['host', ...jointSlots];
const all = (build: string) => Object.fromEntries(slotNames.map((slot) => [slot, build]));

describeDatabases('slots that move together', (database) => {
  let releases: Releases;
  const now = async () => seen(await releases.readCatalog());
  const move = (build: string) => releases.assignTogether({ tenant, releases: together(build), by });
  const latest = async () => (await releases.readChangeSets({ tenant, limit: 1 }))[0];

  beforeAll(async () => {
    releases = createReleases(database());
    await seedDemoTenants(releases, by);
    await publishSets(releases);
    await publishAll(releases, 'v2b', '2.0.0');
  });
  beforeEach(async () => {
    await move('v1');
    await move('v2');
  });

  test('have one number, which the catalog tells; every other change has its own', async () => {
    const before = await now();
    expect(before.builds).toEqual(all('v2'));
    const { changeSet } = await move('v1');
    expect(changeSet).toBeGreaterThan(before.changeSet);
    expect(await now()).toEqual({ changeSet, builds: all('v1') });
    const changes = await releases.readAudit({ tenant, limit: slotNames.length });
    expect(changes.map((row) => row.changeSet)).toEqual(slotNames.map(() => changeSet));
    expect((await move('v1')).changeSet).toBeNull();
    expect((await now()).changeSet).toBe(changeSet);

    await move('v2');
    const account = { tenant, slot: 'account', by };
    const numbers = [(await now()).changeSet];
    for (const act of [
      () => releases.startCanary({ ...account, package: 'account', build: 'v2b', percent: 10 }),
      () => releases.promoteCanary(account),
      () => releases.rollback(account),
      () => releases.unassign(account),
    ]) {
      const made = await act();
      expect(made.changeSet).toBe((await now()).changeSet);
      numbers.push((await now()).changeSet);
    }
    expect(new Set(numbers).size).toBe(5);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    // There is nothing to which an emptied slot could go back.
    expect(await latest()).toMatchObject({ action: 'unassign', isWhole: false, slots: [{ to: null }] });
    const [demo] = (await releases.readCatalog()).tenants.filter(({ code }) => code !== tenant);
    expect(demo?.changeSet).toBe(0);
    // The brand is no part of what runs.
    await releases.changeTenant({ code: tenant, changes: { platformName: '改名' }, by });
    expect((await now()).changeSet).toBe(numbers.at(-1));
  });

  test('go back in one transaction, as a whole or named', async () => {
    const { changeSet } = await now();
    await expect(releases.rollback({ tenant, slot: 'host', by })).rejects.toThrow('@portal/shared');
    expect((await releases.rollbackTogether({ tenant, changeSet, by })).slots.map(({ slot }) => slot)).toEqual(
      slotNames,
    );
    expect((await now()).builds).toEqual(all('v1'));
    await move('v2');
    const slots = slotNames.toReversed().map((slot) => ({ slot }));
    const { watch, changeSet: back } = await releases.rollbackTogether({ tenant, slots, by });
    expect(await now()).toEqual({ changeSet: back, builds: all('v1') });
    // Nobody undoes by itself what a person took back.
    expect(watch?.ifBad).toBe('tell');
  });

  test('do not go back as a whole when one of them has moved on, and nothing has moved then', async () => {
    const { changeSet } = await now();
    await releases.assign({ tenant, slot: 'account', package: 'account', build: 'v2b', by });
    await expect(releases.rollbackTogether({ tenant, changeSet, by })).rejects.toThrow(/account 又切换过/);
    await expect(releases.rollbackTogether({ tenant, changeSet: 1_000_000, by })).rejects.toThrow(/没有切换/);
    expect((await now()).builds).toEqual({ ...all('v2'), account: 'v2b' });
    expect(await latest()).toMatchObject({ isWhole: true, slots: [{ slot: 'account', to: 'account@v2b' }] });
    const sets = await releases.readChangeSets({ tenant, limit: 2 });
    expect(sets[1]).toMatchObject({ changeSet, isWhole: false, by, action: 'assign' });
    expect(sets[1]?.slots.map(({ slot, from, to }) => [slot, from, to])).toEqual(
      slotNames.map((slot) => [slot, `${slot}@v1`, `${slot}@v2`]),
    );
  });

  test('the one that goes back alone says which others came with it and stay', async () => {
    await releases.assign({ tenant, slot: 'account', package: 'account', build: 'v2b', by });
    const joint = ['account', 'registration'].map((slot) => ({ slot, package: slot, build: 'v2' }));
    await releases.assign({ tenant, slot: 'registration', package: 'registration', build: 'v2b', by });
    const { changeSet } = await releases.assignTogether({ tenant, releases: joint, by });
    const { warnings } = await releases.rollback({ tenant, slot: 'account', by });
    expect(warnings?.map(({ en }) => en)).toEqual([
      expect.stringMatching(
        new RegExp(`together with registration in change ${changeSet}.*portal rollback localhost registration$`),
      ),
    ]);
    const { warnings: none } = await releases.rollback({ tenant, slot: 'registration', by });
    expect(none).toBeUndefined();
  });

  test('can be tried: all faults at once, and nothing is moved or told', async () => {
    const before = await now();
    await releases.assign({ tenant, slot: 'account', package: 'account', build: 'v2b', by });
    await releases.setStanding({ package: 'account', build: 'v1', to: 'blocked', reason: '有漏洞', by });
    const tried = releases.tryAssign({ tenant, releases: together('v1').slice(0, 2) });
    // The blocked release, and the slots that would not run in the older host.
    await expect(tried).rejects.toThrow(/account@v1 已被 lin 禁用[\s\S]*@portal\/shared 需要 \^2/);
    await releases.setStanding({ package: 'account', build: 'v1', to: 'allowed', by });
    const audited = (await releases.readAudit({ limit: 1 }))[0]?.id;
    expect(await releases.tryAssign({ tenant, releases: together('v1') })).toMatchObject([
      { slot: 'host', from: 'host@v2', to: 'host@v1', changed: true },
      { slot: 'account', from: 'account@v2b', to: 'account@v1', changed: true },
      { slot: 'registration', changed: true },
      { slot: 'product', changed: true },
    ]);
    expect(await releases.tryRollback({ tenant, slots: [{ slot: 'account' }] })).toMatchObject([
      { slot: 'account', from: 'account@v2b', to: 'account@v2' },
    ]);
    expect((await now()).builds).toEqual({ ...before.builds, account: 'v2b' });
    expect((await releases.readAudit({ limit: 1 }))[0]?.id).toBe(audited);
  });

  test('a change says until when it is watched, and what follows if it is bad', async () => {
    await releases.changeTenant({ code: tenant, changes: { watch: 'goBack' }, by });
    const { watch } = await move('v1');
    expect(watch?.ifBad).toBe('goBack');
    expect(watch && watch.until.getTime() - Date.now()).toBeGreaterThan(25 * 60_000);
    expect((await move('v1')).watch).toBeNull();
    await releases.changeTenant({ code: tenant, changes: { watch: 'tell' }, by });
  });
});

const onServer = postgresAvailable ? describe : describe.skip;

onServer('a catalog', () => {
  let [reading, changing]: (Database | undefined)[] = [];
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const created = await createPostgresDatabase();
    drop = created.drop;
    reading = await openDatabase({ url: created.url });
    changing = await openDatabase({ url: created.url });
    const releases = createReleases(changing);
    await seedDemoTenants(releases, by);
    await publishSets(releases);
    await releases.assignTogether({ tenant, releases: together('v1'), by });
  });
  afterAll(async () => {
    await reading?.close();
    await changing?.close();
    await drop();
  });

  test('holds one change, also if the next one is made while it is read', async () => {
    if (!reading || !changing) throw new Error('no database');
    const [reader, writer, holder] = [createReleases(reading), createReleases(changing), changing.db];
    const before = seen(await reader.readCatalog());
    let read: Promise<Catalog> | undefined;
    // The reader has the tenants, waits for this table, and goes on to the pointers after the change.
    await holder.transaction(async (transaction) => {
      await transaction.execute('lock table public.slot_service in access exclusive mode');
      read = reader.readCatalog();
      for (let waiting = 0; waiting === 0; ) {
        const { rows } = await transaction.execute(
          "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        waiting = rows.length;
      }
      await writer.assignTogether({ tenant, releases: together('v2'), by });
    });
    const after = seen(await reader.readCatalog());
    expect(after).toEqual({ changeSet: expect.any(Number), builds: all('v2') });
    expect(after.changeSet).toBeGreaterThan(before.changeSet);
    expect(await read?.then(seen)).toEqual({ changeSet: before.changeSet, builds: all('v1') });
  });
});
