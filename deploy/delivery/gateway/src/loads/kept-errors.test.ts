import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { releaseError, releaseErrorSeen } from '@portal/database/schema/release-errors';
import { describeDatabase } from '@portal/database/testing';
import { demoCompanies } from '@portal/demonstration/seed/companies';
import { demoPeople } from '@portal/demonstration/seed/people';
import { packMap } from '@portal/release-record/script-map';
import type { ListedError } from '@portal/releases';
import { accountRelease, type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';
import { openPage, type PageOutcome, sendReport } from '../testing/telling-page';

jest.setTimeout(patience);

const frames = [
  ['host/h1/ui.js', 1, 9],
  ['account/mapped/list.js', 1, 5],
] as const;
const crash = { crash: 'render', error: 'TypeError', frames, page: '/center/crm/detail/:id' } as const;

describeDatabase('the errors that pages tell of', (database) => {
  let portal: Delivered;
  let teamToken = '';
  let otherToken = '';
  let tenantToken = '';
  beforeAll(async () => {
    portal = await deliveredGateway(database(), { trustProxy: '127.0.0.1' });
    const sources = ['webpack://portal_account_mapped/./src/pages/list.tsx'];
    const map = await packMap(JSON.stringify({ version: 3, sources, mappings: 'AAEA' }));
    const maps = new Map([['list.js', map ?? Buffer.alloc(0)]]);
    expect((await portal.upload(accountRelease('mapped'), undefined, '', maps)).status).toBe(201);
    await portal.call('PUT', '/tenants/localhost/slots/account', { release: 'account@mapped' });
    await until(async () => (await openPage(portal.gateway, { address: '10.1.0.1' })).build === 'mapped');
    const made = (name: string, limits: object) => portal.call('POST', '/tokens', { name, ...limits });
    teamToken = String((await made('team', { package: 'account' })).body.token);
    otherToken = String((await made('others', { package: 'site' })).body.token);
    tenantToken = String((await made('bank', { tenant: 'jinqiao.localhost' })).body.token);
  });
  afterAll(() => portal?.gateway.close());
  beforeEach(async () => {
    await database().db.delete(releaseError);
  });

  const tell = async (address: string, ...told: PageOutcome[]) => {
    const page = await openPage(portal.gateway, { address });
    for (const one of told) expect(await page.tell(one)).toBe(204);
  };
  const errors = async (query = '', token?: string) =>
    (await portal.call('GET', `/errors${query}`, undefined, token)).body.errors as ListedError[];
  const opened = async (error: Pick<ListedError, 'fingerprint'> | undefined, token?: string) => {
    const { status, body } = await portal.call('GET', `/errors/${error?.fingerprint}`, undefined, token);
    return { status, ...(body as unknown as Partial<ListedError> & { lines?: boolean }) };
  };
  const readings = async () => {
    const { body } = await portal.call('GET', '/audit?limit=500');
    return (body.changes as { action: string; who: string; detail: object }[]).filter(
      ({ action }) => action === 'error-read',
    );
  };
  const stored = () => database().db.select().from(releaseErrorSeen);

  test('are found by the number of the card, with the line of the source', async () => {
    await tell('10.2.0.1', { ...crash, number: 'ACC-MAPPED-1ABCDE' });
    await until(async () => (await stored()).length > 0);
    const [error] = await errors('?number=acc-mapped-1abcde&slot=account');
    expect([error]).toMatchObject([
      {
        ...{ slot: 'account', package: 'account', class: 'TypeError', kinds: ['render'] },
        frames: [
          { package: 'host', file: 'ui.js', line: null, original: false },
          { package: 'account', file: 'src/pages/list.tsx', line: null, column: null, original: true },
        ],
        ...{ pages: ['/center/crm/detail/:id'], newIn: 'account@mapped', tenants: ['localhost'], visitors: 1 },
      },
    ]);
    expect(await opened(error)).toMatchObject({
      lines: true,
      frames: [
        { file: 'ui.js', line: 1, column: 9 },
        { file: 'src/pages/list.tsx', line: 3 },
      ],
    });
    expect(await errors(`?fingerprint=${error?.fingerprint}`)).toHaveLength(1);
    expect(await errors('?number=ACC-MAPPED-000000')).toEqual([]);
    expect(await errors('?release=account%402.0.0&tenant=localhost')).toHaveLength(1);
  });

  test('[threat: unknown file] no browser gets the map by which they are found', async () => {
    for (const path of ['list.js.map', 'list.map', 'list.js.map.gz'])
      expect((await portal.gateway.inject({ url: `/assets/account/mapped/${path}` })).statusCode).toBe(404);
    const { headers, body } = await portal.gateway.inject({ url: '/assets/account/mapped/list.js' });
    expect([headers.sourcemap, /sourceMappingURL/.test(body)]).toEqual([undefined, false]);
  });

  test('are kept without what may be of a person: no address, no device, nothing invented', async () => {
    const page = await openPage(portal.gateway, { address: '10.3.0.1' });
    const invented = ['account/mapped/zhang-san-13800000001.js', 1, 1] as const;
    await page.tell({ ...crash, frames: [invented, ...frames], page: '/center/crm/detail/13800000001' });
    await until(async () => (await stored()).length > 0);
    const all = JSON.stringify([await stored(), await database().db.select().from(releaseError)]);
    expect(all).not.toMatch(/138|zhang|10\.3\.0|lightMyRequest/);
    const [error] = await errors();
    expect(error).toMatchObject({ pages: [], browsers: ['other'] });
    expect((await opened(error)).frames).toMatchObject([{}, { line: 3 }]);
  });

  test('that do not count fill nothing', async () => {
    const about = { slot: 'account', package: 'account', build: 'mapped', ...crash };
    for (const ticket of [undefined, 'x.0123456789abcdef.0.0123456789abcdef'])
      expect((await sendReport(portal.gateway, '10.4.0.1', { ...about, ticket })).statusCode).toBe(204);
    const { tickets } = await openPage(portal.gateway, { address: '10.4.0.1' });
    await sendReport(portal.gateway, '10.4.0.1', { ...about, build: 'r9', ticket: tickets.account });
    // The first is stored, and so is whatever came before it.
    await tell('10.4.0.2', { ...crash, error: 'RangeError' });
    await until(async () => (await stored()).length > 0);
    expect((await errors()).map((one) => one.class)).toEqual(['RangeError']);
  });

  test('have the calls of a page that failed among them, found by the number and with their owner', async () => {
    const told = { failure: 'server', page: '/center/crm/detail/:id' } as const;
    const host = await openPage(portal.gateway, { address: '10.8.0.1', slot: 'host' });
    await host.tell({ ...told, call: 'custEmployeeInfoComp', number: '7F3A-91C2-B4D0' });
    await tell('10.8.0.1', { ...told, number: '7F3A-91C2-0001' });
    await until(async () => (await stored()).length === 2);
    expect(await errors('?number=7f3a-91c2-b4d0')).toMatchObject([
      {
        ...{ slot: 'platform', package: '', class: 'custEmployeeInfoComp (server)', kinds: ['call'], frames: [] },
        ...{ pages: ['/center/crm/detail/:id'], numbers: ['7F3A-91C2-B4D0'] },
      },
    ]);
    expect(await errors('?slot=platform')).toHaveLength(1);
    expect(await errors('?number=7f3a-91c2-0001')).toMatchObject([
      { slot: 'account', package: 'account', class: '/api/account (server)', kinds: ['call'] },
    ]);
    // A team sees those of its own service.
    expect((await errors('', teamToken)).map((one) => one.slot)).toEqual(['account']);
  });

  test('[threat: kept busy] one network tells of twenty different ones in an hour', async () => {
    for (let n = 0; n < 30; n += 1) await tell('10.5.0.1', { ...crash, error: `Invented${n}` });
    await tell('10.6.0.1', crash);
    await until(async () => (await errors()).some((one) => one.class === 'TypeError'));
    expect(await errors()).toHaveLength(21);
  });

  test('[threat: missing right] a team sees and mutes those of its own package only', async () => {
    await tell('10.7.0.1', crash);
    await until(async () => (await stored()).length > 0);
    const [error] = await errors('', teamToken);
    const standing = `/errors/${error?.fingerprint}/standing`;
    const decide = (token: string) => portal.call('PUT', standing, { standing: 'muted' }, token);
    expect(await errors('', otherToken)).toEqual([]);
    expect((await decide(otherToken)).status).toBe(404);
    expect(await errors('', tenantToken)).toEqual([]);
    expect((await decide(tenantToken)).status).toBe(403);
    expect((await portal.call('GET', '/errors?tenant=localhost', undefined, tenantToken)).status).toBe(403);
    expect((await decide(teamToken)).status).toBe(200);
    expect(await errors('', teamToken)).toEqual([]);
    expect(await errors('?standing=muted', teamToken)).toMatchObject([{ standing: 'muted', standingBy: 'team' }]);
  });

  test('[threat: missing right] of others’ code a team learns whose it is and nothing more, by number too', async () => {
    await tell('10.8.0.1', { ...crash, number: 'ACC-MAPPED-2ABCDE' });
    await until(async () => (await stored()).length > 0);
    const places = [
      { package: 'host', file: null, line: null, column: null },
      { package: 'account', file: 'src/pages/list.tsx' },
    ];
    const [error] = await errors('?number=ACC-MAPPED-2ABCDE', teamToken);
    expect(error?.frames).toMatchObject(places);
    const { frames: own } = await opened(error, teamToken);
    expect(own).toMatchObject([places[0], { file: 'src/pages/list.tsx', line: 3 }]);
    expect(await errors('?number=ACC-MAPPED-2ABCDE', otherToken)).toEqual([]);
    expect((await opened(error, otherToken)).status).toBe(404);
    expect((await opened(error, tenantToken)).status).toBe(404);
  });

  test('who reads the lines of an error stands in the audit, once in an hour; a list is no reading', async () => {
    await tell('10.9.0.1', { ...crash, error: 'ReadError' }, { ...crash, error: 'ReadTooError' });
    await until(async () => (await stored()).length > 1);
    const before = (await readings()).length;
    const [one, other] = await errors('', teamToken);
    expect(await readings()).toHaveLength(before);
    for (let n = 0; n < 3; n += 1) await opened(one, teamToken);
    await opened(other, teamToken);
    await opened(one);
    const rows = (await readings()).slice(0, -before || undefined);
    expect(rows.map(({ who }) => who)).toEqual(['platform', 'team', 'team']);
    expect(rows[0]?.detail).toEqual({ error: one?.fingerprint, class: one?.class });
  });

  test('who mutes, resolves or opens an error again stands in the audit, and doing it twice changes nothing', async () => {
    await tell('10.10.0.1', crash);
    await until(async () => (await stored()).length > 0);
    const [error] = await errors();
    for (const standing of ['muted', 'muted', 'resolved', 'open'])
      await portal.call('PUT', `/errors/${error?.fingerprint}/standing`, { standing });
    const { body } = await portal.call('GET', '/audit?limit=3');
    expect((body.changes as { action: string }[]).map(({ action }) => action)).toEqual([
      ...['error-reopen', 'error-resolve', 'error-mute'],
    ]);
  });

  test('[threat: kept busy] one that is repeated counts once, and a ticket of another slot counts for nothing', async () => {
    const page = await openPage(portal.gateway, { address: '10.11.0.1' });
    for (let n = 0; n < 5; n += 1) await page.tell(crash);
    const about = { slot: 'account', package: 'account', build: 'mapped', ...crash, error: 'ForeignError' };
    await sendReport(portal.gateway, '10.11.0.2', { ...about, ticket: page.tickets.host });
    await sendReport(portal.gateway, '10.11.0.2', { ...about, ticket: page.tickets.account }, 'jinqiao.localhost');
    await tell('10.11.0.3', { ...crash, error: 'RangeError' });
    await until(async () => (await errors()).some((one) => one.class === 'RangeError'));
    const all = await errors();
    expect(all.map((one) => [one.class, one.reports]).sort()).toEqual([
      ['RangeError', 1],
      ['TypeError', 1],
    ]);
  });

  test('[threat: personal data] whatever pages put into names, stacks, routes and queries, the tables hold none of it', async () => {
    const people = [
      ...demoPeople.slice(0, 6).flatMap(({ mobile, name, account }) => [mobile, name, account?.idNo, account?.email]),
      ...demoCompanies.slice(0, 3).map(({ name }) => name),
    ].filter((data) => typeof data === 'string');
    expect(people.length).toBeGreaterThan(15);
    for (const [n, data] of people.entries()) {
      const page = await openPage(portal.gateway, { address: `10.12.${n}.1` });
      const file = `account/mapped/${data}.js`;
      const outcomes: object[] = [
        { ...crash, error: `Error${data}` },
        { ...crash, error: 'SafeError', message: `${data} 的错误`, stack: `Error: ${data}`, url: `/x?name=${data}` },
        { ...crash, page: `/center/crm/detail/${data}` },
        { ...crash, page: `/center/crm/detail/:id?name=${data}` },
        { ...crash, number: data },
        { ...crash, number: data.toUpperCase(), unknown: true },
        { ...crash, frames: [[file, 1, 1], ...frames] },
        { ...crash, frames: [[`account/${data}/list.js`, 1, 1], ...frames] },
      ];
      for (const outcome of outcomes)
        await sendReport(portal.gateway, `10.12.${n}.1`, {
          ...{ slot: 'account', package: 'account', build: 'mapped', ticket: page.tickets.account },
          ...outcome,
        });
    }
    await tell('10.13.0.1', { ...crash, error: 'LastError' });
    await until(async () => (await errors()).some((one) => one.class === 'LastError'));
    const { rows: columns } = await database().db.execute<{ name: string }>(
      "select table_name as name from information_schema.tables where table_name like 'release_error%' or table_name in ('watched_visit', 'visitor_report', 'hook_delivery')",
    );
    expect(columns.length).toBeGreaterThan(4);
    for (const { name } of columns) {
      const { rows } = await database().db.execute(`select to_jsonb(t) as row from ${name} t`);
      for (const data of people) expect(JSON.stringify(rows).toLowerCase()).not.toContain(data.toLowerCase());
    }
    expect((await errors()).length).toBeGreaterThan(1);
  });

  test('a slot or a tenant that nobody has is a mistyped name', async () => {
    expect((await portal.call('GET', '/errors?slot=acount')).body.error).toMatchObject({ code: 'no-slot' });
    expect((await portal.call('GET', '/errors?tenant=nobody')).body.error).toMatchObject({ code: 'no-tenant' });
    for (const owner of ['unknown', 'platform']) expect(await errors(`?slot=${owner}`)).toEqual([]);
  });
});
