import { createHash } from 'node:crypto';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { releaseError, releaseErrorSeen } from '@portal/database/schema/release-errors';
import { describeDatabases } from '@portal/database/testing';
import { packMap } from '@portal/release-record/script-map';
import { sql } from 'drizzle-orm';
import { createReleases, type Releases } from '../releases';
import { host, remote } from '../testing/records';
import type { ListedError } from './listed-errors';
import type { PageError } from './page-error';

const by = 'test';
const day = 24 * 3_600_000;
const start = new Date('2026-11-01T08:00:00Z');
const after = (days: number) => new Date(start.getTime() + days * day);

/** One place at the beginning of a line: the first one of the file is the third line of the source. */
const map = (build: string) =>
  JSON.stringify({ version: 3, sources: [`webpack://portal_account_${build}/./src/page.tsx`], mappings: 'AAEA' });

/** The machine may be busy. */
jest.setTimeout(60_000);

describeDatabases('errors of releases', (database) => {
  let releases: Releases;
  const told = (changes: Partial<PageError> = {}): PageError => ({
    ...{ tenant: 'localhost', slot: 'account', package: 'account', build: 'e1', unknown: false },
    ...{ kind: 'render', class: 'TypeError', frames: [['account/e1/page.js', 1, 5]], page: '/center/crm/user' },
    ...{ number: undefined, browser: 'Chrome', visitor: 'one', network: 'office', at: start },
    ...changes,
  });
  const inBuild = (build: string, changes: Partial<PageError> = {}) =>
    told({ build, frames: [[`account/${build}/page.js`, 1, 5]], ...changes });
  const list = (query: Partial<Parameters<Releases['listErrors']>[0]> = {}) =>
    releases.listErrors({ standing: 'open', limit: 600, ...query });

  const opened = (error: Pick<ListedError, 'fingerprint'> | undefined, sees = true) =>
    releases.openError({ fingerprint: error?.fingerprint ?? '', seesLines: () => sees, by });

  beforeAll(async () => {
    releases = createReleases(database());
    for (const build of ['e1', 'e2']) {
      const packed = await packMap(map(build));
      await releases.publish({ ...remote(build), maps: new Map([['page.js', packed ?? Buffer.alloc(0)]]), by });
    }
    await releases.publish({ ...remote('bare'), by });
  });
  beforeEach(async () => {
    await database().db.delete(releaseError);
  });

  test('are told by the line of the source, which a new build does not change', async () => {
    await releases.addErrors([told({ number: 'ACC-E1-000001' }), told({ visitor: 'two', browser: 'Firefox' })]);
    await releases.addErrors([inBuild('e2', { at: after(1), kind: 'error', page: '/center/crm/other' })]);
    const [error, ...others] = await list();
    expect(others).toEqual([]);
    expect(error).toMatchObject({
      ...{ slot: 'account', package: 'account', class: 'TypeError', standing: null },
      frames: [{ package: 'account', file: 'src/page.tsx', line: null, column: null, original: true }],
      ...{ firstSeen: start, lastSeen: after(1), reports: 3, visitors: 2, tenants: ['localhost'] },
      ...{ kinds: ['error', 'render'], pages: ['/center/crm/other', '/center/crm/user'], numbers: ['ACC-E1-000001'] },
      releases: [
        { release: 'account@e1', reports: 2 },
        { release: 'account@e2', reports: 1 },
      ],
      newIn: null,
    });
    expect(error?.browsers.toSorted()).toEqual(['Chrome', 'Firefox']);
    expect(await opened(error)).toMatchObject({ lines: true, frames: [{ file: 'src/page.tsx', line: 3 }] });
  });

  test('without a map are told by the place in the built file', async () => {
    await releases.addErrors([inBuild('bare')]);
    const [error] = await list();
    expect(error).toMatchObject({ newIn: 'account@bare' });
    expect(await opened(error)).toMatchObject({
      frames: [{ file: 'page.js', line: 1, column: 5, original: false }],
    });
  });

  test.each([
    ['a package that all parts share', 'antd/table.js', 'error', 'unknown'],
    ['what watches the remotes', 'src/federation/timer-places.ts', 'error', 'unknown'],
    ['a page of the host’s', 'src/features/login/login-page.tsx', 'error', 'host'],
    ['a package, in the host’s own part', 'antd/table.js', 'render', 'host'],
  ] as const)('where the host alone is named, of it %s, belong to the right one', async (_what, source, kind, slot) => {
    const build = createHash('sha256').update(`${source}${kind}`).digest('hex').slice(0, 8);
    const file = { version: 3, sources: [`webpack://portal_host_${build}/./${source}`], mappings: 'AAEA' };
    const packed = await packMap(JSON.stringify(file));
    await releases.publish({ ...host(build), maps: new Map([['main.js', packed ?? Buffer.alloc(0)]]), by });
    const ofHost = { slot: 'host', package: 'host', build };
    await releases.addErrors([told({ ...ofHost, kind, frames: [[`host/${build}/main.js`, 1, 1]] })]);
    expect(await list()).toMatchObject([{ slot, frames: [{ file: source }] }]);
  });

  test('are found by card number, release, slot, owner and tenant', async () => {
    await releases.addErrors([
      told({ number: 'ACC-E1-000001' }),
      inBuild('e2', { class: 'RangeError', tenant: 'jinqiao.localhost' }),
      told({ unknown: true, slot: 'host', package: 'host', build: 'h1', frames: [], number: 'ACC-B1-000009' }),
    ]);
    const classesOf = async (query: Parameters<typeof list>[0]) => (await list(query)).map((one) => one.class);
    expect(await classesOf({ number: 'acc-e1-000001' })).toEqual(['TypeError']);
    expect(await classesOf({ release: { package: 'account', build: 'e2' } })).toEqual(['RangeError']);
    expect(await classesOf({ tenant: 'jinqiao.localhost' })).toEqual(['RangeError']);
    expect(await classesOf({ among: ['jinqiao.localhost'] })).toEqual(['RangeError']);
    expect((await classesOf({ package: 'account' })).toSorted()).toEqual(['RangeError', 'TypeError']);
    expect(await list({ slot: 'unknown' })).toMatchObject([{ package: '', numbers: ['ACC-B1-000009'] }]);
  });

  test('are muted and resolved; a resolved one comes back with a release that did not have it', async () => {
    await releases.addErrors([told()]);
    const fingerprint = (await list())[0]?.fingerprint ?? '';
    const decide = (standing: 'muted' | 'resolved' | 'open') =>
      releases.decideError({ fingerprint, package: 'account', standing, by });
    await decide('muted');
    await releases.addErrors([inBuild('e2')]);
    expect(await list()).toEqual([]);
    expect(await list({ standing: 'muted' })).toMatchObject([{ standing: 'muted', standingBy: by, reports: 2 }]);
    await decide('resolved');
    await releases.addErrors([told()]);
    expect(await list()).toEqual([]);
    await releases.addErrors([told({ build: 'e3', frames: [['account/e1/page.js', 1, 5]] })]);
    expect(await list()).toMatchObject([{ standing: null, standingBy: null, standingAt: null }]);
    await expect(releases.decideError({ fingerprint, package: 'site', standing: 'muted', by })).rejects.toThrow(
      `没有错误 ${fingerprint}`,
    );
  });

  test('[threat: kept busy] invented ones fill 500 places of a release; what is known goes on being counted', async () => {
    await releases.addErrors([told()]);
    const invented = Array.from({ length: 700 }, (_, n) => told({ class: `Invented${n}` }));
    await releases.addErrors(invented.slice(0, 400));
    await releases.addErrors(invented.slice(400));
    await releases.addErrors([told()]);
    const all = await list();
    expect(all).toHaveLength(500);
    expect(all.find((one) => one.class === 'TypeError')).toMatchObject({ reports: 2 });
    await releases.addErrors([inBuild('e2', { class: 'Another' })]);
    expect(await list({ release: { package: 'account', build: 'e2' } })).toHaveLength(1);
  });

  test('[threat: kept busy] there are 10,000 at most, and the lists of each are short', async () => {
    await database().db.execute(sql`
      insert into release_error (fingerprint, slot, package, class, frames, first_seen, last_seen)
      select 'of-others-' || n, 'site', 'site', '', '[]', now(), now() from generate_series(1, 9999) as n`);
    for (let n = 0; n < 3; n += 1)
      await releases.addErrors(
        Array.from({ length: 100 }, (_, at) =>
          told({ visitor: `${n}-${at}`, number: `ACC-${n}-${at}`, page: `/${n}-${at}` }),
        ),
      );
    await releases.addErrors([inBuild('e2', { class: 'TooMany' })]);
    const rows = await database().db.select().from(releaseErrorSeen);
    expect(rows).toHaveLength(1);
    const [{ reports, visitors, numbers, pages } = { reports: 0, visitors: [], numbers: [], pages: [] }] = rows;
    expect([reports, visitors.length, numbers.length, pages.length]).toEqual([300, 200, 20, 20]);
    expect(numbers.at(-1)).toBe('ACC-2-99');
  });

  test('[threat: kept busy] 10,000 that five hundred networks invent keep out no error that a second network tells of', async () => {
    for (let round = 0; round < 10; round += 1)
      await releases.addErrors(
        Array.from({ length: 1_000 }, (_, n) => told({ class: `Invented${round}x${n}`, network: `bot-${n % 500}` })),
      );
    const real = { class: 'ReferenceError', visitor: 'a', network: 'a' };
    await releases.addErrors([told(real)]);
    expect(await list()).toHaveLength(500);
    // The same network says nothing new.
    await releases.addErrors([told({ ...real, visitor: 'b' })]);
    expect(await list()).toHaveLength(500);
    await releases.addErrors([told({ ...real, visitor: 'c', network: 'c' })]);
    expect((await list()).map((one) => one.class)).toContain('ReferenceError');
    // Those have room for a hundred, whatever as many networks do.
    for (const network of ['d', 'e'])
      await releases.addErrors(Array.from({ length: 300 }, (_, n) => told({ class: `Two${n}`, network })));
    expect(await list()).toHaveLength(600);
  });

  test('[threat: kept busy] after a day, what one network alone told of gives its place; what is muted or known stays', async () => {
    await releases.addErrors([told({ class: 'Known' }), told({ class: 'Known', network: 'another' })]);
    await releases.addErrors(Array.from({ length: 499 }, (_, n) => told({ class: `Invented${n}` })));
    const [muted] = await list({ limit: 600 }).then((all) => all.filter((one) => one.class === 'Invented0'));
    await releases.decideError({ fingerprint: muted?.fingerprint ?? '', package: 'account', standing: 'muted', by });
    const later = { at: after(2), visitor: 'late', network: 'late' };
    await releases.addErrors([told({ ...later, class: 'Real' }), told({ ...later, class: 'Invented1' })]);
    const classes = (await list({ standing: 'all' })).map((one) => one.class);
    expect(classes).toHaveLength(500);
    for (const name of ['Known', 'Real', 'Invented0', 'Invented1']) expect(classes).toContain(name);
    expect((await list()).find((one) => one.class === 'Invented1')).toMatchObject({ reports: 2 });
  });

  test('two gateways add at once, and nothing is lost', async () => {
    await Promise.all(Array.from({ length: 4 }, (_, n) => releases.addErrors([told({ visitor: `v${n}` })])));
    expect(await list()).toMatchObject([{ reports: 4, visitors: 4 }]);
  });

  test('are forgotten 30 days after they were last seen', async () => {
    await releases.addErrors([told(), inBuild('e2', { at: after(10) })]);
    await releases.forgetOldErrors({ now: after(31) });
    expect(await list()).toMatchObject([{ releases: [{ release: 'account@e2' }] }]);
    await releases.forgetOldErrors({ now: after(41) });
    expect(await list()).toEqual([]);
  });

  test('are forgotten earlier where the operator says so', async () => {
    await releases.addErrors([told()]);
    await releases.forgetOldErrors({ days: 7, now: after(6) });
    expect(await list()).toHaveLength(1);
    await releases.forgetOldErrors({ days: 7, now: after(8) });
    expect(await list()).toEqual([]);
  });
});
