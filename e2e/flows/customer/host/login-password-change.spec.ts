import type { Page } from '@playwright/test';
import { demoPassword, logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { toldBriefly } from '../../../support/told-briefly';

const fresh = 'Jinqiao#2027';

async function changePassword(page: Page): Promise<void> {
  await page.getByLabel('原密码', { exact: true }).fill(demoPassword);
  await page.getByLabel('新密码', { exact: true }).fill(fresh);
  await page.getByLabel('确认新密码', { exact: true }).fill(fresh);
  const reloaded = page.waitForEvent('load');
  const said = toldBriefly(page, '修改成功，回到登录页面');
  await page.getByRole('button', { name: '修改密码' }).click();
  await said;
  await reloaded;
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
}

// Each test has several logins.
test.describe.configure({ timeout: 120_000 });
test.beforeEach(({ page }) => page.clock.install());

/** A phone gets one code a minute. */
const afterAMinute = (page: Page) => page.clock.fastForward('01:00');

test('[S41][S146][S212] type 40: the first password is changed, no way around, and the new one lets in', async ({
  page,
}) => {
  await logIn(page, '13800000005');
  await expect(page.getByText('首次登录请修改初始密码')).toBeVisible();
  await expect(page.getByText('密码10-16位，包含大写字母、小写字母、数字、特殊字符')).toBeVisible();
  await expect(page.getByRole('button', { name: '暂不修改' })).toHaveCount(0);
  await page.goto('/center');
  await expect(page).toHaveURL(/\/login/);

  await afterAMinute(page);
  await logIn(page, '13800000005');
  await changePassword(page);
  await afterAMinute(page);
  await logIn(page, '13800000005', fresh);
  await expect(page).toHaveURL(/\/center\/product\/product$/);
});

test('[S103][S104] type 50: the tip says why, and it or a change leads back to the login', async ({ page }) => {
  await logIn(page, '13800000006');
  await expect(page.getByRole('heading', { name: '安全提示' })).toBeVisible();
  await page.getByRole('button', { name: '返回登录' }).click();
  await expect(page).toHaveURL(/\/login(\?|$)/);
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
  await afterAMinute(page);
  await logIn(page, '13800000006');
  await expect(page.getByRole('heading', { name: '安全提示' })).toBeVisible();
  await expect(page.getByText(/您的密码已使用\d+天，为保障账户安全，建议修改密码/)).toBeVisible();
  await changePassword(page);
  expect((await page.context().cookies()).some(({ name }) => name === 'access_token')).toBe(false);
  await afterAMinute(page);
  await logIn(page, '13800000006', fresh);
  await expect(page).toHaveURL('/center/product/product');
});
