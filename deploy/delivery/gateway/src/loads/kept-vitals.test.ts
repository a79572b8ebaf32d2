import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import type { ListedVitals } from '@portal/releases';
import { type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';
import { openPage } from '../testing/telling-page';

jest.setTimeout(patience);

describeDatabase('the vitals that pages tell', (database) => {
  let portal: Delivered;
  let teamToken = '';
  let otherToken = '';
  beforeAll(async () => {
    portal = await deliveredGateway(database(), { trustProxy: '127.0.0.1' });
    await until(async () => (await openPage(portal.gateway, { address: '10.1.0.1' })).build !== '');
    const made = (name: string, limits: object) => portal.call('POST', '/tokens', { name, ...limits });
    teamToken = String((await made('team', { package: 'account' })).body.token);
    otherToken = String((await made('others', { package: 'site' })).body.token);
  });
  afterAll(() => portal?.gateway.close());

  const listed = async (query: string, token?: string) =>
    (await portal.call('GET', `/vitals?${query}`, undefined, token)).body.pages as ListedVitals[];

  test('are told by page and release, as three visits in four had them; a team sees its own', async () => {
    const page = '/center/crm/index';
    let build = '';
    for (const [at, lcp] of [900, 1_200, 2_400, 9_000].entries()) {
      const visit = await openPage(portal.gateway, { address: `10.2.${at}.1` });
      build = visit.build;
      for (const _again of [1, 2]) await visit.tell({ page, vitals: { lcp, cls: 0.02 } });
      await visit.tell({ page: '/center/crm/of-zhangsan', vitals: { lcp } });
    }
    await until(async () => (await listed('slot=account')).some(({ lcp }) => lcp?.visits === 4));
    const release = `account@${build}`;
    const lastDay = new Date().toISOString().slice(0, 10);
    const pages = [{ release, page, lastDay, lcp: { visits: 4, p75: 2_500 }, cls: { visits: 4, p75: 0.025 } }];
    expect(await listed('slot=account')).toEqual(pages);
    expect(await listed(`slot=account&release=${release}&tenant=localhost&days=30`, teamToken)).toEqual(pages);
    expect(await listed('slot=account', otherToken)).toEqual([]);
  });

  test('a slot, a tenant or a release that nobody has is a mistyped name', async () => {
    const refusal = async (query: string) => (await portal.call('GET', `/vitals?${query}`)).body.error;
    expect(await refusal('slot=acount')).toMatchObject({ code: 'no-slot' });
    expect(await refusal('slot=account&tenant=nobody')).toMatchObject({ code: 'no-tenant' });
    expect(await refusal('slot=account&release=account@nothing')).toMatchObject({ code: 'no-release' });
    expect((await portal.call('GET', '/vitals')).status).toBe(400);
  });
});
