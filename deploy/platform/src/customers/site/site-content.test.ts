import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { siteContent } from '@portal/database/schema/platform';
import { tenant as tenantTable } from '@portal/database/schema/tenants';
import { demoTenants } from '@portal/demonstration/seed/demo-tenant';
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
    const { yearly } = await platform.client().ok('siteContent', {});
    const total = yearly?.bars.reduce((sum, { value }) => sum + value, 0) ?? 0;
    expect(total.toFixed(1)).toBe(figure('累计融资额'));
    expect(voucher?.parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(voucher?.amount);
  });

  test('each tenant has its own words, and nothing of another’s', async () => {
    const tenant = demoTenants[1]?.code ?? '';
    const content = await platform.client(tenant).ok('siteContent', {});
    expect(content).toMatchObject({ voucher: null, partners: [], certificates: [] });
    expect(content.closing).toBe('今天注册，最快当日用上第一笔融资');
    expect((await platform.client().ok('siteContent', {})).closing).toBe('');
  });

  test('a tenant without content has no block', async () => {
    expect((await platform.client('empty.example').ok('siteEntry', {})).serviceHours).toBe('');
    const content = await platform.client('empty.example').ok('siteContent', {});
    const said = Object.values(content).filter((block) => (Array.isArray(block) ? block.length > 0 : Boolean(block)));
    expect(said).toEqual([]);
  });

  test('beside the login stand the hours of the hotline and the newest notice', async () => {
    const client = platform.client();
    const { serviceHours, notice } = await client.ok('siteEntry', {});
    expect(serviceHours).toBe((await client.ok('siteContent', {})).serviceHours);
    const list = { body: { kind: 'news', type: 'NOTICE', pageNum: 1, pageSize: 20 } } as const;
    const days = (await client.ok('articleList', list)).rows.map(({ publishTime }) => publishTime);
    expect(notice?.publishTime).toBe(days.sort().at(-1));
    const articles = await client.ok('articleInfo', { body: { id: notice?.id ?? '' } });
    expect(articles.title).toBe(notice?.title);
  });

  test('names in braces are the tenant’s', async () => {
    const { db } = database();
    const about = ['{platformName}由{legalName}运营，热线 {hotline}。'];
    await db.insert(siteContent).values({ tenant: 'own.example', content: { about } });
    const named = { platformName: '某平台', legalName: '某公司', hotline: '400-1' };
    await db.insert(tenantTable).values({ code: 'own.example', themeColor: '#000000', ...named });
    expect((await platform.client('own.example').ok('siteContent', {})).about).toEqual([
      '某平台由某公司运营，热线 400-1。',
    ]);
  });
});
