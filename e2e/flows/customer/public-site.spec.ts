import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { enter } from '../../support/enter';
import { shiftsOf, watchShifts } from '../../support/layout-shift';
import { watchNetwork } from '../../support/quiet-network';
import { expectNothingRan, scriptPayloads } from '../../support/script-payloads';
import { takenOver } from '../../support/taken-over';

const pages = [
  ['/index/index', '供应链金融服务平台'],
  ['/index/product', '产品服务'],
  ['/index/news/list', '新闻资讯'],
  ['/index/help', '帮助中心'],
  ['/index/about', '关于我们'],
] as const;
const list = '/index/news/list';

/** The links of the articles in the list. */
const articles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /加载中/ })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

test('[S17][S18][S20][S21] each page has a title, a description and one heading, asks for nothing that needs a token, and is accessible', async ({
  page,
}) => {
  test.slow();
  const withToken: string[] = [];
  page.on('request', (request) => request.headers().authorization && withToken.push(request.url()));
  const titles = new Set<string>();
  const descriptions = new Set<string | null>();
  for (const [path, title] of pages) {
    await page.goto(path);
    await takenOver(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(title));
    await settled(page);
    titles.add(await page.title());
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect(wider, `${path} at ${width}`).toBe(false);
    }
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
  expect(withToken).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => /token/.test(name))).toEqual([]);
});

/** The codes of the products to which a part of a page links. */
const productCodes = (part: Locator) =>
  part
    .locator('a[href*="?product="]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('product')).sort(),
    );

test('home, the page of products and the centre have the same products, and home says how many', async ({ page }) => {
  await page.goto('/index/product');
  await takenOver(page);
  await settled(page);
  const links = page.getByRole('navigation', { name: '产品', exact: true });
  const known = await productCodes(links);
  const names = await links.getByRole('link').allTextContents();
  await page.goto('/index/index');
  await takenOver(page);
  const shown = page.getByRole('region', { name: '产品服务' });
  await expect(shown.getByText(`${known.length} 类产品`)).toBeVisible();
  expect(await productCodes(shown)).toEqual(known);
  await enter(page, '13800000001', '/center/product/product');
  const cards = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
  await expect(cards).toHaveCount(names.length);
  expect((await cards.allTextContents()).sort()).toEqual([...names].sort());

  // The link to the centre is the longest entry of the header.
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/index/index');
  await takenOver(page);
  await expect(page.getByLabel('导航菜单')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  await page.getByLabel('导航菜单').click();
  await page.getByRole('banner').getByRole('link', { name: '进入产品中心' }).click();
  await expect(page).toHaveURL('/center/product/product');
});

test('all cards of products are of one height, and each is a link as a whole', async ({ page }) => {
  await page.goto('/index/index');
  await takenOver(page);
  const cards = page.getByRole('region', { name: '产品服务' }).locator('a[href*="?product="]');
  await expect(cards.first()).toBeVisible();
  const rows = new Map<number, Set<number>>();
  for (const card of await cards.all()) {
    const { y, height } = (await card.boundingBox()) ?? { y: 0, height: 0 };
    rows.set(y, (rows.get(y) ?? new Set()).add(height));
  }
  expect(rows.size).toBeGreaterThan(1);
  for (const heights of rows.values()) expect(heights.size).toBe(1);
  await cards.last().click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(/\/index\/product\?product=/);
});

test('the header turns solid as soon as something lies beneath it', async ({ page }) => {
  await page.goto('/index/index');
  await takenOver(page);
  await expect(page.getByRole('region', { name: '产品服务' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('the figures come without moving anything, at every width', async ({ page }) => {
  await watchShifts(page);
  const quiet = watchNetwork(page);
  for (const width of [1440, 992, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/index/index');
    await quiet();
    await takenOver(page);
    await expect(page.getByRole('region', { name: '平台数据' })).toBeVisible();
    const { sum } = await shiftsOf(page);
    expect(sum, `at ${width}`).toBeLessThanOrEqual(0.02);
  }
});

/** The places of all elements on a page, from the top of the document. */
const places = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y + scrollY, width, height].join(' ');
    }),
  );

test('a page looks by a link as it does by its address', { tag: '@deep' }, async ({ page }) => {
  const quiet = watchNetwork(page);
  for (const path of ['/index/product', '/index/news/list', '/index/help', '/index/about']) {
    // Answers to the page's requests may change its height long after its heading is there.
    await page.goto(path);
    await quiet();
    await takenOver(page);
    const byAddress = await places(page);
    await page.goto('/index/index');
    await takenOver(page);
    await page.getByRole('navigation', { name: '网站导航' }).locator(`a[href="${path}"]`).click();
    await expect.poll(() => places(page), path).toEqual(byAddress);
  }
});

test('from an article one comes back to the list as it was: filters, page and place', async ({ page }) => {
  await page.goto(list);
  await takenOver(page);
  await page.getByRole('navigation', { name: '资讯类型' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/type=/);
  await page.getByRole('link', { name: '全部' }).click();
  await page.getByRole('link', { name: '下一页' }).click();
  await expect(page.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
  await settled(page);
  const last = articles(page).last();
  await last.scrollIntoViewIfNeeded();
  const title = await last.textContent();
  const at = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/page=2/);
  await expect(articles(page).last()).toHaveText(title ?? '');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(at);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});

test('what is not found says so, with a way back', async ({ page }) => {
  await page.goto(list);
  await takenOver(page);
  await page.getByRole('searchbox', { name: '关键词' }).fill('没有这样的资讯');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('没有符合条件的资讯')).toBeVisible();
  await page.getByRole('link', { name: '清除筛选' }).click();
  await expect(articles(page).first()).toBeVisible();
  await page.goto('/index/news/detail/nobody/knows');
  await takenOver(page);
  await expect(page.getByText('内容不存在或已下线').first()).toBeVisible();
});

test('[S19] a middle click opens a tab of its own; a wrong slug is put right', async ({ page, context }) => {
  await page.goto(list);
  await takenOver(page);
  const first = articles(page).first();
  const address = await first.getAttribute('href');
  const [opened] = await Promise.all([context.waitForEvent('page'), first.click({ button: 'middle' })]);
  await expect(opened).toHaveURL(address ?? '');
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText((await first.textContent()) ?? '');
  await expect(page).toHaveURL(list);
  await opened.goto((address ?? '').replace(/[^/]+$/, 'something-else'));
  await expect(opened).toHaveURL(address ?? '');
});

test('an article prints without what surrounds it', async ({ page }) => {
  await page.goto(list);
  await takenOver(page);
  await articles(page).first().click();
  await expect(page.getByRole('button', { name: '打印' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
});

test('a script in an article never runs', async ({ page }) => {
  await page.route('**/getArticleInfo*', async (route) => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    const body = { ...envelope.body, content: `<p>正文</p>${scriptPayloads.join('')}`, source: scriptPayloads[1] };
    await route.fulfill({ response: answer, json: { ...envelope, body } });
  });
  await page.goto(list);
  await takenOver(page);
  await articles(page).first().click();
  await expect(page.getByText('正文', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').locator('script, iframe, svg, details, input')).toHaveCount(0);
  await expectNothingRan(page);
});
