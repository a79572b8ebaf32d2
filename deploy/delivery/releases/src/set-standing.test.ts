import { beforeEach, expect, jest, test } from '@jest/globals';
import { describeDatabases } from '@portal/database/testing';
import { seedDemoTenants } from '@portal/demonstration/tenants/demo-tenants';
import { createReleases, type Releases } from './releases';
import type { StandingChange } from './set-standing';
import { chinese } from './testing/chinese';
import { host, remote } from './testing/records';

const by = 'test';
const slot = 'account';
const tenants = ['jinqiao.localhost', 'localhost'] as const;

/** The machine may be busy. */
jest.setTimeout(60_000);

describeDatabases('the standing of a release', (database) => {
  let releases: Releases;
  /** Each test has builds of its own, since a reason stays with a build. */
  let series = 0;
  let [a, b, c] = ['', '', ''];
  const name = (build: string) => `account@${build}`;
  const assign = (build: string, tenant = 'localhost') =>
    releases.assign({ tenant, slot, package: 'account', build, by });
  const set = (build: string, to: StandingChange['to'], more: Partial<StandingChange> = {}) =>
    releases.setStanding({ package: 'account', build, to, reason: '登录页白屏', by, ...more });
  const pointerIn = async (tenant: string) =>
    (await releases.readCatalog()).tenants
      .find(({ code }) => code === tenant)
      ?.pointers.find((pointer) => pointer.slot === slot);
  const runs = async (tenant = 'localhost') => {
    const pointer = await pointerIn(tenant);
    return [pointer?.release, pointer?.lastGood, pointer?.canary?.release].map((one) => one?.record.build ?? null);
  };

  beforeEach(async () => {
    if (series === 0) {
      releases = createReleases(database());
      await seedDemoTenants(releases, by);
      await releases.publish({ ...host('h1'), by });
      for (const tenant of tenants) await releases.assign({ tenant, slot: 'host', package: 'host', build: 'h1', by });
    }
    series += 1;
    [a, b, c] = ['a', 'b', 'c'].map((letter) => `${letter}${series}`) as [string, string, string];
    for (const build of [a, b, c]) await releases.publish({ ...remote(build), by });
    for (const tenant of tenants) if (await pointerIn(tenant)) await releases.unassign({ tenant, slot, by });
    for (const build of [a, b]) await assign(build);
  });

  test('a deprecated release can be assigned, with a warning that names the reason', async () => {
    await set(c, 'deprecated', { reason: '  请改用 1.2 ' });
    const warnings = [`版本 ${name(c)} 已被 test 弃用（请改用 1.2）：请尽快换用其他版本。`];
    const moved = await assign(c);
    expect([moved.changed, chinese(moved.warnings ?? [])]).toEqual([true, warnings]);
    await set(c, 'allowed', { reason: undefined });
    await assign(a);
    expect(await assign(c)).not.toHaveProperty('warnings');
  });

  test('a blocked release is refused by everything that brings it to somebody', async () => {
    await releases.startCanary({ tenant: 'localhost', slot, package: 'account', build: c, percent: 10, by });
    expect((await set(c, 'blocked')).runs).toEqual([{ tenant: 'localhost', slot, as: 'canary' }]);
    const sentence = `版本 ${name(c)} 已被 test 禁用（登录页白屏）`;
    const canary = { tenant: 'localhost', slot, package: 'account', build: c, by };
    await expect(releases.startCanary({ ...canary, percent: 20 })).rejects.toThrow(sentence);
    await expect(releases.promoteCanary({ tenant: 'localhost', slot, by })).rejects.toThrow(sentence);
    expect(await runs()).toEqual([b, a, c]);
    // A smaller share and the end are ways out.
    await releases.startCanary({ ...canary, percent: 5 });
    await releases.stopCanary({ tenant: 'localhost', slot, by });
    await expect(assign(c)).rejects.toThrow(sentence);
    await expect(releases.startCanary({ ...canary, percent: 1 })).rejects.toThrow(sentence);
    const link = {
      ...{ kind: 'override' as const, tenant: 'localhost', slot, package: 'account', build: c, origin: null },
      ...{ expiresAt: new Date(Date.now() + 60_000), by },
    };
    await expect(releases.createOverrideGrant(link)).rejects.toThrow(sentence);
    await set(c, 'allowed');
    expect(await assign(c)).toMatchObject({ changed: true });
  });

  test('a roll-back passes over blocked releases and says so; the next one goes on from there', async () => {
    await assign(c);
    await set(b, 'blocked');
    const moved = await releases.rollback({ tenant: 'localhost', slot, by });
    expect(chinese(moved.warnings ?? [])).toEqual([expect.stringContaining(`已跳过：版本 ${name(b)} 已被 test 禁用`)]);
    expect(await runs()).toEqual([a, null, null]);
    await expect(releases.rollback({ tenant: 'localhost', slot, by })).rejects.toThrow('没有可回退的版本');
  });

  test('a roll-back with nothing but blocked releases before it says which', async () => {
    await set(a, 'blocked');
    await expect(releases.rollback({ tenant: 'localhost', slot, by })).rejects.toThrow(
      new RegExp(`没有可回退的版本：请用 assign 指定其他版本。\\n已跳过：版本 ${name(a)}`),
    );
  });

  test('nobody falls back to a blocked release, before a change or after it', async () => {
    expect((await set(a, 'blocked')).runs).toEqual([{ tenant: 'localhost', slot, as: 'fall-back' }]);
    expect(await runs()).toEqual([b, null, null]);
    await set(b, 'blocked');
    await assign(c);
    expect(await runs()).toEqual([c, null, null]);
    await set(b, 'allowed');
    expect(await runs()).toEqual([c, null, null]);
  });

  test('blocking says where it runs and stops nothing there', async () => {
    for (const build of [a, b]) await assign(build, 'jinqiao.localhost');
    const { runs: places, rolledBack } = await set(b, 'blocked');
    expect(places).toEqual(tenants.map((tenant) => ({ tenant, slot, as: 'release' })));
    expect(rolledBack).toEqual([]);
    for (const tenant of tenants) expect((await runs(tenant))[0]).toBe(b);
    // The running release assigned once more changes nothing, so it is no fault.
    expect(await assign(b)).toMatchObject({ changed: false });
    expect((await pointerIn('localhost'))?.release.standing).toMatchObject({
      name: 'blocked',
      reason: '登录页白屏',
      by,
    });
  });

  test('with a roll-back every slot leaves it first, a canary too, and its links are revoked', async () => {
    await assign(a, 'jinqiao.localhost');
    await releases.startCanary({ tenant: 'jinqiao.localhost', slot, package: 'account', build: b, percent: 10, by });
    const link = (tenant: string) =>
      releases.createOverrideGrant({
        ...{ kind: 'override', tenant, slot, package: 'account', build: b, origin: null },
        ...{ expiresAt: new Date(Date.now() + 60_000), by },
      });
    const [opened, waiting] = [await link('localhost'), await link('localhost')];
    await releases.openOverrideGrant(opened);
    const changed = await set(b, 'blocked', { rollBack: true });
    expect(changed).toMatchObject({
      runs: [],
      rolledBack: [
        { tenant: 'jinqiao.localhost', slot, as: 'canary' },
        { tenant: 'localhost', slot, as: 'release' },
      ],
      links: { revoked: 2, held: 0 },
    });
    expect([await runs('jinqiao.localhost'), await runs()]).toEqual([
      [a, null, null],
      [a, null, null],
    ]);
    expect(await releases.openOverrideGrant(waiting)).toBeUndefined();
    expect((await releases.readAudit({ limit: 6 })).map(({ action }) => action).sort()).toEqual([
      'canary-stop',
      'override-open',
      'override-revoke',
      'override-revoke',
      'release-block',
      'rollback',
    ]);
  });

  test('without a roll-back only links that nobody has opened are revoked', async () => {
    const link = () =>
      releases.createOverrideGrant({
        ...{ kind: 'override', tenant: 'localhost', slot, package: 'account', build: c, origin: null },
        ...{ expiresAt: new Date(Date.now() + 60_000), by },
      });
    await releases.openOverrideGrant(await link());
    const waiting = await link();
    expect((await set(c, 'blocked')).links).toEqual({ revoked: 1, held: 1 });
    expect(await releases.openOverrideGrant(waiting)).toBeUndefined();
  });

  test('where one slot has nothing to go back to, nothing happens at all', async () => {
    await assign(b, 'jinqiao.localhost');
    await expect(set(b, 'blocked', { rollBack: true })).rejects.toThrow(
      '租户 jinqiao.localhost 的位置 account 没有可回退的版本',
    );
    expect(await runs()).toEqual([b, a, null]);
    expect(await assign(c)).not.toHaveProperty('warnings');
    expect(await assign(b)).toMatchObject({ changed: true });
  });

  test('is audited with its reason; no reason and no such build are refused', async () => {
    await set(c, 'blocked');
    const [row] = await releases.readAudit({ limit: 1 });
    expect(row).toMatchObject({ who: by, action: 'release-block', toBuild: name(c), detail: { reason: '登录页白屏' } });
    await expect(set(c, 'deprecated', { reason: ' ' })).rejects.toThrow('请用 --reason 说明原因');
    await expect(set('never', 'blocked')).rejects.toThrow('没有已发布的构建 account@never');
  });

  test('of an assignment and a block at the same moment one comes first, and both know of it', async () => {
    for (let round = 0; round < 5; round += 1) {
      await set(c, 'allowed');
      await assign(a);
      const [assigned, blocked] = await Promise.allSettled([assign(c), set(c, 'blocked')]);
      const places = blocked.status === 'fulfilled' ? blocked.value.runs.filter(({ as }) => as === 'release') : [];
      expect([assigned.status, places.map(({ as }) => as)]).toEqual(
        assigned.status === 'fulfilled' ? ['fulfilled', ['release']] : ['rejected', []],
      );
    }
  });
});
