import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { codeSentBy } from '../../../support/sent-code';

const mailbox = 'zheng.xiaolan@example.com';

test('[S40][S145][S163][S164][S347] type 30: the e-mail code, 120 seconds to the next, then the centre', async ({
  page,
}) => {
  await page.clock.install();
  await logIn(page, '13800000004');
  await expect(page.getByText('检测到您在新环境登录，为保障账户安全，请完成邮箱验证')).toBeVisible();
  await expect(page.getByText(/\*+.*@example\.com/)).toBeVisible();
  await expect(page.getByText(mailbox)).toHaveCount(0);

  await page.getByRole('button', { name: '验证并登录' }).click();
  await expect(page.getByText('验证码不能为空')).toBeVisible();

  const code = await codeSentBy(page, mailbox, () => page.getByRole('button', { name: '获取验证码' }).click());
  await expect(page.getByText(/已发送\(1[12]\d\)/)).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByRole('button', { name: '重新获取' })).toBeVisible();

  await page.getByLabel('邮箱验证码').fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: '验证并登录' }).click();
  await expect(page.getByText('验证码错误或已失效').first()).toBeVisible();
  await page.getByLabel('邮箱验证码').fill(code);
  await page.getByRole('button', { name: '验证并登录' }).click();
  await expect(page).toHaveURL('/center/product/product');
  await expect(page.getByRole('banner').getByText('中信源商业保理有限公司')).toBeVisible();
});

test('type 30: 返回 leads back to the credentials, without a session', async ({ page }) => {
  await logIn(page, '13800000004');
  await page.getByRole('button', { name: '返回登录' }).click();
  await expect(page.getByRole('heading', { name: '登录' })).toBeFocused();
  const cookies = await page.context().cookies();
  expect(cookies.some(({ name }) => name === 'access_token')).toBe(false);
});
