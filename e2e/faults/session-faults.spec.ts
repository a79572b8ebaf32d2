import type { Page } from '@playwright/test';
import { fillCredentials, logIn } from '../support/log-in';
import { messageEntries } from '../support/open-messages';
import { expect, test } from '../support/own-tenant';
import { ageSession, askApi, cookie } from '../support/session';

const phone = '13800000001';
const calls = '/web/portal/api';

/** Counts the calls to an address with this end. */
function countCalls(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith(path)) count += 1;
  });
  return () => count;
}

async function enterCentre(page: Page): Promise<void> {
  await logIn(page, phone);
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
}

test('[threat: expired token] a token that expires under a page full of calls is renewed once, and nobody notices', async ({
  page,
}) => {
  await enterCentre(page);
  const refreshes = countCalls(page, '/employee/refresh/token');
  // The page that is left would renew the token too.
  await page.goto('about:blank');
  await ageSession(page, 'expire');
  const before = await cookie(page, 'access_token');
  await page.goto('/msg/crm/message/list');
  await expect.poll(() => cookie(page, 'access_token')).not.toBe(before);
  await expect(messageEntries(page).getByRole('link').first()).toBeVisible();
  expect(refreshes()).toBe(1);
  await expect(page).toHaveURL('/msg/crm/message/list');
});

test('[S252][S334][threat: expired token] without a way to renew it there is one trip to the login and one message', async ({
  page,
}) => {
  await page.route('**/employee/refresh/token', async (route) =>
    route.fulfill({ status: 401, json: { status: '401', ok: false, msg: '登录已过期，请重新登录', body: null } }),
  );
  await logIn(page, '13800000010');
  await expect(page.getByText('您暂无可用企业')).toBeVisible();
  await ageSession(page, 'expire');
  await page.goto('/center/crm/user');
  await expect(page).toHaveURL('/login?redirect=%2Fcenter%2Fcrm%2Fuser');
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  expect(await cookie(page, 'access_token')).toBeUndefined();
});

for (const [name, hours] of [
  ['a day ahead', 24],
  // The browser deletes cookies by its own clock, which the test cannot set back. So this is less than the day for
  // which a token is kept.
  ['twenty hours behind', -20],
] as const)
  test(`[threat: wrong clock] a clock ${name} locks nobody and seals nothing wrong`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await enterCentre(page);
    await page.goto('/center/crm/user');
    await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible();
    await page.getByRole('heading', { name: '个人信息' }).click();
    await expect(page.getByRole('dialog', { name: '安全验证' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: '会话即将锁定' })).toHaveCount(0);
  });

test('[threat: no storage] a browser that keeps nothing in its storages can be used', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Storage.prototype.setItem = refuse;
    Storage.prototype.getItem = refuse;
  });
  await enterCentre(page);
  await page.reload();
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
});

test('[threat: no storage] a browser without cookies is told why nobody can log in', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await page.goto('/login');
  await expect(page.getByRole('alert')).toHaveText('浏览器已禁用 Cookie，请开启后再登录。');
});

test('[threat: sent twice] a login that is sent twice is made once', async ({ page }) => {
  const logins = countCalls(page, '/login/user/mobileLoginWithSecurity');
  await page.goto('/login');
  await fillCredentials(page, phone);
  await page.getByRole('button', { name: '登录', exact: true }).dblclick();
  await expect(page).toHaveURL('/center/product/product');
  expect(logins()).toBe(1);
});

test('[threat: stolen token] a token is worth nothing after a switch of company and after the logout', async ({
  page,
}) => {
  await logIn(page, '13800000002');
  await expect(page).toHaveURL('/login/changeComp');
  const first = await cookie(page, 'access_token');
  await page.getByRole('button', { name: /江南纺织/ }).click();
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  const second = await cookie(page, 'access_token');
  expect(second).not.toBe(first);
  expect((await askApi(page, `${calls}/cust/employee/comps/all`, {}, first)).http).toBe(401);
  expect((await askApi(page, `${calls}/cust/employee/comps/all`, {}, second)).ok).toBe(true);

  await page.getByRole('button', { name: /^账户菜单：/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL('/login');
  expect((await askApi(page, `${calls}/cust/employee/comps/all`, {}, second)).http).toBe(401);
});

test('[threat: stolen token] tokens that somebody copied are worth nothing in another browser, and end the session', async ({
  browser,
  page,
  baseURL,
}) => {
  await enterCentre(page);
  const cookies = await page.context().cookies();
  expect(cookies).toContainEqual(
    expect.objectContaining({ name: '__Host-portal_browser', httpOnly: true, secure: true, sameSite: 'Strict' }),
  );
  // The page that is left would renew the token too.
  await page.goto('about:blank');
  await ageSession(page, 'expire');

  // Everything that a script of a page can read.
  const copied = cookies.filter(({ httpOnly }) => !httpOnly);
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await elsewhere.addCookies(copied);
  const thief = await elsewhere.newPage();
  await thief.goto('/msg/crm/message/list');
  await expect(thief).toHaveURL(/\/login/);
  await elsewhere.close();

  await page.goto('/msg/crm/message/list');
  await expect(page).toHaveURL(/\/login/);
});

test('[threat: stolen token] a browser makes its own signing pair, and what is secret of it never travels', async ({
  page,
}) => {
  const isForKeys = (address: string) => address.includes('/login/user/rsa/secretKey');
  const answered = page.waitForResponse((response) => isForKeys(response.url()));
  await enterCentre(page);
  const response = await answered;
  const asked = response.request().postDataJSON() as { publicKey: string };
  expect(asked.publicKey).toMatch(/^[A-Za-z0-9+/]{392}$/);
  const { ok, body } = (await response.json()) as { ok: boolean; body: Record<string, unknown> };
  expect(ok).toBe(true);
  expect(body).not.toHaveProperty('privateKey');
});

test('[threat: stolen token] no address ever holds a token', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await enterCentre(page);
  await page.goto('/center/crm/file/list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  for (const name of ['access_token', 'refresh_token']) {
    const token = await cookie(page, name);
    expect(token).toBeTruthy();
    expect(addresses.filter((address) => address.includes(token ?? '-'))).toEqual([]);
  }
});

for (const evil of ['//evil.example/x', '/\\evil.example', 'javascript:alert(1)', 'https://evil.example'])
  test(`[threat: open redirect] a login does not lead on to ${evil}`, async ({ page }) => {
    await page.goto(`/login?redirect=${encodeURIComponent(evil)}`);
    await logIn(page, phone);
    await expect(page).toHaveURL('/center/product/product');
  });
