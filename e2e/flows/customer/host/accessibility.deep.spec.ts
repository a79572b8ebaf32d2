import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { logIn } from '../../../support/log-in';
import { beyondIdleLimit } from '../../../support/session';

test.describe.configure({ timeout: 120_000 });

const widths = [1440, 375];

async function atEachWidth(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
}

test('public pages of the host', async ({ page }) => {
  for (const path of ['/login', '/resetpwd/account', '/resetpwd/reset', '/face-success', '/404']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await atEachWidth(page);
  }
  // The state after a reset. Without it this page leads to the first step.
  await page.evaluate(() => history.replaceState({ usr: { reset: true } }, '', '/resetpwd/complete'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '密码重置成功' })).toBeVisible();
  await atEachWidth(page);
});

test('login, with what is wrong in each field', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('手机号码不能为空')).toBeVisible();
  await atEachWidth(page);
});

for (const [phone, heading] of [
  ['13800000004', '安全验证'],
  ['13800000005', '修改初始密码'],
  ['13800000006', '安全提示'],
  ['13800000012', '选择企业'],
  ['13800000010', '选择企业'],
] as const)
  test(`login of ${phone}: ${heading}`, async ({ page }) => {
    await logIn(page, phone);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await atEachWidth(page);
  });

test('locked at the login', async ({ page }) => {
  await logIn(page, '13800000007');
  await expect(page.getByRole('alert')).toContainText('账号已被锁定，请联系客服');
  await atEachWidth(page);
});

test('the frame of the centre, its menus and dialogs, 403 in place', async ({ page }) => {
  await logIn(page, '13800000009');
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  await atEachWidth(page);

  await page.getByRole('button', { name: '打开导航' }).click();
  await expect(page.getByRole('dialog', { name: '导航' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: /^账户菜单：/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, { menuOpen: true });
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('dialog', { name: '确定退出登录吗？' })).toBeVisible();
  await atEachWidth(page);
  await page.keyboard.press('Escape');

  await page.evaluate(() => window.dispatchEvent(new Event('portal-change-password')));
  await expect(page.getByRole('dialog', { name: '修改密码' })).toBeVisible();
  await atEachWidth(page);
  await page.keyboard.press('Escape');

  await page.goto('/center/crm/employee/changeAdmin');
  await expect(page.getByText('您没有访问此内容的权限')).toBeVisible();
  await atEachWidth(page);
});

test('the notice before the lock, and the lock', async ({ page }) => {
  await page.clock.install();
  await logIn(page, '13800000001');
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  await page.clock.fastForward('14:10');
  await expect(page.getByRole('region', { name: '会话即将锁定' })).toBeVisible();
  await atEachWidth(page);
  await page.clock.fastForward(beyondIdleLimit);
  const lock = page.getByRole('dialog', { name: '安全验证' });
  await expect(lock.getByRole('button', { name: '验证', exact: true })).toBeVisible();
  await atEachWidth(page);
  await lock.getByRole('radio', { name: '短信验证码' }).check();
  await atEachWidth(page);
});
