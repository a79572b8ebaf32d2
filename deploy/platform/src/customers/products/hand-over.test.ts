import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { employee, product, ticket } from '@portal/database/schema/platform';
import { demoCode, demoTenants } from '@portal/demonstration/seed/demo-tenant';
import { demoProductSecret } from '@portal/demonstration/seed/product-secret';
import { eq } from 'drizzle-orm';
import type { ApiClient } from '../../testing/api-client';
import { describeWithDemo } from '../../testing/demo-database';
import { signedIn } from '../../testing/signed-in';
import { TestPlatform } from '../../testing/test-platform';

const tenant = demoTenants[0] as (typeof demoTenants)[number];
const compCode = demoCode('C', tenant, 'A');
const productSecret = demoProductSecret('SCM');

describeWithDemo('the way into a product', (database) => {
  let platform: TestPlatform;
  let manager: ApiClient;
  let clerk: ApiClient;
  beforeAll(async () => {
    platform = new TestPlatform(database());
    manager = await signedIn(platform, '13800000001', 'A');
    clerk = await signedIn(platform, '13800000014', 'A');
  }, 60_000);
  afterAll(() => platform.close());

  const enter = async (client: ApiClient, productCode = 'SCM') =>
    new URL((await client.ok('productHandover', { body: { productCode } })).url);
  const codeOf = (address: URL) => address.searchParams.get('code') ?? '';
  const exchange = (code: string, changes: object = {}) =>
    platform
      .client(tenant.code)
      .call('productHandoverExchange', { body: { productCode: 'SCM', productSecret, code, ...changes } });

  test('the product’s server learns once who comes, from a code that is stored as a hash', async () => {
    const address = await enter(clerk);
    expect(address.pathname).toBe('/dev/product/SCM');
    const code = codeOf(address);
    expect(code.length).toBeGreaterThan(40);
    const stored = await database().db.select().from(ticket).where(eq(ticket.kind, 'handover'));
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(code);
    const { envelope } = await exchange(code);
    expect(envelope.body).toEqual({
      productCode: 'SCM',
      compCode,
      compName: '华东精工制造有限公司',
      creditCode: expect.any(String),
      compRole: 'C101',
      employeeCode: demoCode('E', tenant, 'A13800000014'),
      userCode: demoCode('U', tenant, '13800000014'),
      userName: '沈佳宁',
      mobile: '138****0014',
      rootManager: false,
      employeeRole: ['E103', 'E106'],
    });
    expect((await exchange(code)).envelope).toMatchObject({ status: '409', ok: false });
  });

  test('a to-do leads to its place at the product, and never to another host', async () => {
    const { origin } = await enter(manager);
    const body = { productCode: 'SCM', path: '/vouchers?state=toConfirm' };
    const place = new URL((await manager.ok('productHandover', { body })).url);
    expect(place.origin).toBe(origin);
    expect(place.pathname).toBe('/vouchers');
    expect(place.searchParams.get('state')).toBe('toConfirm');
    expect(codeOf(place).length).toBeGreaterThan(40);
    for (const path of ['//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example', 'vouchers']) {
      const refused = await manager.call('productHandover', { body: { productCode: 'SCM', path } });
      expect(refused.envelope).toMatchObject({ status: '400' });
    }
  });

  test('two servers with one code: one of them learns it', async () => {
    const code = codeOf(await enter(manager));
    const answers = await Promise.all([exchange(code), exchange(code), exchange(code)]);
    expect(answers.filter(({ envelope }) => envelope.ok)).toHaveLength(1);
  });

  test('[threat: open redirect] a code is of its product, its secret, its tenant and its minute', async () => {
    const code = codeOf(await enter(manager));
    const wrong = await exchange(code, { productSecret: 'guessed' });
    expect(wrong.envelope).toMatchObject({ status: '400', msg: '产品编号或产品密钥不正确' });
    expect((await exchange(code, { productCode: 'NOTHING' })).envelope.msg).toBe(wrong.envelope.msg);
    const other = { productCode: 'BILL', productSecret: demoProductSecret('BILL') };
    expect((await exchange(code, other)).envelope.status).toBe('409');
    expect((await exchange(code)).envelope.ok).toBe(true);

    const elsewhere = codeOf(await enter(manager));
    const body = { productCode: 'SCM', productSecret, code: elsewhere };
    const asked = await platform.client('jinqiao.localhost').call('productHandoverExchange', { body });
    expect(asked.envelope.status).toBe('409');

    const late = codeOf(await enter(manager));
    platform.forward(61);
    expect((await exchange(late)).envelope.status).toBe('409');
  });

  test('a product without a secret exchanges nothing', async () => {
    const { db } = database();
    await db.update(product).set({ secretHash: '' }).where(eq(product.productCode, 'BILL'));
    const code = codeOf(await enter(manager, 'BILL'));
    for (const secret of ['', demoProductSecret('BILL')]) {
      const answer = await exchange(code, { productCode: 'BILL', productSecret: secret });
      expect(answer.envelope.status).toBe('400');
    }
  });

  test('who has no permission for a product is told whom to ask, and the list knows it', async () => {
    const { envelope } = await clerk.call('productHandover', { body: { productCode: 'BILL' } });
    expect(envelope).toMatchObject({ status: '443', msg: '您没有该产品的权限，请联系企业管理员' });
    const query = { productCode: 'BILL', compCode, userCode: demoCode('U', tenant, '13800000014') };
    expect((await clerk.ok('checkPassByProductCodeCompCodeAndUserCode', { query })).pass).toBe(false);
    const seen = await clerk.ok('productsByPermitStatus', { query: { compCode } });
    const row = (productCode: string) => seen.find((one) => one.productCode === productCode);
    expect(row('BILL')).toMatchObject({ permitState: 'OPEN', allowed: false, entry: 'none' });
    expect(row('SCM')).toMatchObject({ permitState: 'OPEN', allowed: true, entry: 'external' });
    const roots = await manager.ok('productsByPermitStatus', { query: { compCode } });
    expect(roots.every(({ allowed }) => allowed)).toBe(true);
  });

  test('a permission that is taken away on the way counts', async () => {
    const { db } = database();
    const employeeCode = demoCode('E', tenant, 'A13800000014');
    const code = codeOf(await enter(clerk));
    await db.update(employee).set({ productCodes: [] }).where(eq(employee.employeeCode, employeeCode));
    expect((await exchange(code)).envelope.status).toBe('409');
    await db
      .update(employee)
      .set({ productCodes: ['SCM'] })
      .where(eq(employee.employeeCode, employeeCode));
  });

  test('what is not open is not entered', async () => {
    for (const productCode of ['LC', 'ABS', 'EC', 'NOTHING']) {
      expect((await manager.call('productHandover', { body: { productCode } })).envelope.status).toBe('443');
    }
  });
});
