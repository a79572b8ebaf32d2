import type { Page } from '@playwright/test';
import { demoPassword, logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { codeSentBy } from '../../../support/sent-code';
import { beyondIdleLimit } from '../../../support/session';

const phone = '13800000001';

const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

test('[S39][S144] login by keyboard alone, in reading order', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('手机号码').focus();
  await page.keyboard.type(phone);
  await press(page, 'Tab');
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await page.keyboard.type(demoPassword);
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: '显示密码' })).toBeFocused();
  await press(page, 'Tab');
  await expect(page.getByRole('button', { name: '点击完成验证' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByText('验证成功')).toBeVisible();
  await press(page, 'Tab');
  await expect(page.getByLabel('短信验证码')).toBeFocused();
  await press(page, 'Tab');
  const code = await codeSentBy(page, phone, () => press(page, 'Enter'));
  await press(page, 'Shift+Tab');
  await page.keyboard.type(code);
  await press(page, 'Enter');
  await expect(page).toHaveURL('/center/product/product');
});

test('the centre by keyboard alone: skip link, menus, company, lock', async ({ page }) => {
  await page.clock.install();
  await logIn(page, phone);
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  await page.goto('/center/crm/user');
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  await press(page, 'Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await press(page, 'Enter');
  await expect(page.locator('#main')).toBeFocused();

  const avatar = page.getByRole('button', { name: /^账户菜单：/ });
  await avatar.focus();
  await press(page, 'Enter');
  await expect(page.locator('[role="menu"]:focus-within')).toBeVisible();
  await press(page, 'Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(avatar).toBeFocused();
  await press(page, 'Enter');
  await expect(page.locator('[role="menu"]:focus-within')).toBeVisible();
  await press(page, 'End');
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeFocused();
  await press(page, 'Enter');
  const question = page.getByRole('dialog', { name: '确定退出登录吗？' });
  await expect(question).toBeVisible();
  await press(page, 'Escape');
  await expect(question).toBeHidden();

  await page.clock.fastForward(beyondIdleLimit);
  const lock = page.getByRole('dialog', { name: '安全验证' });
  await expect(lock.getByRole('textbox', { name: '登录密码' })).toBeFocused();
  await page.keyboard.type(demoPassword);
  await press(page, 'Enter');
  await expect(page.getByText('操作成功，请继续！')).toBeVisible();
  await expect(lock).toBeHidden();
});

test('a company is chosen by keyboard', async ({ page }) => {
  await logIn(page, '13800000002');
  const first = page.getByRole('list', { name: '企业列表' }).getByRole('button').first();
  await first.focus();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/center/product/product');
});
