import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { article, bankBranch, contentVersion, holiday, product } from '@portal/database/schema/platform';
import { tenant } from '@portal/database/schema/tenants';
import { describeDatabase } from '@portal/database/testing';
import { and, count, eq, inArray } from 'drizzle-orm';
import { TestPlatform } from '../../testing/test-platform';
import { confirmDraft, listDraft, saveDraft } from './content-draft';
import type { ContentFiles } from './content-file';
import { checkContent, pushContent } from './push-content';

const root = fileURLToPath(new URL('../../../../operate/content/', import.meta.url));
const folder: ContentFiles = Object.fromEntries(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.\w+$/.test(path))
    .map((path) => [path, readFileSync(`${root}${path}`, 'utf8')]),
);

const code = 'scf.bank.example';
const other = 'other.bank.example';
const now = new Date();

describeDatabase('content from files', (database) => {
  let platform: TestPlatform;
  const push = (files: ContentFiles, of = code, base?: { own: number; shared: number }, at = now) =>
    pushContent(database(), { tenant: of, files, by: 'test', note: '', base }, at);

  beforeAll(async () => {
    const named = { platformName: '某银行供应链', legalName: '某银行股份有限公司', hotline: '400-1' };
    await database()
      .db.insert(tenant)
      .values({ code, isDefault: true, themeColor: '#D83651', ...named });
    platform = new TestPlatform(database());
    await platform.app.ready();
  }, 60_000);
  afterAll(() => platform.close());

  test('an empty portal gets everything that its pages show, in its own name', async () => {
    expect(await push(folder)).toMatchObject({ pushed: { own: 1, shared: 1 } });
    const client = platform.client(code);
    const news = await client.ok('articleList', { body: {} });
    expect(news.rows.map(({ title }) => title)).toContain('某银行供应链上线公告');
    expect((await client.ok('articleList', { body: { kind: 'help', pageSize: 100 } })).total).toBe(20);
    const privacy = await client.ok('articleInfo', { body: { id: 'consent-PRIVACY' } });
    expect(privacy.content).toContain('运营方某银行股份有限公司');
    expect(privacy.content).not.toMatch(/[{}]/);
    expect((await client.ok('productList', {})).map(({ productCode }) => productCode)[0]).toBe('SCM');
    const [guide] = await client.ok('operateGuides', { body: { productCode: 'SCM' } });
    expect(guide?.file.size).toBeGreaterThan(1_000);
    const days = await database()
      .db.select()
      .from(holiday)
      .where(inArray(holiday.day, ['2026-02-28', '2026-10-07']));
    expect(Object.fromEntries(days.map(({ day, working }) => [day, working]))).toEqual({
      '2026-02-28': true,
      '2026-10-07': false,
    });
    const site = await client.ok('siteContent', {});
    expect(site.about[0]).toContain('某银行供应链由某银行股份有限公司运营');
    expect(site).toMatchObject({ serviceHours: '工作日 9:00–17:00', partners: [], figures: [] });
    const [{ agreements } = { agreements: [] }] = await database()
      .db.select({ agreements: product.agreements })
      .from(product)
      .where(eq(product.productCode, 'BILL'));
    expect(agreements.map(({ name }) => name)).toEqual(['票据服务协议']);
    expect(agreements[0]?.clauses.filter((clause) => clause.startsWith('3.'))).toHaveLength(2);
  });

  test('the same folder again changes nothing', async () => {
    const versions = async () => (await database().db.select({ total: count() }).from(contentVersion))[0]?.total;
    const before = await versions();
    expect(await push(folder)).toEqual({ pushed: { own: 1, shared: 1 }, changes: [] });
    expect(await versions()).toBe(before);
  });

  test('a text that is taken from the folder is gone from the portal, and one that changed keeps its readers', async () => {
    const client = platform.client(code);
    await client.ok('articleInfo', { body: { id: 'news-opening' } });
    const { 'news/fraud.md': _, ...rest } = folder;
    const changed = {
      ...rest,
      'news/opening.md': `${folder['news/opening.md']}\n又一段。\n`,
    };
    const done = await push(changed, code, undefined, new Date(now.getTime() + 86_400_000));
    expect(done).toMatchObject({
      pushed: { own: 2, shared: 1 },
      changes: [
        { file: 'news/fraud.md', change: 'removed' },
        { file: 'news/opening.md', change: 'changed', lines: ['+又一段。'] },
      ],
    });
    // The number that is shown moves every ten minutes.
    platform.forward(600);
    const read = await client.ok('articleInfo', { body: { id: 'news-opening' } });
    expect(read.views).toBe(2);
    expect(read.publishTime).toBe(now.toISOString());
    expect(read.content).toContain('又一段');
    expect((await client.call('articleInfo', { body: { id: 'news-fraud' } })).envelope.status).toBe('404');
  });

  test('a product that is taken away is offered to nobody', async () => {
    const { 'products/LC.md': _, ...rest } = folder;
    await push(rest);
    const codes = async () => (await platform.client(code).ok('productList', {})).map(({ productCode }) => productCode);
    expect(await codes()).not.toContain('LC');
    await push(folder);
    expect(await codes()).toContain('LC');
  });

  test('tenants share products and banks, and nothing else', async () => {
    const { db } = database();
    const branches = async () => (await db.select({ total: count() }).from(bankBranch))[0]?.total;
    const before = await branches();
    const own = Object.entries(folder).filter(([path]) => !/^(?:products|agreements)\/|\.csv$/.test(path));
    expect(await push({ ...Object.fromEntries(own), 'about.md': '另一家。' }, other)).toMatchObject({
      pushed: { own: 1 },
    });
    expect(await platform.client(other).ok('productList', {})).toHaveLength(7);
    expect((await platform.client(other).ok('siteContent', {})).about).toEqual(['另一家。']);
    expect((await platform.client(code).ok('siteContent', {})).about).not.toContain('另一家。');
    expect(await branches()).toBe(before);
    const articles = await db.select({ id: article.id }).from(article).where(eq(article.tenant, other));
    expect(articles.length).toBeGreaterThan(20);
  });

  test('all faults are told at once, each with its file and line, and nothing of it is stored', async () => {
    const wrong = {
      ...folder,
      'news/x.md': '---\ntitle: 题\ntype: PRESS\ndate: 2026-02-31\n---\n\n由{legalname}运营。\n',
      'help/y.md': '没有抬头',
      'home.yaml': 'figures:\n  - { value: 5, unit: 家, name: 企业 }\nserviceHour: 9–17\n',
      'branches.csv': 'number,bank,area,name\n102100099996,999,110100,某行\n12,102,110100,某行\n',
      'notes.txt': 'x',
    };
    const { 'consents/FACE.md': _, ...files } = wrong as ContentFiles;
    const { faults } = await checkContent(database().db, code, files);
    expect(faults.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'branches.csv:2',
      'branches.csv:3',
      'consents/FACE.md:1',
      'help/y.md:1',
      'home.yaml:1',
      'home.yaml:2',
      'news/x.md:3',
      'news/x.md:4',
      'news/x.md:7',
      'notes.txt:1',
    ]);
    const before = await checkContent(database().db, code, folder);
    expect(await push(files)).toEqual({ faults });
    expect(await checkContent(database().db, code, folder)).toEqual(before);
  });

  test('a draft is shown to nobody; confirmed, it is the content, and leaves what all tenants share', async () => {
    const { db } = database();
    const tenant = 'draft.bank.example';
    const files = { ...folder, 'products/LC.md': '---\nname: 无\n---\n' };
    expect(await saveDraft(database(), { tenant, files, by: 'ops' }, now)).toHaveProperty('faults');
    expect(await listDraft(db, tenant)).toBeUndefined();
    const { 'products/LC.md': _, ...fewer } = folder;
    await saveDraft(database(), { tenant, files: fewer, by: 'ops' }, now);
    const texts = () =>
      db
        .select({ id: article.id })
        .from(article)
        .where(and(eq(article.tenant, tenant), eq(article.kind, 'consent')));
    expect(await texts()).toEqual([]);
    expect(await listDraft(db, tenant)).toMatchObject({
      by: 'ops',
      files: expect.arrayContaining(['consents/PRIVACY.md']),
    });

    await push(folder);
    expect(await confirmDraft(database(), { tenant, by: 'ops' }, now)).toMatchObject({ pushed: { own: 1 } });
    expect(await texts()).toHaveLength(4);
    const [lc] = await db.select().from(product).where(eq(product.productCode, 'LC'));
    expect(lc?.offered).toBe(true);
    expect(await confirmDraft(database(), { tenant, by: 'ops' }, now)).toBeUndefined();
  });

  test('whoever pushes texts of their own has no draft any more', async () => {
    const tenant = 'pushed.bank.example';
    await saveDraft(database(), { tenant, files: folder, by: 'ops' }, now);
    await push({ ...folder, 'about.md': '自有内容。' }, tenant);
    expect(await listDraft(database().db, tenant)).toBeUndefined();
  });

  test('of two who push over the same version one is told that the other was first', async () => {
    const { base } = await checkContent(database().db, code, folder);
    const [first, second] = await Promise.all([
      push({ ...folder, 'about.md': '甲。' }, code, base),
      push({ ...folder, 'about.md': '乙。' }, code, base),
    ]);
    expect([first, second].filter((one) => 'pushed' in one)).toHaveLength(1);
    expect([first, second].filter((one) => 'moved' in one)).toHaveLength(1);
  });
});
