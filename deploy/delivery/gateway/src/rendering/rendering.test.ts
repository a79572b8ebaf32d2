import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { PageStart } from '@portal/shared/open-page';
import type { RenderInput, RenderOutput } from '@portal/shared/rendering/page-html';
import type { FastifyInstance } from 'fastify';
import type { RendererPort } from '../renderer-port';
import { FakeReleases, pointer, sampleTenant } from '../testing/fake-releases';
import { freePort } from '../testing/free-port';
import { contentOf, sampleHost, sampleRenderedSite } from '../testing/sample-records';
import { startedGateway } from '../testing/started-gateway';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const gateway of open.splice(0)) await gateway.close();
});

const article = { title: '利率调整', summary: '摘要', publishTime: '2026-11-02T02:00:00.000Z' };
const articlePath = '/index/article/n1/rate';

/** Draws what a page of the sample site would show of its answers. */
function draw({ address, boot, holdsToken }: RenderInput): RenderOutput {
  const [answer = { value: {} }] = Object.values(boot.answers ?? {});
  const value = ('value' in answer ? answer.value : { title: answer.refused.msg }) as { title?: string };
  const html = `<main>${boot.tenant.platformName} ${address} ${value.title ?? ''} ${holdsToken}</main>`;
  const facts =
    address.startsWith('/index/article') && 'value' in answer ? { title: value.title ?? '', address: articlePath } : {};
  const asked = Object.fromEntries(
    Object.keys(boot.answers ?? {}).map((question) => {
      const [call, fields] = JSON.parse(question) as [string, [string, unknown][]];
      return [JSON.stringify([call, { body: Object.fromEntries(fields) }]), question];
    }),
  );
  return { html, facts, asked, unanswered: [] };
}

interface Setup {
  metricsPort?: number;
  /** In ms. A machine at work may be slow, so only what is late on purpose is. */
  patience?: number;
  render?: (input: RenderInput, build: string) => Promise<RenderOutput> | RenderOutput;
}

async function gatewayWith({ render = draw, patience = 20_000, metricsPort }: Setup = {}) {
  const releases = new FakeReleases();
  const host = releases.publish(sampleHost());
  const own = releases.publish(sampleRenderedSite('r1', 'site-jinqiao'));
  const site = releases.publish(sampleRenderedSite());
  const canary = releases.publish(sampleRenderedSite('r2'));
  const sitePointer = { ...pointer('site', site), canary: { release: canary, percent: 100, generation: 2 } };
  releases.tenants = [
    sampleTenant({ pointers: [pointer('host', host), pointer('site', site)] }),
    sampleTenant({
      ...{ code: 'jinqiao', isDefault: false, hostNames: ['jinqiao.localhost'], platformName: '金桥供应链' },
      pointers: [pointer('host', host), pointer('site', own)],
    }),
    sampleTenant({
      ...{ code: 'early', isDefault: false, hostNames: ['early.localhost'] },
      pointers: [pointer('host', host), sitePointer as never],
    }),
  ];
  const asked: string[] = [];
  const drawn: string[] = [];
  const prepared: string[] = [];
  const content = { article: article as typeof article | undefined };
  const renderer: RendererPort = {
    async prepare({ package: name, build }, code) {
      prepared.push(`${name}@${build} ${(await code()).includes('server.js')}`);
    },
    async render({ package: name, build }, code, input) {
      expect(await code()).toContain('server.js');
      const read = JSON.parse(input) as RenderInput;
      drawn.push(`${name}@${build} ${read.address}`);
      return JSON.stringify(await render(read, build));
    },
  };
  let tell: (tenant: string) => void = () => {};
  const gateway = await startedGateway({
    ...(metricsPort ? { metrics: { port: metricsPort, host: '127.0.0.1' } } : {}),
    releases,
    rendering: {
      renderer,
      patience,
      watchContent: async (onChange) => {
        tell = onChange;
        return async () => {};
      },
    },
    api: {
      kind: 'plugin',
      plugin: async (scope) => {
        const envelope = (request: { body: unknown; headers: object }, body: unknown) => {
          asked.push(JSON.stringify(request.body));
          return body
            ? { status: '200', ok: true, msg: '', body }
            : { status: '404', ok: false, msg: '文章不存在', body: null };
        };
        const notTaken = { status: '400', ok: false, msg: '关键词过长', body: null };
        scope.post('/web/portal/api/manage/article/getArticleInfo', (request) => envelope(request, content.article));
        scope.post<{ Body: { keyword?: string } }>('/web/portal/api/manage/article/getArticleList', (request) =>
          request.body.keyword === '太长' ? notTaken : envelope(request, { title: '列表' }),
        );
      },
    },
  });
  open.push(gateway);
  const read = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await gateway.inject({ url, headers: { host: 'localhost', ...headers } });
    return { status: answer.statusCode, body: answer.body, headers: answer.headers };
  };
  return { read, asked, drawn, prepared, content, changed: (tenant = '') => tell(tenant) };
}

const hasPage = (body: string) => body.includes('data-page="');
const markOf = (body: string) => /<div id="portal-root" data-page="([^"]+)"/.exec(body)?.[1];

describe('a page in the document', () => {
  test('stands where the application will be, without what only that needs, and with the script that brings it', async () => {
    const { read } = await gatewayWith();
    const { status, body, headers } = await read(articlePath);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(body).toContain(`<main>供应链金融服务平台 ${articlePath} 利率调整 false</main>`);
    expect(body).not.toContain('需要启用 JavaScript');
    expect(body).toMatch(/<div id="portal-root" data-page="[^"]+" data-path="\/index\/article\/[^"]+"><main>/);
    for (const absent of ['portal-boot', 'portal-shell', 'rel="preload"', '<script src'])
      expect(body).not.toContain(absent);
    expect(body).toMatch(/<script nonce="[^"]+">begin\(\)<\/script>/);
  });

  test('is the same for every visitor but for its nonce', async () => {
    const { read } = await gatewayWith();
    const [one, other] = [await read(articlePath), await read(articlePath)].map(({ body }) => body);
    const constant = (body = '') => body.replaceAll(/nonce="[^"]+"/g, '');
    expect(one).not.toBe(other);
    expect(constant(one)).toBe(constant(other));
  });

  test('lets the browser draw the next page ahead, if that comes as HTML too', async () => {
    const { read } = await gatewayWith();
    const { body } = await read(articlePath);
    const [, rules] = /<script type="speculationrules" nonce="[^"]+">(.*?)<\/script>/.exec(body) ?? [];
    const { prerender } = JSON.parse(rules ?? '{}') as { prerender: { where: { and: [{ href_matches: string }] } }[] };
    expect(prerender.map(({ where }) => where.and[0].href_matches)).toEqual(['/index/*']);
  });

  test('is painted without waiting for a file: its styles stand before it, also those of its late parts', async () => {
    const { read } = await gatewayWith();
    const { body, headers } = await read(articlePath);
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
    const sheets = [...body.matchAll(/<style data-href="([^"]+)" nonce="([^"]+)">([^<]+)<\/style>/g)];
    const files = [
      ['host', 'h1', 'start.css'],
      ['site', 'r1', 'list.css'],
      ['site', 'r1', 'late.css'],
    ] as const;
    expect(sheets.map(([, ...parts]) => parts)).toEqual(
      files.map(([name, build, file]) => [
        `/assets/${name}/${build}/${file}`,
        nonce,
        contentOf(name, build, file).toString(),
      ]),
    );
    expect(body.lastIndexOf('</style>')).toBeLessThan(body.indexOf('<main>'));
    expect(body).not.toContain('rel="stylesheet"');
  });

  test('is drawn once for everybody, and anew for those who are logged in', async () => {
    const { read, drawn, asked } = await gatewayWith();
    await read(articlePath);
    await read(`${articlePath}?utm_source=mail`);
    const { body, headers } = await read(articlePath, { cookie: 'access_token=x' });
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('利率调整 true</main>');
    expect(drawn).toHaveLength(2);
    expect(asked).toEqual(['{"id":"n1"}']);
  });

  test('belongs to the tenant, to its own package, and to the canary', async () => {
    const { read, drawn } = await gatewayWith();
    const { body } = await read(articlePath, { host: 'jinqiao.localhost' });
    expect(body).toContain('<main>金桥供应链 ');
    await read(articlePath, { host: 'early.localhost', cookie: `portal_visitor=${'a'.repeat(22)}` });
    expect(drawn).toEqual([`site-jinqiao@r1 ${articlePath}`, `site@r2 ${articlePath}`]);
  });

  test('is drawn by releases that are prepared when their catalog comes into service, also canaries', async () => {
    const { prepared } = await gatewayWith();
    expect([...new Set(prepared)].sort()).toEqual(['site-jinqiao@r1 true', 'site@r1 true', 'site@r2 true']);
  });

  test('knows only the query that the page knows; a search is drawn and not kept', async () => {
    const { read, drawn, asked } = await gatewayWith();
    await read('/index/list?page=2&other=1');
    await read('/index/list?other=2&page=2');
    expect(drawn).toEqual(['site@r1 /index/list?page=2']);
    expect(asked).toEqual(['{"kind":"news","pageNum":2}']);
    await read('/index/list?keyword=x');
    await read('/index/list?keyword=x');
    await read('/index/list?keyword=+x+&page=');
    expect(drawn.slice(1)).toEqual(Array(3).fill('site@r1 /index/list?keyword=x'));
  });

  test('leads from another path to its one address', async () => {
    const { read } = await gatewayWith();
    const { status, headers } = await read('/index/article/n1/other?from=mail');
    expect(status).toBe(301);
    expect(headers.location).toBe(`${articlePath}?from=mail`);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('says 404 where the platform does not have what it is about, and is no page for search engines then', async () => {
    const { read, content } = await gatewayWith();
    content.article = undefined;
    const { status, body } = await read(articlePath);
    expect(status).toBe(404);
    expect(body).toContain('文章不存在');
    expect(body).not.toContain('rel="canonical"');
  });

  test('is drawn, too, when the platform does not take what a visitor asks', async () => {
    const { read } = await gatewayWith();
    const { status, body } = await read('/index/list?keyword=太长');
    expect(status).toBe(200);
    expect(body).toContain('关键词过长');
    expect(hasPage(body)).toBe(true);
  });

  test('tells search engines who, what and where', async () => {
    const facts = {
      ...{ title: '<b>利率</b>', description: '"摘要"', address: articlePath, published: article.publishTime },
      trail: [{ title: '首页', address: '/index/index' }],
      questions: [{ question: '问', answer: '</script><script>alert(1)</script>' }],
    };
    const { read } = await gatewayWith({ render: (input) => ({ ...draw(input), facts }) });
    const { body } = await read(articlePath);
    expect(body).toContain('<title>&lt;b&gt;利率&lt;/b&gt; - 供应链金融服务平台</title>');
    expect(body).toContain('<meta name="description" content="&quot;摘要&quot;">');
    expect(body).toContain(`<link rel="canonical" href="http://localhost${articlePath}">`);
    expect(body).toContain('<meta property="og:type" content="article">');
    const data = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as { '@type': string },
    );
    expect(data.map((one) => one['@type'])).toEqual(['Organization', 'NewsArticle', 'FAQPage', 'BreadcrumbList']);
    expect(body).not.toContain('<script>alert(1)');
  });
});

describe('the start of a page', () => {
  const startOf = (address: string) => `/-/start?page=${encodeURIComponent(address)}`;

  test('has what the page was drawn from, the scripts to begin with, and the visit’s tickets', async () => {
    const { read } = await gatewayWith();
    const { body: document } = await read(articlePath);
    const { status, body, headers } = await read(startOf(articlePath));
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const start = JSON.parse(body) as PageStart;
    expect(start.page).toBe(markOf(document));
    expect(start.boot.answers).toEqual({ '["articleInfo",{"body":{"id":"n1"}}]': { value: article } });
    expect(Object.keys(start.boot.tickets ?? {})).toContain('site');
    const files = [...start.scripts, ...start.preloads];
    expect(files.map(({ href }) => href)).toContain('/assets/host/h1/main.js');
    for (const { href, integrity } of files) expect(start.boot.integrity[href]).toBe(integrity);
  });

  describe('of a page that has changed since it was sent', () => {
    const heldBy = { cookie: 'access_token=x' };

    /** The page is sent, and its article changes. */
    async function changedPage(setup?: Setup) {
      const portal = await gatewayWith(setup);
      const mark = markOf((await portal.read(articlePath)).body);
      portal.content.article = { ...article, title: '利率下调' };
      portal.changed('main');
      const start = async (given = mark, headers: Record<string, string> = {}) => {
        const { body } = await portal.read(`${startOf(articlePath)}&mark=${given}`, headers);
        return JSON.parse(body) as PageStart;
      };
      return { ...portal, mark, start };
    }

    const titleIn = ({ boot }: PageStart) =>
      Object.values(boot.answers ?? {}).map((answer) => 'value' in answer && (answer.value as typeof article).title);

    test('is that of the page that was sent, and draws nothing', async () => {
      const { mark, start, drawn } = await changedPage();
      const sent = await start();
      expect(sent.page).toBe(mark);
      expect(titleIn(sent)).toEqual(['利率调整']);
      expect(Object.keys(sent.boot.tickets ?? {})).toContain('site');
      expect(drawn).toHaveLength(1);
    });

    test('the next document has a start of its own', async () => {
      const { read, mark, start } = await changedPage();
      const next = markOf((await read(articlePath)).body);
      expect(next).not.toBe(mark);
      expect(titleIn(await start(next))).toEqual(['利率下调']);
    });

    test('is that of the page as it is now where no such page was sent, or not to somebody who is logged in', async () => {
      const { read, mark, start } = await changedPage();
      const next = markOf((await read(articlePath)).body);
      expect((await start('another')).page).toBe(next);
      const held = await start(mark, heldBy);
      expect(held.page).toBe(markOf((await read(articlePath, heldBy)).body));
      expect(held.page).not.toBe(mark);
    });

    test('counts by whether the application can take over', async () => {
      const metricsPort = await freePort();
      const { mark, start } = await changedPage({ metricsPort });
      for (const asked of [mark, mark, 'another']) await start(asked);
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(text).toContain('portal_page_starts_total{outcome="as_sent"} 2');
      expect(text).toContain('portal_page_starts_total{outcome="changed"} 1');
    });

    test('is not that of another tenant', async () => {
      const { mark, start } = await changedPage();
      const other = await start(mark, { host: 'jinqiao.localhost' });
      expect(other.page).not.toBe(mark);
      expect(other.boot.tenant.platformName).toBe('金桥供应链');
    });
  });

  test.each(['/login', '/index/index', '/assets/host/h1/main.js', 'https://evil.example/', '', '//x'])(
    'there is none for %p',
    async (address) => {
      const { read } = await gatewayWith();
      expect((await read(startOf(address))).status).toBe(404);
    },
  );

  test('comes by itself to somebody who is logged in, whose session has a clock', async () => {
    const { read } = await gatewayWith();
    expect((await read(articlePath)).body).not.toContain('data-start');
    expect((await read(articlePath, { cookie: 'access_token=x' })).body).toContain('data-start="quiet"');
  });
});

describe('content that changes', () => {
  test('is in the next document, and a withdrawn article is gone from it', async () => {
    const { read, content, changed } = await gatewayWith();
    await read(articlePath);
    content.article = { ...article, title: '利率下调' };
    expect((await read(articlePath)).body).toContain('利率调整');
    changed('main');
    expect((await read(articlePath)).body).toContain('利率下调');
    content.article = undefined;
    changed();
    expect((await read(articlePath)).status).toBe(404);
  });

  test('of one tenant leaves the pages of another alone', async () => {
    const { read, drawn, changed } = await gatewayWith();
    await read(articlePath);
    changed('jinqiao');
    await read(articlePath);
    expect(drawn).toHaveLength(1);
  });

  test('while a page is being drawn, that page is shown to nobody after it', async () => {
    const { read, content, changed, drawn } = await gatewayWith({
      render: async (input) => {
        const made = draw(input);
        if (drawn.length === 1) {
          content.article = { ...article, title: '利率下调' };
          changed();
        }
        return made;
      },
    });
    await read(articlePath);
    expect((await read(articlePath)).body).toContain('利率下调');
  });
});

describe('a renderer that fails leaves the shell', () => {
  test.each<[string, Setup['render']]>([
    ['throws', () => Promise.reject(new Error('no'))],
    ['writes no HTML', () => ({ html: 1 }) as never],
    ['asks what the route does not declare', (input) => ({ ...draw(input), unanswered: ['["productList"]'] })],
    ['leads out of the site', (input) => ({ ...draw(input), facts: { address: '//evil.example/' } })],
  ])('when it %s', async (_, render) => {
    const { read } = await gatewayWith(render ? { render } : {});
    const { status, body } = await read(articlePath);
    expect(status).toBe(200);
    expect(hasPage(body)).toBe(false);
    expect(body).toContain('class="plain"');
    expect(body).toContain('id="portal-boot"');
  });

  test('when it is late; what comes late is there for the next visitor', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { read } = await gatewayWith({ render: (input) => held.then(() => draw(input)), patience: 50 });
    expect(hasPage((await read(articlePath)).body)).toBe(false);
    release();
    while (!hasPage((await read(articlePath)).body)) await pause(20);
  });

  test('for a moment only', async () => {
    let broken = true;
    const render = (input: RenderInput) => (broken ? Promise.reject(new Error('no')) : draw(input));
    const { read, drawn } = await gatewayWith({ render });
    await read(articlePath);
    broken = false;
    await read(articlePath);
    expect(drawn).toHaveLength(1);
    const later = performance.now() + 2_000;
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => later);
    expect(hasPage((await read(articlePath)).body)).toBe(true);
    clock.mockRestore();
  });

  test('and one address cannot have endless searches drawn', async () => {
    const { read, drawn } = await gatewayWith();
    for (let count = 0; count < 60; count += 1) expect((await read(`/index/list?keyword=${count}`)).status).toBe(200);
    expect(drawn.length).toBeLessThan(40);
  });
});

test('pages without reads, and the harness, begin with their shells', async () => {
  const { read, drawn } = await gatewayWith();
  expect(hasPage((await read('/index/index')).body)).toBe(false);
  expect(hasPage((await read('/login')).body)).toBe(false);
  expect(drawn).toEqual([]);
});
