import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../../../support/at-rest';
import { logIn } from '../../../support/log-in';
import { openMessages } from '../../../support/open-messages';
import { takenOver } from '../../../support/taken-over';

/** The portal's scripts that came over the network, not out of the cache. */
const travelled = (page: Page) =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name, transferSize }) => /\/assets\/.*\.js$/.test(name) && transferSize > 0);
    return scripts.map(({ name }) => name);
  });

/** Pages of the account centre, by their names in the sidebar. */
const accountPages = ['账户信息', '人员管理', '企业信息', '协议管理', '邀请企业'];

test('what the other pages of the centre are made of has come before somebody goes there', async ({ page }) => {
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(/\/center\/product\/product$/);
  // An event stream keeps the network busy for ever. So fetching ahead is done when no more files come.
  let seen: string[] = [];
  const settled = async () => {
    const before = seen.length;
    seen = await travelled(page);
    return seen.some((file) => file.includes('/assets/message/')) && seen.length === before;
  };
  await expect.poll(settled, { timeout: 30_000, intervals: [3_000] }).toBe(true);

  const cameAlong = async (title: string) => {
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect((await travelled(page)).filter((file) => !seen.includes(file))).toEqual([]);
  };
  await openMessages(page);
  await cameAlong('站内信');
  await page.getByRole('button', { name: /^账户菜单/ }).click();
  await atRest(page);
  await page.getByRole('menuitem', { name: '个人信息' }).click();
  await cameAlong('个人信息');
  for (const title of accountPages) {
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await cameAlong(title);
  }
});

/** The scripts of an area that ran or are about to run. Files that are only fetched ahead have another initiator. */
const running = (page: Page, part: string) =>
  page.evaluate((wanted) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return resources.filter(({ name, initiatorType }) => initiatorType === 'script' && name.includes(wanted)).length;
  }, part);

/** After this the pointer moves away and comes back. */
const soon = { timeout: 2_000 };

test('a page begins to load when a pointer rests on its link', async ({ page }) => {
  await page.goto('/index/index');
  await takenOver(page);
  const login = page.getByRole('banner').getByRole('link', { name: '登录' });
  await expect(login).toBeVisible();
  expect(await running(page, '/login-shared')).toBe(0);
  // The first movement only shows that a person is there.
  await expect(async () => {
    await page.getByRole('heading', { level: 1 }).hover();
    await login.hover();
    await expect.poll(() => running(page, '/login-shared'), soon).toBe(1);
  }).toPass();
  await expect(page).toHaveURL('/index/index');
  await login.click();
  await expect(page.getByRole('button', { name: '登录' })).toBeVisible();
});

test('a remote and its page begin to load when the focus rests on their link', async ({ page }) => {
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(/\/center\/product\/product$/);
  const messages = page.getByRole('link', { name: '全部消息' });
  await expect(messages).toBeVisible();
  await page.keyboard.press('Shift');
  await expect(async () => {
    await page.getByRole('banner').getByRole('link', { name: '产品中心', exact: true }).focus();
    await messages.focus();
    await expect.poll(() => running(page, '/assets/message/'), soon).toBeGreaterThan(1);
  }).toPass();
  await expect(page).toHaveURL(/\/center\/product\/product$/);
});
