import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { startedGateway } from '../testing/started-gateway';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
});

const article = (n: number) => ({
  id: `n${n}`,
  title: n === 1 ? '利率 <下调> & 说明' : `第${n}条`,
  summary: '<script>alert(1)</script>',
  publishTime: `2026-11-${String(1 + (n % 28)).padStart(2, '0')}T02:00:00.000Z`,
});

/** Starts a gateway whose platform has `count` articles. `asked` collects the calls to the platform. */
async function gatewayWith(count: number, https = false) {
  const asked: unknown[] = [];
  const gateway = await startedGateway({
    https,
    api: {
      kind: 'plugin',
      plugin: async (scope) => {
        scope.post('/web/portal/api/manage/article/getArticleList', (request) => {
          const { pageNum, pageSize } = request.body as { pageNum: number; pageSize: number };
          asked.push({ pageNum, pageSize, tenant: request.headers['x-portal-tenant'] });
          if (count < 0) return { status: '500', ok: false, msg: '系统繁忙', body: null };
          const from = (pageNum - 1) * pageSize;
          const rows = Array.from({ length: Math.max(0, Math.min(pageSize, count - from)) }, (_, n) =>
            article(from + n + 1),
          );
          return { status: '200', ok: true, msg: '', body: { total: count, rows } };
        });
      },
    },
  });
  open.push(gateway);
  const read = (url: string, host = 'localhost') => gateway.inject({ url, headers: { host } });
  return { read, asked };
}

test('robots.txt keeps crawlers out of what wants a session, and names the list of pages at the host that was asked', async () => {
  const { read } = await gatewayWith(0, true);
  const { body, headers } = await read('/robots.txt', 'jinqiao.localhost');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const barred = body.split('\n').filter((line) => line.startsWith('Disallow: '));
  for (const path of ['/center/crm', '/login', '/standalone/', '/dev/', '/api/'])
    expect(barred).toContain(`Disallow: ${path}`);
  expect(barred).not.toContain('Disallow: /index');
  expect(body).toContain('Sitemap: https://jinqiao.localhost/sitemap.xml');
});

test('sitemap.xml has the pages of the public site, and every article with its address and day', async () => {
  const { read, asked } = await gatewayWith(230);
  const { body, headers } = await read('/sitemap.xml');
  expect(headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(body).toContain('<loc>http://localhost/index/index</loc>');
  expect(body).not.toContain('/index/detail/:id');
  expect(body).not.toContain('/center/');
  expect(body.match(/<loc>http:\/\/localhost\/index\/news\/detail\//g)).toHaveLength(230);
  const address = `http://localhost/index/news/detail/n1/${encodeURIComponent('利率-下调-说明')}`;
  expect(body).toContain(`<loc>${address}</loc><lastmod>2026-11-02T10:00:00+08:00</lastmod>`);
  expect(asked).toEqual([1, 2, 3].map((pageNum) => ({ pageNum, pageSize: 100, tenant: 'main' })));
});

test('feed.xml is Atom: no markup of a title or summary gets out of its text', async () => {
  const { read } = await gatewayWith(40);
  const { body, headers } = await read('/feed.xml');
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(body.match(/<entry>/g)).toHaveLength(30);
  expect(body).toContain('<title>利率 &lt;下调&gt; &amp; 说明</title>');
  expect(body).not.toContain('<script');
  expect(body).toContain('<title>供应链金融服务平台 新闻资讯</title>');
});

test('the platform is asked once a minute, however many crawlers come', async () => {
  const { read, asked } = await gatewayWith(3);
  await Promise.all(Array.from({ length: 20 }, () => read('/feed.xml')));
  expect(asked).toHaveLength(1);
});

test('whoever asks by other ports of the host makes it ask no more, and gets the addresses of that port', async () => {
  const { read, asked } = await gatewayWith(3);
  for (const port of [1_001, 1_002, 1_003])
    expect((await read('/sitemap.xml', `localhost:${port}`)).body).toContain(
      `<loc>http://localhost:${port}/index/index`,
    );
  expect(asked).toHaveLength(1);
});

test('a minute counts from the reading, however often the text is asked for', async () => {
  const { read, asked } = await gatewayWith(3);
  const now = performance.now.bind(performance);
  let ahead = 0;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  for (ahead of [0, 25_000, 50_000, 75_000]) {
    await read('/feed.xml');
    // The store looks at the clock once a millisecond.
    await pause(5);
  }
  clock.mockRestore();
  expect(asked).toHaveLength(2);
});

test('without the platform a crawler is told to come back, and what failed is not kept', async () => {
  const { read, asked } = await gatewayWith(-1);
  for (const url of ['/sitemap.xml', '/feed.xml']) {
    const { statusCode, headers } = await read(url);
    expect({ statusCode, retry: headers['retry-after'] }).toEqual({ statusCode: 503, retry: '60' });
  }
  await read('/sitemap.xml');
  expect(asked).toHaveLength(3);
  expect((await read('/robots.txt')).statusCode).toBe(200);
});
