import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../../../support/at-rest';
import { enter } from '../../../support/enter';
import { openMessages } from '../../../support/open-messages';
import { cookie } from '../../../support/session';

// Each test walks through many addresses.
test.describe.configure({ timeout: 180_000 });

const root = '13800000001';
const resources = '**/findResAllByToken';
const companyInfo = '**/cust/employee/info/comp';
const refusedInPlace = '您没有访问此内容的权限';

/** Protected routes of the spec, with the heading of each page. */
const guarded = [
  '/center/crm/user',
  '/center/crm/account/list',
  '/center/crm/company/list',
  '/center/crm/company/changeAcc',
  '/center/crm/company/changeAccView',
  '/center/crm/employee/list',
  '/center/crm/employee/changeAdmin',
  '/center/crm/invication',
  '/center/crm/file/list',
  '/msg/crm/message/list',
  '/msg/crm/message/detail',
  '/msg/crm/affiche/list',
  '/msg/crm/affiche/detail',
];

const open = [
  '/index/index',
  '/index/product',
  '/index/news/list',
  '/index/news/detail/1/news',
  '/index/help',
  '/index/about',
  '/register/account',
  '/register/success',
  '/resetpwd/account',
  '/resetpwd/reset',
  '/resetpwd/complete',
  '/login',
  '/face-success',
  '/404',
];

/** Addresses without a page of their own, most of them from menus, and their targets. */
const leadingOn = [
  ['/center/crm', '/center/crm/account/list'],
  ['/center/crm/company', '/center/crm/company/list'],
  ['/center/product', '/center/product/product'],
  ['/msg/crm', '/msg/crm/message/list'],
  ['/msg/crm/message', '/msg/crm/message/list'],
  ['/msg/crm/affiche', '/msg/crm/affiche/list'],
  ['/register', '/register/account'],
] as const;

const loginWithWayBack = (path: string) => `/login?redirect=${encodeURIComponent(path)}`;
const fulfil = (page: Page, pattern: string, status: number, json: object) =>
  page.route(pattern, (route) => route.fulfill({ status, json }));

async function enterCentre(page: Page): Promise<void> {
  await enter(page, root, '/center/product/product');
  await expect(page.getByRole('button', { name: /^当前企业/ })).toBeVisible();
}

test.describe('without a token', () => {
  test('[S63][S251] every protected route leads to the login, with the way back', async ({ page }) => {
    for (const path of ['/center/product/product', ...guarded]) {
      await page.goto(path);
      await expect(page).toHaveURL(loginWithWayBack(path));
    }
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  });

  test('[S2][S23][S28][S31] public routes are open', async ({ page }) => {
    for (const path of open) {
      await page.goto(path);
      await expect(page.getByRole('main'), path).toBeVisible();
      await expect(page).not.toHaveURL(/\/login\?/);
    }
  });

  test('nothing of a protected page is asked for or seen on the way', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/.*(info\/comp|findResAllByToken|custAccount|message)/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/center/crm/user');
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test.describe('with a token', () => {
  test('[S2][S43][S60][S64] every route with its address is open', async ({ page }) => {
    await enterCentre(page);
    for (const path of guarded) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^当前企业/ })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await expect(page.getByText(refusedInPlace)).toHaveCount(0);
    }
    await page.goto('/login');
    await expect(page).toHaveURL('/index/index');
    await page.goto('/center');
    await expect(page).toHaveURL('/center/product/product');
  });

  test('[S35] below every area an unknown path ends on /404; an address of a menu leads to its page', async ({
    page,
  }) => {
    await enterCentre(page);
    for (const area of ['/center/crm', '/center/product', '/msg/crm', '/register', '/index']) {
      await page.goto(`${area}/nothing-here`);
      await expect(page).toHaveURL('/404');
      await expect(page.getByRole('heading', { name: '页面不存在或已被移除' })).toBeVisible();
    }
    for (const [menu, to] of leadingOn) {
      await page.goto(menu);
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
  });

  for (const { who, phone, closed } of [
    {
      who: 'who only looks (E105)',
      phone: '13800000009',
      closed: ['/center/crm/company/changeAcc', '/center/crm/employee/changeAdmin'],
    },
    {
      who: 'a project department (SCM-C102)',
      phone: '13800000008',
      closed: [
        '/center/crm/account/list',
        '/center/crm/company/list',
        '/center/crm/company/changeAcc',
        '/center/crm/company/changeAccView',
        '/center/crm/invication',
      ],
    },
  ])
    test(`[S64][S253] ${who}: without its address a route is refused in its place, the product centre is not`, async ({
      page,
    }) => {
      await enter(page, phone, '/center/product/product');
      for (const path of guarded) {
        await page.goto(path);
        const refusal = page.getByText(refusedInPlace);
        await expect(refusal.or(page.getByRole('heading', { level: 1 })).first(), path).toBeVisible();
        await expect(refusal, path).toHaveCount(closed.includes(path) ? 1 : 0);
        await expect(page).toHaveURL((url) => url.pathname === path);
      }
      await page.goto(closed[0] ?? '');
      await page.getByRole('link', { name: '返回产品中心', exact: true }).click();
      await expect(page).toHaveURL('/center/product/product');
      await expect(page.getByText(refusedInPlace)).toHaveCount(0);
    });

  test('who is in an open company sees no steps or congratulations any more', async ({ page }) => {
    await enter(page, '13800000009', '/center/product/product');
    for (const path of ['/register/permit', '/register/success']) {
      await page.goto(path);
      await expect(page).toHaveURL('/center/product/product');
    }
  });
});

test.describe('a token that holds no more', () => {
  test('[S264][S335] leads to the login, once, and is removed', async ({ page, context, baseURL }) => {
    const url = baseURL ?? '';
    await context.addCookies(['access_token', 'refresh_token'].map((name) => ({ name, value: 'x'.repeat(43), url })));
    await page.goto('/center/crm/user');
    await expect(page).toHaveURL(loginWithWayBack('/center/crm/user'));
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
    expect(await cookie(page, 'access_token')).toBeUndefined();
  });
});

test.describe('the guard throws', () => {
  test('[S66][S336] the token is reset and an error message shown', async ({ page }) => {
    await fulfil(page, resources, 200, { status: '500', ok: false, msg: '资源查询失败', body: null });
    await enterCentre(page);
    await page.goto('/center/crm/user');
    await expect(page.getByText('资源查询失败')).toBeVisible();
    await expect(page).toHaveURL(/\/login(\?|$)/);
    expect(await cookie(page, 'access_token')).toBeUndefined();
  });
});

test.describe('without company info', () => {
  test('[S44] the product centre, whatever is asked for, with a way to try again', async ({ page }) => {
    await enterCentre(page);
    await fulfil(page, companyInfo, 200, { status: '500', ok: false, msg: '企业信息不存在', body: null });
    await page.goto('/center/product/product');
    const banner = page.getByRole('alert').filter({ hasText: '企业信息加载失败' });
    await expect(banner).toContainText('企业信息不存在');
    const there = page.waitForURL('/msg/crm/message/list', { waitUntil: 'commit' });
    await openMessages(page);
    await there;
    await expect(page).toHaveURL('/center/product/product');
    await expect(banner).toBeVisible();

    // Each navigation asks again by itself. Here nothing navigates, so only the button helps.
    await page.reload();
    await expect(banner).toContainText('企业信息不存在');
    await atRest(page);
    await page.unroute(companyInfo);
    await banner.getByRole('button', { name: '重试' }).click();
    await expect(banner).toHaveCount(0);
  });

  test('[S45][S252][S263][S334] a body status 403: its message alone, the token removed, the product page, whose guard leads to the login', async ({
    page,
  }) => {
    await enterCentre(page);
    await fulfil(page, '**/getIsUnreadNumbers*', 200, { status: '403', ok: false, msg: '无权访问', body: null });
    // The message may have gone by the time the page has loaded, so the test looks for it meanwhile.
    await Promise.all([page.goto('/center/crm/user'), expect(page.getByText('无权访问')).toBeVisible()]);
    await expect(page).toHaveURL(loginWithWayBack('/center/product/product'));
    expect(await cookie(page, 'access_token')).toBeUndefined();
    await expect(page.getByRole('heading', { name: '登录', exact: true })).toBeVisible();
    await expect(page.getByText('登录已失效')).toHaveCount(0);
  });
});
