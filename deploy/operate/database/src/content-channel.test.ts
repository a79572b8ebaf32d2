import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, inArray, sql } from 'drizzle-orm';
import { contentChannel } from './content-channel';
import { article, product, siteContent } from './schema/platform/public';
import { tenant } from './schema/tenants';
import { describeDatabases } from './testing';

const news = (id: string, ofTenant: string | null): typeof article.$inferInsert => ({
  id,
  tenant: ofTenant,
  kind: 'news',
  type: 'PLATFORM',
  title: '平台公告',
  summary: '',
  content: '<p>正文</p>',
  source: '平台',
  publishedAt: new Date(),
});

describeDatabases('what public pages show', (database) => {
  const heard: string[] = [];
  let stop: () => Promise<void>;
  beforeAll(async () => {
    stop = await database().listen(contentChannel, { onNotification: (payload) => heard.push(payload) });
  });
  afterAll(() => stop());

  /** Tells what is heard of a change. Notifications come in order, so those before the mark are all. */
  async function heardOf(change: Promise<unknown>): Promise<string[]> {
    await change;
    await database().db.execute(sql`select pg_notify(${contentChannel}, 'mark')`);
    for (let tries = 0; tries < 200 && !heard.includes('mark'); tries += 1) await wait(20);
    expect(heard.pop()).toBe('mark');
    return heard.splice(0);
  }

  test('an article is announced to its tenant, or to all, when it comes, changes and goes', async () => {
    const { db } = database();
    const [own, everybodys] = [eq(article.id, 'own'), eq(article.id, 'shared')];
    expect(await heardOf(db.insert(article).values(news('own', 'a.example')))).toEqual(['a.example']);
    expect(await heardOf(db.insert(article).values(news('shared', null)))).toEqual(['']);
    expect(await heardOf(db.update(article).set({ title: '改名' }).where(own))).toEqual(['a.example']);
    expect(await heardOf(db.update(article).set({ tenant: 'b.example' }).where(own))).toEqual([
      'a.example',
      'b.example',
    ]);
    expect(await heardOf(db.delete(article).where(everybodys))).toEqual(['']);
  });

  test('many changes at once are announced once', async () => {
    const { db } = database();
    const ids = Array.from({ length: 50 }, (_, n) => `many-${n}`);
    expect(await heardOf(db.insert(article).values(ids.map((id) => news(id, 'a.example'))))).toEqual(['a.example']);
    const gone = db.delete(article).where(inArray(article.id, ids));
    expect(await heardOf(gone)).toEqual(['a.example']);
  });

  test('a reader who is counted is no news', async () => {
    const { db } = database();
    await heardOf(db.insert(article).values(news('read', null)));
    expect(await heardOf(db.update(article).set({ views: sql`${article.views} + 1` }))).toEqual([]);
  });

  test('so are products, the site’s content, and who the tenant is', async () => {
    const { db } = database();
    const factoring = {
      productCode: 'FACTORING',
      productName: '保理融资',
      summary: '',
      introduction: '',
      icon: '',
      entryUrl: '',
      compRoles: [],
      steps: [],
      materials: [],
      questions: [],
      agreements: [],
      orderNum: 1,
    };
    const content = { figures: [], figuresNote: '', voucher: null, partners: [], certificates: [], about: [] };
    expect(await heardOf(db.insert(product).values(factoring))).toEqual(['']);
    expect(await heardOf(db.update(product).set({ summary: '说明' }))).toEqual(['']);
    expect(await heardOf(db.insert(siteContent).values({ tenant: 'a.example', content }))).toEqual(['a.example']);
    const company = { code: 'a.example', platformName: '平台', themeColor: '#D83651' };
    expect(await heardOf(db.insert(tenant).values(company))).toEqual(['a.example']);
    expect(await heardOf(db.update(tenant).set({ hotline: '400-000-1234' }))).toEqual(['a.example']);
  });
});
