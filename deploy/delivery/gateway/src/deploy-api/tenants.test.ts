import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { describeDatabase } from '@portal/database/testing';
import { demoIdentities } from '@portal/demonstration/tenants/demo-identities';
import { completeTenant } from '../testing/complete-tenant';
import { buildIn, type Delivered, deliveredGateway, patience, until } from '../testing/delivered-gateway';

const svg = {
  type: 'image/svg+xml',
  base64: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'),
};
const bank = { code: 'bank', hostNames: ['bank.example', 'www.bank.example'], platformName: '某银行供应链' };

jest.setTimeout(patience);

describeDatabase('tenants of the deploy API', (database) => {
  let portal: Delivered;
  beforeAll(async () => {
    portal = await deliveredGateway(database());
  });
  afterAll(() => portal?.gateway.close());

  const bootAt = (host: string) => portal.boot('', host);
  const lastChanges = async (tenant: string) =>
    (await portal.call('GET', `/audit?tenant=${tenant}`)).body.changes as { action: string; detail: unknown }[];

  test('a new one has its own brand and runs what the default one runs, and the audit says who', async () => {
    const made = await portal.call('POST', '/tenants', {
      ...bank,
      themeColor: '#0B6E4F',
      pictures: { companyLogo: svg },
    });
    expect(made).toMatchObject({
      status: 201,
      body: { code: 'bank', like: 'localhost', slots: { host: 'host@h1', account: 'account@r1' } },
    });
    expect(await lastChanges('bank')).toMatchObject([
      { who: 'platform', action: 'assign', toBuild: expect.any(String) },
      { who: 'platform', action: 'assign', toBuild: expect.any(String) },
      { who: 'platform', action: 'tenant-add', detail: { platformName: { from: null, to: '某银行供应链' } } },
    ]);
    await completeTenant(database(), portal.releases, 'bank');
    await until(async () => (await bootAt('www.bank.example')).tenant?.code === 'bank');
    const boot = await bootAt('bank.example');
    expect(boot.tenant).toMatchObject({ platformName: '某银行供应链', themeColor: '#0B6E4F' });
    expect(boot.tenant.companyLogo).toMatch(/^\/brand\/[0-9a-f]{64}\.svg$/);
    expect(boot.tenant.favicon).toBe(boot.tenant.companyLogo);
    expect(buildIn(boot, 'account')).toBe('r1');
    expect(await bootAt('elsewhere.example')).toMatchObject({ status: '421' });
  });

  test('a change changes what it names, within a second, and is audited once', async () => {
    const changed = await portal.call('PATCH', '/tenants/bank', { platformName: '某银行', filingsContent: '备案号' });
    expect(changed).toMatchObject({ status: 200, body: { changed: ['platformName', 'filingsContent'] } });
    await until(async () => (await bootAt('bank.example')).tenant?.platformName === '某银行', 1_000);
    expect((await bootAt('bank.example')).tenant).toMatchObject({ themeColor: '#0B6E4F', filingsContent: '备案号' });
    const before = await lastChanges('bank');
    expect(before[0]).toMatchObject({
      action: 'tenant-change',
      detail: { platformName: { from: '某银行供应链', to: '某银行' } },
    });
    expect(Object.keys(before[0]?.detail as object)).toEqual(['platformName', 'filingsContent']);
    expect((await portal.call('PATCH', '/tenants/bank', { platformName: '某银行' })).body.changed).toEqual([]);
    expect(await lastChanges('bank')).toEqual(before);
  });

  test('a picture can be taken away, and the others stay', async () => {
    await portal.call('PATCH', '/tenants/bank', { pictures: { backgroundImg: svg } });
    const [placed] = await lastChanges('bank');
    const changed = await portal.call('PATCH', '/tenants/bank', { pictures: { backgroundImg: null } });
    expect(changed.body.changed).toEqual(['backgroundImg']);
    await until(async () => (await bootAt('bank.example')).tenant?.backgroundImg === '');
    expect((await bootAt('bank.example')).tenant.companyLogo).toMatch(/^\/brand\//);
    expect(placed?.detail).toMatchObject({ backgroundImg: { from: '', to: expect.stringMatching(/^\/brand\//) } });
    expect((await lastChanges('bank'))[0]?.detail).toMatchObject({ backgroundImg: { to: '' } });
  });

  test('pages learn who runs the platform and how to reach it, and nothing that only contracts need', async () => {
    const { legalName, address, hotline, ...forContracts } = demoIdentities['jinqiao.localhost'];
    const changed = await portal.call('PATCH', '/tenants/bank', { legalName, address, hotline, ...forContracts });
    expect(changed).toMatchObject({ status: 200 });
    await until(async () => (await bootAt('bank.example')).tenant?.legalName === legalName);
    const { tenant } = await bootAt('bank.example');
    expect(tenant).toMatchObject({ legalName, address, hotline });
    expect(JSON.stringify(tenant)).not.toContain(forContracts.creditCode);
    const halved = await portal.call('PATCH', '/tenants/bank', { creditCode: '' });
    expect([halved.status, halved.body.error?.faults]).toEqual([422, [expect.stringContaining('须一并填写')]]);
  });

  test.each([
    [
      'a code that is taken',
      { ...bank, hostNames: ['b.example'] },
      ['租户 bank 已存在：用 portal tenants set bank 更改。'],
    ],
    [
      "another one's host name",
      { ...bank, code: 'thief' },
      ['主机名 bank.example 已属于租户 bank。', '主机名 www.bank.example 已属于租户 bank。'],
    ],
    [
      'all faults at once',
      { code: 'A b', hostNames: ['X:1'], platformName: '', themeColor: 'red' },
      [
        '平台名称不能为空。',
        expect.stringContaining('租户编码 A b'),
        expect.stringContaining('主机名 X:1'),
        expect.stringContaining('主题色 red'),
      ],
    ],
    [
      'a picture that is none',
      { ...bank, code: 'new', pictures: { favicon: { ...svg, type: 'image/png' } } },
      [expect.stringContaining('图片内容不是 image/png')],
    ],
  ])('%s is refused and leaves nothing behind', async (_what, body, faults) => {
    const before = await portal.call('GET', '/tenants');
    const refused = await portal.call('POST', '/tenants', body);
    expect([refused.status, refused.body.error?.faults]).toEqual([422, faults]);
    expect(await portal.call('GET', '/tenants')).toEqual(before);
  });

  test('a model that is not there is refused by its name', async () => {
    const wanted = { ...bank, code: 'new', hostNames: ['n.example'], like: 'nobody' };
    const { status, body } = await portal.call('POST', '/tenants', wanted);
    expect([status, body.error]).toMatchObject([
      404,
      { code: 'no-tenant', message: '没有租户 nobody。', wanted: 'nobody' },
    ]);
  });

  test('one without a model runs nothing and does no harm', async () => {
    const made = await portal.call('POST', '/tenants', {
      ...bank,
      code: 'empty',
      hostNames: ['empty.example'],
      like: null,
    });
    expect(made).toMatchObject({ status: 201, body: { like: null, slots: {} } });
    expect((await bootAt('bank.example')).tenant.code).toBe('bank');
  });

  test('one for staff runs nothing of the customers’, and is nobody’s default', async () => {
    const desk = { code: 'desk', hostNames: ['desk.example'], platformName: '业务工作台', audience: 'staff' };
    expect(await portal.call('POST', '/tenants', desk)).toMatchObject({ status: 201, body: { like: null, slots: {} } });
    const listed = (await portal.call('GET', '/tenants')).body.tenants as { code: string; audience: string }[];
    expect(listed.map(({ code, audience }) => [code, audience])).toEqual(
      expect.arrayContaining([
        ['bank', 'customers'],
        ['desk', 'staff'],
      ]),
    );
    const refused = [
      await portal.call('POST', '/tenants', { ...desk, code: 'more', hostNames: ['more.example'], like: 'bank' }),
      await portal.call('PATCH', '/tenants/bank', { audience: 'staff' }),
      await portal.call('PATCH', '/tenants/desk', { isDefault: true }),
    ];
    const ofCustomers = ['account', 'pages'].map((name) => `${name} 是客户门户的子应用，不能用于平台员工的租户。`);
    expect(refused.map(({ status, body }) => [status, body.error?.faults])).toEqual([
      [422, ofCustomers],
      [422, ofCustomers],
      [422, ['平台员工的租户不能作为默认租户：未知主机名会显示它。']],
    ]);
    expect((await portal.call('PATCH', '/tenants/desk', { audience: 'anybody' })).status).toBe(400);
  });

  test('one that is not there, and a token with limits, change nothing', async () => {
    expect((await portal.call('PATCH', '/tenants/nobody', { platformName: '甲' })).status).toBe(404);
    const { body } = await portal.call('POST', '/tokens', { name: 'bank', tenant: 'bank' });
    const own = String(body.token);
    expect((await portal.call('PATCH', '/tenants/bank', { platformName: '甲' }, own)).status).toBe(403);
    expect((await portal.call('POST', '/tenants', { ...bank, code: 'more' }, own)).status).toBe(403);
  });
});
