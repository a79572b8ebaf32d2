import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { demoTenants } from '../../demo/demo-tenant';
import { describeWithDemo } from '../../testing/demo-database';
import { TestPlatform } from '../../testing/test-platform';

describeWithDemo('what a site says of its tenant', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
  }, 60_000);
  afterAll(() => platform.close());

  test('anybody reads it, and its facts agree with one another', async () => {
    const { figures, figuresNote, partners, voucher, about } = await platform.client().ok('siteContent', {});
    const figure = (name: string) => figures.find((one) => one.name === name)?.value ?? '';
    expect(figure('合作资金方')).toBe(String(partners.length));
    for (const name of ['累计融资额', '服务企业']) expect(about.join('')).toContain(figure(name));
    expect(figuresNote).toContain('演示数据');
    expect(voucher?.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(voucher?.amount);
  });

  test('a tenant without content has no block, and nothing of another’s', async () => {
    const tenant = demoTenants[1]?.code ?? '';
    const { voucher, ...rest } = await platform.client(tenant).ok('siteContent', {});
    expect(voucher).toBeNull();
    expect(Object.values(rest).filter(({ length }) => length > 0)).toEqual([]);
  });
});
