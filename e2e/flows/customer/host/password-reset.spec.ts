import type { Page } from '@playwright/test';
import { demoPassword, logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { codeSentBy } from '../../../support/sent-code';

// There is one password, so the tests run one at a time.
test.describe.configure({ mode: 'default' });

const phone = '13900000001';
const expired = '验证已失效，请重新验证';

async function click(page: Page): Promise<void> {
  await page.getByRole('button', { name: '点击完成验证' }).click();
  await expect(page.getByText('验证成功')).toBeVisible();
}

async function proveNumber(page: Page): Promise<void> {
  await page.goto('/resetpwd/account');
  await page.getByLabel('手机号码').fill(phone);
  await click(page);
  const code = await codeSentBy(page, phone, () => page.getByRole('button', { name: '获取验证码' }).click());
  await expect(page.getByText(/已发送\(1[12]\d\)/)).toBeVisible();
  await page.getByLabel('短信验证码').fill(code);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL('/resetpwd/reset');
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('确认新密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '重置密码' }).click();
}

test('[S28][S29][S30][S38][S217] three steps, one use of the verification, and the new password lets in', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('link', { name: '忘记密码?' }).click();
  await expect(page).toHaveURL('/resetpwd/account');

  await proveNumber(page);
  await expect(page.getByText('139****0001')).toBeVisible();
  await setPassword(page, 'short');
  await expect(page.getByText('请校验表单')).toBeVisible();
  await expect(page.getByLabel('新密码', { exact: true })).toHaveAccessibleDescription(/^密码10-16位，包含/);
  await expect(page.getByText(/^密码10-16位，包含/)).toHaveCount(1);
  await setPassword(page, 'Reset#2027aa');
  await expect(page).toHaveURL('/resetpwd/complete');
  await expect(page.getByText('密码重置成功，其他设备已退出登录')).toBeVisible();
  await expect(page).toHaveURL('/login');

  await logIn(page, phone, 'Reset#2027aa');
  await expect(page).toHaveURL('/center/product/product');
});

test('the verification outlives a reload but not ten minutes', async ({ page }) => {
  await page.clock.install();
  await proveNumber(page);
  await page.reload();
  await expect(page.getByText('139****0001')).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('alert')).toHaveText(expired);
  await page.getByRole('link', { name: '重新验证' }).click();
  await expect(page).toHaveURL('/resetpwd/account');
});

test('a verification is good for one password', async ({ page }) => {
  await proveNumber(page);
  const verified = await page.evaluate(() => history.state);
  await setPassword(page, 'Reset#2027bb');
  await expect(page).toHaveURL('/resetpwd/complete');
  await page.evaluate((state) => history.replaceState(state, '', '/resetpwd/reset'), verified);
  await page.reload();
  await setPassword(page, demoPassword);
  await expect(page.getByText(expired)).toBeVisible();
  await expect(page).toHaveURL('/resetpwd/reset');
});

test('nothing tells whether a number has an account', async ({ page }) => {
  const said: string[] = [];
  for (const number of ['13900000015', '13999999999']) {
    await page.goto('/resetpwd/account');
    await page.evaluate(() => fetch('/dev/limits/reset', { method: 'POST' }));
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await page.getByLabel('手机号码').fill(number);
    await click(page);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(/已发送\(1[12]\d\)/)).toBeVisible();
    await page.getByLabel('短信验证码').fill('000000');
    await page.getByRole('button', { name: '下一步' }).click();
    const message = page.getByText(/验证码错误/).first();
    await expect(message).toBeVisible();
    said.push((await message.textContent()) ?? '');
  }
  expect(said[1]).toBe(said[0]);
});

test('without a verification there is nothing to set', async ({ page }) => {
  await page.goto('/resetpwd/reset');
  await expect(page.getByRole('alert')).toHaveText(expired);
});
