import { type Browser, expect, type Page, test } from '@playwright/test';
import { askFor, drawnPage } from '../../support/drawn-page';
import { holdBack } from '../../support/hold-back';
import { shiftsOf, watchShifts } from '../../support/layout-shift';
import { watchNetwork } from '../../support/quiet-network';
import { expectNothingRan, scriptPayloads } from '../../support/script-payloads';
import { takenOver } from '../../support/taken-over';
import { secondTenant } from '../../support/tenants';

/** Public pages come as HTML, whole before any script. `without-script.spec.ts` walks them without one. */

const pages = ['/index/index', '/index/product', '/index/news/list', '/index/help', '/index/about'];
const article = '/index/news/detail/news-01';

async function withoutScript(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage();
}

test.describe('until somebody gives a sign', () => {
  test('the page brings no code; what it needs is fetched once it is quiet, and does nothing', async ({
    page,
    request,
  }) => {
    await drawnPage(request, '/index/news/list');
    await page.clock.install();
    const code: string[] = [];
    page.on('request', (one) => one.url().endsWith('.js') && code.push(one.resourceType()));
    await page.goto('/index/news/list');
    await page.clock.runFor(1_000);
    expect(code).toEqual([]);
    await page.clock.runFor(1_500);
    await expect.poll(() => code.length).toBeGreaterThan(5);
    expect(new Set(code)).toEqual(new Set(['fetch']));
    await expect(page.locator('[data-page]')).toHaveCount(1);
  });

  test('a link and a form lead on by themselves', async ({ page, request }) => {
    await drawnPage(request, '/index/help');
    await page.route('**/-/start?*', (route) => route.abort());
    await page.goto('/index/help');
    await page.getByRole('searchbox', { name: '搜索问题' }).fill('密码');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/index/help?keyword=%E5%AF%86%E7%A0%81');
    await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '产品服务' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '产品服务' })).toBeVisible();
  });

  test('a page that has changed since it was sent goes on as a document', async ({ page, request }) => {
    await drawnPage(request, '/index/about');
    await page.route('**/-/start?*', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ json: { ...(await reply.json()), page: 'another' } });
    });
    const started = page.waitForResponse('**/-/start?*');
    await page.goto('/index/about');
    await page.keyboard.press('Shift');
    await started;
    await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '帮助中心' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible();
  });
});

test.describe('the application takes the HTML over', () => {
  test('after one sign, though the start was refused twice', async ({ page, request }) => {
    await drawnPage(request, '/index/about');
    let asked = 0;
    await page.route('**/-/start?*', (route) => {
      asked += 1;
      return asked > 2 ? route.continue() : route.fulfill({ status: 404 });
    });
    await page.goto('/index/about');
    await takenOver(page);
    expect(asked).toBe(3);
  });

  test('after one sign, though a gateway that had not sent it was asked first', async ({ page, request }) => {
    await drawnPage(request, '/index/about');
    let asked = 0;
    await page.route('**/-/start?*', async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const reply = await route.fetch();
      return route.fulfill({ json: { ...(await reply.json()), page: 'another' } });
    });
    await page.goto('/index/about');
    await takenOver(page);
    expect(asked).toBe(2);
  });

  test('as it is: the same elements go on, in both tenants', async ({ page, request }) => {
    for (const origin of ['', secondTenant])
      for (const path of pages) {
        await drawnPage(request, origin + path);
        await page.goto(origin + path);
        const before = await page.evaluateHandle(() => [...document.querySelectorAll('#portal-root *')]);
        await takenOver(page);
        const kept = await before.evaluate((all) => all.every((element) => element.isConnected));
        expect(kept, origin + path).toBe(true);
        await before.dispose();
      }
  });

  test('with what was typed and unfolded, without moving anything', async ({ page, request }) => {
    await drawnPage(request, '/index/help');
    await watchShifts(page);
    const letGo = await holdBack(page, '**/*.js');
    await page.goto('/index/help', { waitUntil: 'commit' });
    const search = page.getByRole('searchbox', { name: '搜索问题' });
    await page.getByText('对公打款多久可以到账？').click();
    await search.pressSequentially('打款');
    letGo();
    await takenOver(page);
    await expect(search).toHaveValue('打款');
    await expect(search).toBeFocused();
    await expect(page.locator('details[open]')).toHaveText(/对公打款多久可以到账？/);
    expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.02);
  });

  test('where the visitor has scrolled to', async ({ page, request }) => {
    await drawnPage(request, '/index/news/list');
    const letGo = await holdBack(page, '**/*.js');
    await page.goto('/index/news/list', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: '下一页' })).toBeVisible();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    letGo();
    await takenOver(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  });

  test('and asks the platform for nothing that the document has brought', async ({ page, request }) => {
    await drawnPage(request, '/index/news/list');
    const asked: string[] = [];
    page.on('request', (one) => one.url().includes('/api/') && asked.push(new URL(one.url()).pathname));
    const quiet = watchNetwork(page);
    await page.goto('/index/news/list');
    await takenOver(page);
    await quiet();
    expect(asked).toEqual([]);
  });

  test('and fetches no style sheet that the document has brought', async ({ page, request }) => {
    await drawnPage(request, '/index/index');
    const fetched: string[] = [];
    page.on('request', (one) => one.resourceType() === 'stylesheet' && fetched.push(new URL(one.url()).pathname));
    const quiet = watchNetwork(page);
    await page.goto('/index/index');
    await takenOver(page);
    await quiet();
    const sheets = page.locator('style[data-href]');
    const brought = await sheets.evaluateAll((all) => all.map((sheet) => sheet.getAttribute('data-href') ?? ''));
    expect(brought.length).toBeGreaterThan(2);
    expect(fetched.filter((path) => brought.includes(path))).toEqual([]);
  });
});

test.describe('what search engines get', () => {
  test('an article has one address, its facts and its place in the site', async ({ request }) => {
    await expect(async () => expect((await askFor(request, `${article}/x`)).status()).toBe(301)).toPass();
    const address = (await askFor(request, `${article}/x`)).headers().location ?? '';
    const html = await drawnPage(request, address);
    expect(decodeURI(address)).toBe(`${article}/平台累计服务企业突破一万家`);
    expect(html).toContain('<title>平台累计服务企业突破一万家 - 供应链金融服务平台</title>');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://[^"]+${address}">`));
    for (const property of ['og:title', 'og:description', 'og:url', 'og:image', 'article:published_time'])
      expect(html).toMatch(new RegExp(`<meta property="${property}" content="[^"]+">`));
    expect(kindsIn(html)).toEqual(['Organization', 'NewsArticle', 'BreadcrumbList']);
  });

  test('help is a page of questions and answers, in both tenants', async ({ request }) => {
    for (const origin of ['', secondTenant])
      expect(kindsIn(await drawnPage(request, `${origin}/index/help`))).toContain('FAQPage');
  });

  test('an article that does not exist is 404 with a page that says so, in both tenants', async ({
    browser,
    request,
  }) => {
    for (const origin of ['', secondTenant]) {
      const address = `${origin}/index/news/detail/nothing/here`;
      await drawnPage(request, address);
      expect((await askFor(request, address)).status()).toBe(404);
      const page = await withoutScript(browser);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/不存在|已被|撤下/);
      await page.context().close();
    }
  });
});

test('a payload in the query is text in the HTML', async ({ page, request }) => {
  for (const payload of scriptPayloads.slice(0, 6)) {
    const address = `/index/help?keyword=${encodeURIComponent(payload)}`;
    const html = await (await request.get(address)).text();
    expect(html).not.toContain(payload);
  }
  await page.goto(`/index/help?keyword=${encodeURIComponent(scriptPayloads[0])}`);
  await takenOver(page);
  await expectNothingRan(page);
});

function kindsIn(html: string): string[] {
  const data = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...data].map(([, json]) => (JSON.parse(json ?? '') as { '@type': string })['@type']);
}
