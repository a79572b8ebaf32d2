import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FirstCalls } from '@portal/shared/first-calls';
import type { FastifyInstance } from 'fastify';
import { FakeReleases, pointer, sampleTenant } from '../testing/fake-releases';
import { sampleHost, sampleRemote } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

let gateway: FastifyInstance;
beforeAll(async () => {
  const releases = new FakeReleases();
  const account = sampleRemote({ slot: 'account', prefix: '/center/crm' });
  const [list, detail] = account.pages;
  if (!list || !detail) throw new Error('the sample has two pages');
  const firstCalls = [
    { call: 'productsByPermitStatus', query: { compCode: { company: 'compCode' as const } } },
    { call: 'employeeJoinList', body: { pageNum: 1, pageSize: 20 }, needs: 'employee.write' },
    { call: 'loginOut' },
  ];
  const pages = [{ ...list, path: '/center/crm/list', requires: 'employee.read', firstCalls }, detail];
  const pointers = [
    pointer('host', releases.publish({ ...sampleHost(), firstScript: 'begin("</script><!--")' })),
    pointer('account', releases.publish({ ...account, pages })),
    pointer('site', releases.publish(sampleRemote({ slot: 'site', prefix: '/index' }))),
  ];
  releases.tenants = [sampleTenant({ pointers })];
  gateway = await startedGateway({ releases, demo: true });
});
afterAll(() => gateway.close());

async function shown(url: string, cookie = 'access_token=one') {
  const { body, headers } = await gateway.inject({ url, headers: { host: 'localhost', cookie } });
  const [, nonce, data = '', script] =
    /<script nonce="([^"]+)" data-first-calls="([^"]*)">(.*?)<\/script>/.exec(body) ?? [];
  const calls = data && (JSON.parse(data.replaceAll('&quot;', '"')) as FirstCalls);
  return { body, nonce, calls, script, policy: String(headers['content-security-policy']) };
}

test('a page of the centre begins with the calls of the session, and those that it declares', async () => {
  const { calls } = await shown('/center/crm/list');
  expect(calls).toEqual({
    resources: { address: '/web/portal/api/res/menu/emp/role/findResAllByToken' },
    company: { address: '/web/portal/api/cust/employee/info/comp', body: '{"productCode":"CRM"}' },
    page: [
      {
        address: '/web/portal/api/cust/product/findAllByPermitStatus?compCode=__compCode__',
        needs: 'employee.read',
      },
      {
        address: '/web/portal/api/employee/join/list',
        body: '{"pageNum":1,"pageSize":20}',
        needs: 'employee.write',
      },
    ],
    releases: 'account@r1,site@r1',
  });
  expect((await shown('/center/crm/detail/1')).calls).toMatchObject({ page: [] });
});

test('the script runs under the policy, before any file of the page, and cannot end its element', async () => {
  const { body, nonce, script, policy } = await shown('/center/crm/list');
  expect(policy).toContain(`'nonce-${nonce}'`);
  expect(script).toBe('begin("\\x3c/script>\\x3c!--")');
  expect(body.indexOf('data-first-calls')).toBeLessThan(body.indexOf('/assets/host/h1/main.js'));
});

test.each([
  ['a public page', '/index/index', 'access_token=one'],
  ['the login, for whoever has no token', '/center/crm/list', ''],
  ['a page that does not exist', '/center/crm/nothing', 'access_token=one'],
  ['the harness', '/standalone/account/center/crm/list', 'access_token=one'],
])('%s has none', async (_, url, cookie) => {
  expect((await shown(url, cookie)).body).not.toContain('data-first-calls');
});

test('[threat: foreign id] the document is the same for all who may see the page: it has no answer, and no token', async () => {
  const withoutNonce = async (cookie: string) => {
    const { body, nonce = '' } = await shown('/center/crm/list', cookie);
    return body.replaceAll(nonce, '').replace(/"tickets":\{[^}]*\}/, '');
  };
  const one = await withoutNonce('access_token=one');
  expect(await withoutNonce('access_token=another')).toBe(one);
  expect(one).not.toMatch(/\bone\b|another/);
});
