import { fillCredentials, logIn } from '../../../support/log-in';
import { lengthenWait, longerWait } from '../../../support/longer-wait';
import { expect, test } from '../../../support/own-tenant';

const phone = '13900000004';
const waiting = /^登录（.+后重试）$/;

test('[S148][S338][threat: guessed password] locked by the platform: the way to its support and a wait, which a reload keeps, for this account alone', async ({
  page,
}) => {
  await page.clock.install();
  await logIn(page, '13800000007');
  const button = page.getByRole('button', { name: '账号已锁定' });
  const reason = page.getByRole('alert').getByText('账号已被锁定，请联系客服');
  await expect(reason).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: '去咨询' })).toBeVisible();
  await expect(button).toBeDisabled();
  await page.clock.fastForward('02:00');
  await page.reload();
  await expect(button).toBeDisabled();
  await expect(reason).toBeVisible();
  await page.getByLabel('手机号码').fill('13800000008');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
  await page.getByLabel('手机号码').fill('13800000007');
  await expect(button).toBeDisabled();
  await page.clock.fastForward('03:00');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
  await expect(page.getByText('账号已被锁定，请联系客服')).toHaveCount(0);
});

test('[S349] a wrong password: how many tries are left, and a short wait; what was typed stays', async ({ page }) => {
  await page.clock.install();
  await lengthenWait(page, 'mobileLoginWithSecurity');
  await page.goto('/login');
  await fillCredentials(page, phone, 'Wrong@2026x');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/^账号或密码错误，您还可尝试\d次$/);
  await expect(page.getByRole('button', { name: waiting })).toBeDisabled();
  await expect(page.getByLabel('手机号码')).toHaveValue(phone);
  await page.clock.fastForward(longerWait * 1000);
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeEnabled();
});

test('[S193][S197][S216][S337] nothing filled in: each rule in its own words', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  for (const text of ['手机号码不能为空', '密码不能为空', '请点击完成验证', '验证码不能为空'])
    await expect(page.getByText(text).first()).toBeVisible();

  await page.getByLabel('手机号码').fill('1380000');
  await page.getByLabel('密码', { exact: true }).fill('short');
  await page.getByLabel('短信验证码').focus();
  await expect(page.getByText('请检查手机号数据完整性！')).toBeVisible();
  await expect(page.getByText('密码必需由10到16位数字、大小写字母和特殊符号组成')).toBeVisible();
});

test('[S125][S354] the phone is remembered for seven days, and nothing else', async ({ page }) => {
  await page.goto('/login');
  await page.getByText('7天内记住账号').click();
  await logIn(page, '13800000001');
  await expect(page).toHaveURL('/center/product/product');
  const remembered = (await page.context().cookies()).find(({ value }) => value === '13800000001');
  const days = ((remembered?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(kept).not.toContain('Portal@2026x');
});
