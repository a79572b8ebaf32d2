import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../../support/at-rest';
import { coldPage } from '../../support/cold-page';
import { enter } from '../../support/enter';
import { shiftsOf, watchShifts } from '../../support/layout-shift';
import { paceOf } from '../../support/pace';
import { requestWaves, watchComplaints, watchRequests } from '../../support/page-watch';
import { watchNetwork } from '../../support/quiet-network';
import { takenOver } from '../../support/taken-over';

test.describe('arriving at the portal', () => {
  test('[S1][S14][S15][S16] the root ends on the public site', async ({ page }) => {
    for (const path of ['/', '/index']) {
      await page.goto(path);
      await expect(page).toHaveURL('/index/index');
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(page).toHaveTitle('首页 - 供应链金融服务平台');
  });

  test('the centre without a token ends on login', async ({ page }) => {
    await page.goto('/center');
    await expect(page).toHaveURL(/\/login(\?|$)/);
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  });

  test('whoever has no token gets the login with the document of a page of the centre, and nothing of that page', async ({
    request,
  }) => {
    const preloads = async (path: string) => {
      const html = await (await request.get(path)).text();
      return [...html.matchAll(/<link rel="preload"[^>]* href="([^"]+)"/g)].map(([, address]) => address);
    };
    const ofLogin = await preloads('/login');
    expect(ofLogin.length).toBeGreaterThan(5);
    expect(await preloads('/center/crm/employee/list')).toEqual(ofLogin);
  });

  test('login keeps the way back to the page that was asked for', async ({ page }) => {
    await page.goto('/center/crm/user');
    await expect(page).toHaveURL('/login?redirect=%2Fcenter%2Fcrm%2Fuser');
  });

  test('[S34][S35] an unknown address ends on the page-not-found screen', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/404');
    await expect(page.getByRole('heading', { name: '页面不存在或已被移除' })).toBeVisible();
    await page.getByRole('link', { name: '返回首页' }).click();
    await expect(page).toHaveURL('/index/index');
  });

  test('[S22][S35] an address with "index" in it needs no token: it never ends on the login, and without a page it is unknown', async ({
    page,
  }) => {
    const places: string[] = [];
    page.on('framenavigated', (frame) => places.push(new URL(frame.url()).pathname));
    const walk = async () => {
      for (const address of [
        '/index/nothing-here',
        '/register/index',
        '/resetpwd/index',
        '/center/index',
        '/center/crm/index',
        '/center/crm/index?from=mail#top',
        '/center/crm/user/index',
        '/center/product/reindexing',
        '/msg/crm/index',
      ]) {
        await page.goto(address);
        await expect(page, address).toHaveURL('/404');
        await expect(page.getByRole('heading', { name: '页面不存在或已被移除' }), address).toBeVisible();
      }
    };
    await walk();
    expect(places.filter((path) => path.startsWith('/login'))).toEqual([]);
    // The word counts in the path alone.
    await page.goto('/center/crm/user?from=/index');
    await expect(page).toHaveURL(/\/login\?/);

    await enter(page, '13800000001', '/center/product/product');
    await walk();
  });

  test('[S6][S8] the second tenant has its own brand and its own public site', async ({ page, baseURL }) => {
    await page.goto(baseURL?.replace('localhost', 'jinqiao.localhost') ?? '');
    await expect(page).toHaveURL(/jinqiao\.localhost:\d+\/index\/index$/);
    await expect(page).toHaveTitle('首页 - 金桥供应链');
    await expect(page.getByRole('heading', { name: '把应收变成现金，把信用送到末端' })).toBeVisible();
    const brand = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
    expect(brand).not.toBe('#D83651');
  });
});

test.describe('moving on', () => {
  test('a link changes the title and moves focus to the new heading', async ({ page }) => {
    await page.goto('/index/index');
    await takenOver(page);
    await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '帮助中心' }).click();
    await expect(page).toHaveTitle('帮助中心 - 供应链金融服务平台');
    await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeFocused();
  });
});

test.describe('cold load of the public site', () => {
  test('[threat: foreign script] two waves at most, every script checked, nothing to complain of', async ({
    page,
    baseURL,
  }) => {
    const complaints = watchComplaints(page);
    const { requests } = await watchRequests(page);
    const quiet = watchNetwork(page);
    await page.goto('/index/index');
    await takenOver(page);
    await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();
    await quiet();

    expect(requests.filter(({ url }) => /manifest/.test(url))).toEqual([]);
    const waves = requestWaves(requests, `${baseURL}/index/index`);
    const code = [...waves].filter(([url]) => /\.(js|css)$/.test(url));
    expect(code.length).toBeGreaterThan(5);
    expect(Math.max(...code.map(([, wave]) => wave))).toBeLessThanOrEqual(2);

    const unchecked = await page.evaluate(() =>
      [...document.scripts].filter((script) => script.src && !script.integrity).map((script) => script.src),
    );
    expect(unchecked).toEqual([]);
    expect(complaints.lines).toEqual([]);
  });

  test('no file is fetched twice', async ({ page }) => {
    const { requests, session } = await watchRequests(page);
    const fromNetwork: string[] = [];
    session.on('Network.responseReceived', ({ response }) => {
      if (!response.fromDiskCache && !response.fromPrefetchCache && /\.(js|css)$/.test(response.url))
        fromNetwork.push(response.url);
    });
    await page.goto('/index/index');
    await takenOver(page);
    await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();
    expect(requests.length).toBeGreaterThan(0);
    expect(fromNetwork.filter((url, index) => fromNetwork.indexOf(url) !== index)).toEqual([]);
  });
});

test('a page of the centre asks the platform as soon as its document is there', async ({ browser, baseURL }) => {
  const page = await coldPage(browser, '13800000001');
  const complaints = watchComplaints(page);
  const { requests } = await watchRequests(page);
  const address = `${baseURL}/center/crm/employee/list`;
  await page.goto(address);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const waves = requestWaves(requests, address);
  const asked = [...waves].filter(([url]) => /\/(info\/comp|findResAllByToken)$/.test(url));
  expect(asked.map(([, wave]) => wave)).toEqual([1, 1]);
  expect(complaints.lines).toEqual([]);
});

/** The time at which the largest element was painted, in milliseconds after the start of the navigation. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
}

test.describe('before any script has run', () => {
  for (const path of ['/index/index', '/login']) {
    test(`${path} shows the brand by its HTML alone, within half a second`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
      const paints: number[] = [];
      // Other work of the machine only adds to the time, so the best of three is the page's own time.
      for (let visit = 1; visit <= 3; visit += 1) {
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByText('供应链金融服务平台').first()).toBeVisible();
        paints.push(await largestPaint(page));
      }
      expect(Math.min(...paints)).toBeLessThan(500 * (await paceOf(page)));
    });

    test(`${path} is taken over without a shift`, async ({ page }) => {
      await watchShifts(page);
      const quiet = watchNetwork(page);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await quiet();
      await atRest(page);
      expect((await shiftsOf(page)).sum).toBeLessThanOrEqual(0.02);
    });
  }
});
