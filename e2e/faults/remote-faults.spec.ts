import { expect, type Page, type Route, test } from '@playwright/test';

/** What a server or a network can do to a file. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'answers 404': (route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers 500': (route) => route.fulfill({ status: 500, body: 'error' }),
  'is an HTML page': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>login' }),
  'is cut in half': async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: body.subarray(0, body.length / 2) });
  },
  throws: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  hangs: () => new Promise(() => undefined),
};

const entry = /\/assets\/site\/[^/]+\/entry\.[0-9a-f]+\.js$/;

/** The card that stands in the place of what failed. */
const retryOf = (page: Page) =>
  page.getByRole('alert', { name: '页面没有加载成功' }).getByRole('button', { name: '重试' });

/** The page's own chunk of the public site's help page: reached by a link, so that the site's frame is there. */
async function breakHelpChunk(page: Page, fault: (route: Route) => Promise<void>): Promise<void> {
  await page.goto('/index/index');
  await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();
  await page.route('**/assets/site/**', fault);
  await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '帮助中心' }).click();
}

test.describe('a remote whose entry', () => {
  for (const [name, fault] of Object.entries(faults)) {
    test(`${name}: a card in its place, other parts work, 重试 recovers`, async ({ page }) => {
      await page.route(entry, fault);
      // A file that hangs holds up the load event as well.
      await page.goto('/index/index', { waitUntil: 'commit' });
      const retry = retryOf(page);
      await expect(retry).toBeVisible({ timeout: 20_000 });
      await expect(page.getByText(/请提供编号/)).toBeVisible();

      const other = await page.context().newPage();
      await other.goto('/login');
      await expect(other.getByRole('heading', { name: '登录' })).toBeVisible();
      await other.close();

      await page.unroute(entry);
      await retry.click();
      await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible({ timeout: 15_000 });
    });
  }
});

test.describe('a remote whose list of hashes', () => {
  const lists = '**/assets/registration/*/hashes.json';
  const altered = (route: Route) => route.fulfill({ json: { '/assets/registration/entry.js': 'sha384-forged' } });
  for (const name of ['answers 404', 'is cut in half', 'is altered', 'hangs']) {
    test(`${name}: none of its scripts is asked for, 重试 recovers`, async ({ page }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (/\/assets\/registration\/.*\.js$/.test(request.url())) scripts.push(request.url());
      });
      await page.route(lists, faults[name] ?? altered);
      await page.goto('/login');
      await page.getByRole('link', { name: '立即注册' }).click();
      const retry = retryOf(page);
      await expect(retry).toBeVisible({ timeout: 20_000 });
      expect(scripts).toEqual([]);

      await page.unroute(lists);
      await retry.click();
      await expect(page.getByRole('button', { name: '提交注册' })).toBeVisible({ timeout: 15_000 });
    });
  }
});

test.describe('a page whose chunk', () => {
  for (const [name, fault] of Object.entries(faults)) {
    test(`${name}: the header stays, a card stands in its place, 重试 recovers`, async ({ page }) => {
      await breakHelpChunk(page, fault);
      const retry = retryOf(page);
      await expect(retry).toBeVisible({ timeout: 20_000 });
      const navigation = page.getByRole('navigation', { name: '网站导航' });
      await expect(navigation.getByRole('link', { name: '首页' })).toBeVisible();

      await page.unroute('**/assets/site/**');
      await retry.click();
      await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible({ timeout: 15_000 });
    });
  }
});

test('an entry that answers 503 twice comes up by itself', async ({ page }) => {
  let answers = 0;
  await page.route(entry, (route) => {
    answers += 1;
    return answers <= 2 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue();
  });
  await page.goto('/index/index');
  await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible({ timeout: 15_000 });
  expect(answers).toBeGreaterThanOrEqual(3);
});

test('one altered byte: the browser refuses the chunk and the customer sees the card', async ({ page }) => {
  await breakHelpChunk(page, async (route) => {
    const body = Buffer.from(await (await route.fetch()).body());
    body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
    await route.fulfill({ status: 200, contentType: 'text/javascript', body });
  });
  await expect(retryOf(page)).toBeVisible({ timeout: 20_000 });
});
