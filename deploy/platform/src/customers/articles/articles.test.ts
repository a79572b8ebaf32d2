import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { article } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { storedId } from '../../domain/content/article-id';
import { describeWithDemo } from '../../testing/demo-database';
import { TestPlatform } from '../../testing/test-platform';

describeWithDemo('articles', (database) => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = new TestPlatform(database());
  }, 60_000);
  afterAll(() => platform.close());

  describe('the list', () => {
    test('anybody reads it, newest first, without the texts', async () => {
      const { total, rows } = await platform.client().ok('articleList', { body: { pageSize: 100 } });
      expect(total).toBe(rows.length);
      expect(total).toBeGreaterThanOrEqual(20);
      const times = rows.filter(({ top }) => !top).map(({ publishTime }) => publishTime);
      expect(times).toEqual([...times].sort().reverse());
      expect(rows.every((row) => row.kind === 'news' && row.content === undefined)).toBe(true);
    });

    test('a title comes with the places where its lines may end, and so do those beside an article', async () => {
      const client = platform.client();
      const { rows } = await client.ok('articleList', { body: { keyword: '推动供应链金融', pageSize: 1 } });
      const [row] = rows;
      expect(row).toMatchObject({ title: '推动供应链金融规范发展的通知发布', titleBreaks: [2, 5, 7, 9, 12, 14] });
      const read = await client.ok('articleInfo', { body: { id: row?.id ?? '' } });
      expect(read.titleBreaks).toEqual(row?.titleBreaks);
      expect(read.next?.titleBreaks?.length).toBeGreaterThan(0);
    });

    test('pages, type and words', async () => {
      const client = platform.client();
      const all = await client.ok('articleList', { body: { pageSize: 100 } });
      const second = await client.ok('articleList', { body: { pageNum: 2, pageSize: 5 } });
      expect(second.rows).toEqual(all.rows.slice(5, 10));
      const policy = await client.ok('articleList', { body: { type: 'POLICY', pageSize: 100 } });
      expect(policy.rows.every(({ type }) => type === 'POLICY')).toBe(true);
      const found = await client.ok('articleList', { body: { keyword: '拆分转让' } });
      expect(found.rows.map(({ title }) => title)).toEqual(['信用凭证新增拆分转让功能']);
      expect((await client.ok('articleList', { body: { keyword: '%' } })).total).toBe(0);
    });

    test('help entries come whole and in their order', async () => {
      const { rows } = await platform.client().ok('articleList', { body: { kind: 'help', pageSize: 100 } });
      expect(rows.length).toBeGreaterThanOrEqual(12);
      expect(new Set(rows.map(({ type }) => type)).size).toBe(6);
      expect(rows.every(({ content }) => content?.startsWith('<p>'))).toBe(true);
    });

    test.each([[{ pageSize: 1000 }], [{ type: 'OTHER' }], [{ startDate: '2026-02-30' }], [{ kind: 'notice' }]])(
      'bad input %j is refused',
      async (body) => {
        const { envelope } = await platform.client().call('articleList', { body: body as never });
        expect(envelope).toMatchObject({ status: '400', ok: false });
      },
    );
  });

  describe('one article', () => {
    test('has the list’s neighbours on both sides, and none beyond its ends', async () => {
      const client = platform.client();
      const { rows } = await client.ok('articleList', { body: { pageSize: 100 } });
      const ids = rows.map(({ id }) => id);
      const walked: string[] = [];
      let id: string | undefined = ids[0];
      while (id !== undefined) {
        const read = await client.ok('articleInfo', { body: { id } });
        expect(read.previous?.id).toBe(walked.at(-1));
        walked.push(id);
        id = read.next?.id;
      }
      expect(walked).toEqual(ids);
    });

    test('counts its readers, and shows their number anew every ten minutes', async () => {
      const read = async () => (await platform.client().ok('articleInfo', { body: { id: 'news-01' } })).views;
      // The test begins with ten minutes of the clock, so that it stays within them.
      platform.forward(600 - ((platform.clock() / 1_000) % 600));
      const first = await read();
      expect([await read(), await read()]).toEqual([first, first]);
      platform.forward(600);
      expect([await read(), await read()]).toEqual([first + 3, first + 3]);
    });

    test.each([
      ['SERVICE', '用户服务协议'],
      ['PRIVACY', '隐私政策'],
      ['CERTIFICATE', '数字证书使用协议'],
      ['FACE', '人脸信息处理规则'],
    ])('the text of the consent %s, alone', async (consent, title) => {
      const read = await platform.client().ok('articleInfo', { body: { id: `consent-${consent}` } });
      expect(read).toMatchObject({ kind: 'consent', type: consent, title, previous: null, next: null });
      expect(read.content).toContain('<h2>');
      const listed = await platform.client().ok('articleList', { body: { keyword: title, pageSize: 100 } });
      expect(listed.rows.map(({ id }) => id)).not.toContain(read.id);
    });

    test.each(['unknown', 'notice-01'])('%s is not to be had here', async (id) => {
      const { envelope } = await platform.client().call('articleInfo', { body: { id } });
      expect(envelope).toMatchObject({ status: '404', ok: false, msg: '内容不存在或已下线' });
    });

    test('of another tenant, or before its time, is as unknown as any other', async () => {
      const { db } = database();
      const [row] = await db
        .select()
        .from(article)
        .where(eq(article.id, storedId('localhost', 'news-01')));
      if (!row) throw new Error('no article');
      await db.insert(article).values({ ...row, id: 'of-jinqiao', tenant: 'jinqiao.localhost' });
      await db.insert(article).values({ ...row, id: 'tomorrow', publishedAt: new Date(Date.now() + 86_400_000) });
      for (const id of ['of-jinqiao', 'tomorrow']) {
        const { envelope } = await platform.client().call('articleInfo', { body: { id } });
        expect(envelope.status).toBe('404');
      }
      const own = await platform.client('jinqiao.localhost').ok('articleInfo', { body: { id: 'of-jinqiao' } });
      expect(own.id).toBe('of-jinqiao');
    });
  });
});
