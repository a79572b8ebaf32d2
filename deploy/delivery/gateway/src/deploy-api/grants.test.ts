import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import { permissionRow } from '@portal/shared/codes/resources';
import { accountRelease, type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';
import { isInCanary, placeOf } from '../visitor/canary-share';

jest.setTimeout(patience);

const member = {
  ...{ employeeCode: 'E1', compCode: 'C1', compName: '企业', compStatus: '40', rootManager: false },
  ...{ employeeRoles: ['E105'], compRoles: ['SCM-C101'], permissions: ['profile'] },
};
const identity = { userCode: 'U1', userName: '人', member, at: 0, locksAt: 60_000, endsAt: 60_000 };
const success = (body: unknown) => ({ status: '200', ok: true, msg: '', body });
const path = '/api/web/portal/api/res/menu/emp/role/findResAllByToken';

const release = (build: string, pages: string[]) =>
  accountRelease(build, {
    permissions: [{ code: 'account.export', title: '导出账户', roles: ['E101'] }],
    menu: [],
    pages: pages.map((page) => ({
      ...{ path: `/center/crm/${page}`, title: page, permission: true, requires: 'account.export' },
      ...{ assets: [], needs: [] },
    })),
  });

describeDatabase('permissions of a tenant', (database) => {
  let portal: Delivered;
  beforeAll(async () => {
    portal = await deliveredGateway(database(), {
      api: {
        kind: 'plugin',
        plugin: async (scope) => {
          scope.post('/internal/identity', () => success(identity));
          scope.post('/web/portal/api/res/menu/emp/role/findResAllByToken', () =>
            success([permissionRow({ code: 'profile', title: '个人信息' })]),
          );
        },
      },
    });
    for (const one of [release('p1', ['export']), release('p2', ['export', 'export/new'])]) await portal.upload(one);
    await portal.call('PUT', '/tenants/localhost/slots/account', { release: 'account@p1' });
  });
  afterAll(() => portal?.gateway.close());

  /** The addresses and permissions that the person has, as their browser gets them. */
  async function rows(cookie = ''): Promise<string[]> {
    const headers = { host: 'localhost', authorization: 'Bearer token', cookie };
    const { body } = await portal.gateway.inject({ method: 'POST', url: path, headers, payload: {} });
    const all = JSON.parse(body).body as { resCode: string; resUri: string }[];
    return all.map(({ resCode, resUri }) => resUri || resCode);
  }
  const grant = (body: object, code = 'account.export', token = portal.token) =>
    portal.call('PATCH', `/tenants/localhost/grants/${code}`, body, token);

  test('a grant opens page and permission at once, a reset closes them', async () => {
    await until(async () => (await rows()).length === 1);
    expect(await rows()).toEqual(['profile']);
    expect((await grant({ give: ['E105'] })).status).toBe(200);
    await until(async () => (await rows()).includes('account.export'));
    expect(await rows()).toEqual(['profile', 'account.export', '/center/crm/export']);
    await grant({ reset: true });
    await until(async () => !(await rows()).includes('account.export'));
    expect(await rows()).toEqual(['profile']);
  });

  test('a visitor of the canary has its pages, the others do not', async () => {
    await grant({ give: ['SCM-C101'] });
    await portal.call('PUT', '/tenants/localhost/slots/account/canary', { release: 'account@p2', percent: 50 });
    const visitors = Array.from({ length: 40 }, (_, index) => `visitor${String(index).padStart(15, '0')}`);
    const isIn = (visitor: string) => isInCanary(placeOf(visitor, 'localhost', 'account'), 50);
    const cookieOf = (wanted: boolean) => `portal_visitor=${visitors.find((one) => isIn(one) === wanted)}`;
    await until(async () => (await rows(cookieOf(true))).includes('/center/crm/export/new'));
    expect(await rows(cookieOf(false))).toEqual(['profile', 'account.export', '/center/crm/export']);
  });

  test('are listed with their roles; those of the contract are fixed', async () => {
    const { body } = await portal.call('GET', '/tenants/localhost/grants');
    const listed = body.permissions as { code: string }[];
    const find = (code: string) => listed.find((one) => one.code === code);
    expect(find('account.export')).toMatchObject({ roles: ['E101'], given: ['SCM-C101'], taken: [], fixed: false });
    expect(find('profile')).toMatchObject({ title: '个人信息', roles: 'everyone', fixed: true });
    expect(find('account.write')).toMatchObject({ roles: ['E101', 'E109'], fixed: true });
    const refused = await grant({ give: ['E105'] }, 'account.write');
    expect(refused).toMatchObject({ status: 422, body: { error: { code: 'not-possible' } } });
    expect(refused.body.error?.faults?.[0]).toContain('由平台接口固定');
  });

  test('a token with limits changes none', async () => {
    const limits = { name: 'team', package: 'account', tenant: null, expiresAt: null, by: 'test' };
    const { token } = await portal.releases.createToken(limits);
    expect((await grant({ give: ['E105'] }, 'account.export', token)).status).toBe(403);
    expect((await portal.call('GET', '/tenants/nowhere/grants')).status).toBe(404);
  });
});
