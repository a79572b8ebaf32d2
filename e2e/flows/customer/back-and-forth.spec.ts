import { existsSync } from 'node:fs';
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { drawnPage } from '../../support/drawn-page';
import { takenOver } from '../../support/taken-over';

/** Chromium without windows neither keeps pages nor draws them ahead. */
const whole = ['/usr/bin/chromium'].find((path) => existsSync(path));

let browser: Browser;
test.beforeAll(async ({ launchOptions }) => {
  browser = await chromium.launch({
    ...{ ...launchOptions, ...(whole ? { executablePath: whole } : { channel: 'chromium' }) },
    // Playwright switches the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
});
test.afterAll(() => browser.close());

async function openIndex(baseURL: string | undefined): Promise<Page> {
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  await page.goto('/index/index');
  await page.evaluate(() => Object.assign(window, { sameVisit: true }));
  return page;
}

/** Leaves the page for another document and comes back. */
async function thereAndBack(page: Page): Promise<unknown> {
  await page.evaluate(() => location.assign('/index/about'));
  await expect(page.getByRole('heading', { level: 1, name: '关于我们' })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();
  return page.evaluate(() => Object.hasOwn(window, 'sameVisit'));
}

for (const [when, sign] of [
  ['before a sign', false],
  ['taken over', true],
] as const)
  test(`a public page comes back as it was left, ${when}`, async ({ baseURL, request }) => {
    await drawnPage(request, '/index/index');
    const page = await openIndex(baseURL);
    if (sign) await takenOver(page);
    expect(await thereAndBack(page)).toBe(true);
    await page.close();
  });

// Chromium draws nothing ahead while it is under a test's control: it fetches the document and keeps it for the way.
test('the document behind a link is there before the click, and asks for no start by itself', async ({
  baseURL,
  request,
}) => {
  for (const path of ['/index/index', '/index/about']) await drawnPage(request, path);
  const page = await browser.newPage({ ...(baseURL ? { baseURL } : {}) });
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const ahead: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    ahead.push(`${new URL(prefetchUrl).pathname} ${status}`);
  });
  const starts: string[] = [];
  page.on('request', (one) => one.url().includes('/-/start') && starts.push(one.url()));
  // The application does not come, so the links stay the browser's own.
  await page.route('**/-/start?*', (route) => route.abort());
  await page.goto('/index/index');
  const link = page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '关于我们' });
  await link.hover();
  await expect.poll(() => ahead).toContain('/index/about Ready');
  expect(starts.filter((url) => url.includes('about'))).toEqual([]);
  await link.click();
  await expect(page).toHaveURL('/index/about');
  await expect.poll(() => ahead).toContain('/index/about Success');
  await page.close();
});
