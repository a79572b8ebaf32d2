import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { releaseError } from '@portal/database/schema/release-errors';
import { hookDelivery } from '@portal/database/schema/release-hooks';
import { describeDatabases } from '@portal/database/testing';
import { packMap } from '@portal/release-record/script-map';
import { createReleases, type Releases } from '../releases';
import { remote } from '../testing/records';
import type { PageError } from './page-error';

const by = 'test';
const start = new Date('2026-11-01T08:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const desk = 'https://staff.bank.example';
const map = JSON.stringify({ version: 3, sources: ['webpack://a/./src/page.tsx'], mappings: 'AAEA' });

/** The machine may be busy. */
jest.setTimeout(60_000);

describeDatabases('the receivers of hooks are told of a new error', (database) => {
  let releases: Releases;
  let hook = '';
  const of = (build: string, changes: Partial<PageError> = {}): PageError => ({
    ...{ tenant: 'localhost', slot: 'account', package: 'account', build, unknown: false, kind: 'render' },
    ...{ class: 'TypeError', frames: [[`account/${build}/page.js`, 1, 5]], page: '/center/crm/user' },
    ...{ number: 'ACC-N1-000001', browser: 'Chrome', visitor: 'v1', network: 'n1', at: start },
    ...changes,
  });
  /** Three visitors in three networks have it. */
  const widely = (build: string, changes: Partial<PageError> = {}) =>
    [1, 2, 3].map((n) => of(build, { visitor: `v${n}`, network: `n${n}`, ...changes }));
  const add = (errors: readonly PageError[], now = start) => releases.addErrors(errors, { desk, now });
  const told = async () => {
    const rows = await database().db.select().from(hookDelivery);
    return rows.map(({ event, body }) => ({ event, ...(JSON.parse(body) as { detail: Record<string, unknown> }) }));
  };
  const decide = async (standing: 'muted' | 'resolved') => {
    const [error] = await releases.listErrors({ standing: 'open', limit: 1 });
    await releases.decideError({ fingerprint: error?.fingerprint ?? '', package: 'account', standing, by });
  };

  beforeAll(async () => {
    releases = createReleases(database());
    for (const build of ['n1', 'n2', 'n3']) {
      const packed = await packMap(map);
      await releases.publish({ ...remote(build), maps: new Map([['page.js', packed ?? Buffer.alloc(0)]]), by });
    }
    await releases.publish({ ...remote('bare'), by });
  });
  beforeEach(async () => {
    await database().db.delete(releaseError);
    if (hook) await releases.removeHook({ id: hook, by });
    const added = await releases.addHook({ url: 'mailto:team@bank.example', events: ['new-error'], by });
    hook = added.id;
  });

  test('once, with class, place, release, slot and a link, and without a word of the error', async () => {
    await add(widely('n1'));
    await add(widely('n1', { at: later(5) }), later(5));
    const [first, ...others] = await told();
    expect(others).toEqual([]);
    const [error] = await releases.listErrors({ standing: 'open', limit: 1 });
    const link = `${desk}/desk/releases?tab=errors&fingerprint=${error?.fingerprint}`;
    expect(first).toMatchObject({
      ...{ event: 'new-error', tenant: 'localhost', moves: [] },
      text: { zh: expect.stringContaining('出现新错误 TypeError，src/page.tsx:3，已影响 3 位访客') },
    });
    expect(first?.detail).toEqual({
      ...{ error: error?.fingerprint, class: 'TypeError', place: 'src/page.tsx:3', slot: 'account' },
      ...{ release: 'account@n1', tenants: ['localhost'], visitors: 3, desk: link },
    });
    // The next release has it, too: that is nothing new.
    await add(widely('n2', { at: later(60) }), later(60));
    expect(await told()).toHaveLength(1);
  });

  test.each([
    ['one visitor on the move', { visitor: 'v1' }],
    ['one office', { network: 'office' }],
  ])('not while it is %s', async (_who, changes) => {
    await add(widely('n1', changes));
    await add(widely('n1', { ...changes, tenant: 'jinqiao.localhost' }));
    expect(await told()).toEqual([]);
    await add(widely('n1'));
    expect(await told()).toHaveLength(1);
  });

  test('again when a resolved one comes back with another release, and never while it is muted', async () => {
    await add(widely('n1'));
    await decide('resolved');
    await add(widely('n1'));
    expect(await told()).toHaveLength(1);
    await add(widely('n2'));
    expect((await told()).map(({ detail }) => detail.release).sort()).toEqual(['account@n1', 'account@n2']);
    await decide('muted');
    await add(widely('n3'));
    expect(await told()).toHaveLength(2);
  });

  test('not of what is nobody’s or was not thrown, nor of places in a built file, which move with each build', async () => {
    await add(widely('n1', { unknown: true }));
    await add(widely('bare'));
    await add(widely('n1', { kind: 'blocked' }));
    expect(await told()).toEqual([]);
  });

  test('five of a release in an hour; what has to wait is told when it is seen again', async () => {
    for (let n = 0; n < 8; n += 1) await add(widely('n1', { class: `Error${n}` }), later(n));
    expect(await told()).toHaveLength(5);
    await add(widely('n2', { class: 'OfAnother' }), later(9));
    expect(await told()).toHaveLength(6);
    await add([of('n1', { class: 'Error7' })], later(70));
    expect((await told()).map(({ detail }) => detail.class)).toContain('Error7');
  });
});
