import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { shellElementId } from '@portal/shared/boot-document';
import { frameScript } from '../support/frame-script';
import { logIn } from '../support/log-in';
import { takenOver } from '../support/taken-over';

/** Faults that a server or a network can cause in a file. */
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

/** The card that replaces the failed part. */
const retryOf = (page: Page) =>
  page.getByRole('alert', { name: '页面没有加载成功' }).getByRole('button', { name: '重试' });

/** Waits until it appears. If the file hangs, the test moves the browser's clock forward until something appears. */
async function comes(page: Page, awaited: Locator, name: string): Promise<void> {
  if (name !== 'hangs') return expect(awaited).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(awaited).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 20_000, intervals: [0] });
}

/** Breaks the chunk of the public site's help page. A link leads there, so the site's frame is already loaded. */
async function breakHelpChunk(page: Page, fault: (route: Route) => Promise<void>): Promise<void> {
  await page.goto('/index/index');
  await takenOver(page);
  await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();
  await page.route('**/assets/site/**', fault);
  await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '帮助中心' }).click();
}

/** A style sheet of the document shows the notice after a quarter of a minute. Here time goes ten times as fast for it. */
async function hastenAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 });
}

test.describe('a remote whose entry', () => {
  for (const [name, fault] of Object.entries(faults)) {
    test(`[threat: broken remote] ${name}: a card in its place, other parts work, 重试 recovers`, async ({ page }) => {
      await page.clock.install();
      await page.route(entry, fault);
      // A hanging file delays the load event too.
      await page.goto('/index/index', { waitUntil: 'commit' });
      const retry = retryOf(page);
      await comes(page, retry, name);
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

test.describe('a list of hashes', () => {
  const altered = (route: Route) => route.fulfill({ json: { '/assets/registration/entry.js': 'sha384-forged' } });
  const ways = [
    { owner: 'registration', from: '/login', link: '立即注册', button: '提交注册' },
    { owner: 'host', from: '/index/index', link: '登录', button: '登录' },
  ];
  for (const { owner, from, link, button } of ways) {
    for (const name of ['answers 404', 'is cut in half', 'is altered', 'hangs']) {
      test(`of ${owner} ${name}: none of the scripts in it is asked for, 重试 recovers`, async ({ page }) => {
        const lists = `**/assets/${owner}/*/hashes.json`;
        await page.route(lists, faults[name] ?? altered);
        await page.goto(from);
        await expect(page.locator(`#${shellElementId}`)).toHaveCount(0);
        const way = page.getByRole('link', { name: link, exact: true }).first();
        const scripts: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith(`/assets/${owner}/`) && pathname.endsWith('.js')) scripts.push(pathname);
        });
        await way.click();
        const retry = retryOf(page);
        await expect(retry).toBeVisible({ timeout: 20_000 });
        expect(scripts).toEqual([]);

        await page.unroute(lists);
        await retry.click();
        await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible({ timeout: 15_000 });
      });
    }
  }
});

test('without the list of hashes of the host every page begins', async ({ page }) => {
  const lists = '**/assets/host/*/hashes.json';
  await page.route(lists, (route) => route.abort());
  await page.goto('/index/index');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The content after the first picture needs the host's api client. The page says that it is missing, and shows the
  // content when it can.
  await expect(page.getByText('内容暂时无法加载。')).toBeVisible();
  await page.unroute(lists);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();

  await page.route(lists, (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await page.unroute(lists);
  await logIn(page, '13800000001');
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();

  await page.route(lists, (route) => route.abort());
  await page.goto('/msg/crm/message/list');
  await expect(page.getByRole('heading', { name: '站内信', level: 1 })).toBeVisible();
  // The code that calls the API came with the document.
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test.describe('a page whose chunk', () => {
  for (const [name, fault] of Object.entries(faults)) {
    test(`${name}: the header stays, a card stands in its place, 重试 recovers`, async ({ page }) => {
      await page.clock.install();
      await breakHelpChunk(page, fault);
      const retry = retryOf(page);
      await comes(page, retry, name);
      const navigation = page.getByRole('navigation', { name: '网站导航' });
      await expect(navigation.getByRole('link', { name: '首页' })).toBeVisible();

      await page.unroute('**/assets/site/**');
      await retry.click();
      await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible({ timeout: 15_000 });
    });
  }
});

test.describe('what the host provides and no page had needed yet', () => {
  const ways = { 登录: '登录', 立即注册: '提交注册' };
  for (const [link, button] of Object.entries(ways)) {
    test(`did not come on the way to ${link}: 重试 recovers`, async ({ page }) => {
      await page.goto('/index/index');
      await takenOver(page);
      await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();
      await page.route('**/assets/host/**', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      const retry = page.getByRole('button', { name: '重试' });
      await expect(retry).toBeVisible({ timeout: 20_000 });

      await page.unroute('**/assets/host/**');
      await retry.click();
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible({ timeout: 15_000 });
    });
  }
});

test('the frame around the pages of the centre does not come: a card under a header, 重试 recovers', async ({
  page,
}) => {
  await logIn(page, '13800000001');
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  const isMissing = await frameScript(page, '/msg/crm/message/list');
  const later = await page.context().newPage();
  await later.route(isMissing, (route) => route.abort());
  await later.goto('/msg/crm/message/list');
  await expect(retryOf(later)).toBeVisible({ timeout: 20_000 });
  await expect(later.getByRole('banner').getByRole('link', { name: /首页/ })).toBeVisible();

  await later.unroute(isMissing);
  await retryOf(later).click();
  await expect(later.getByRole('table')).toBeVisible({ timeout: 15_000 });
  await expect(later.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  await expect(later.getByRole('banner')).toHaveCount(1);
  await expect(later.getByRole('main')).toHaveCount(1);
});

test.describe('a portal whose own scripts', () => {
  const ways: Record<string, { scripts: RegExp; fault: (route: Route) => Promise<void> }> = {
    'are refused after the first': {
      scripts: /\/assets\/host\/[^/]+\/(?!main\.)[^/]+\.js$/,
      fault: (route) => route.abort(),
    },
    'are all refused': { scripts: /\/assets\/host\//, fault: (route) => route.abort() },
    hang: { scripts: /\/assets\/host\//, fault: () => new Promise(() => undefined) },
  };
  for (const [name, { scripts, fault }] of Object.entries(ways)) {
    test(`${name}: the shell says so, and 刷新页面 recovers`, async ({ page }) => {
      let faulty = true;
      await page.route(scripts, (route) => (faulty ? fault(route) : route.continue()));
      await page.goto('/login', { waitUntil: 'commit' });
      await hastenAnimations(page);
      const reload = page.getByRole('status').getByRole('link', { name: '刷新页面' });
      await expect(reload).toBeVisible({ timeout: 20_000 });

      // The route stays. Otherwise the hanging file would arrive after all and remove the notice before the click.
      faulty = false;
      await reload.click();
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible({ timeout: 15_000 });
      await expect(reload).toHaveCount(0);
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
  await takenOver(page);
  await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible({ timeout: 15_000 });
  expect(answers).toBeGreaterThanOrEqual(3);
});

test('[threat: broken remote][threat: altered file] one altered byte: the browser refuses the chunk and the customer sees the card', async ({
  page,
}) => {
  await breakHelpChunk(page, async (route) => {
    const body = Buffer.from(await (await route.fetch()).body());
    body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
    await route.fulfill({ status: 200, contentType: 'text/javascript', body });
  });
  await expect(retryOf(page)).toBeVisible({ timeout: 20_000 });
});
