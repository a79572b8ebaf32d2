import { expect, type Page, type Request } from '@playwright/test';
import { type WithCode, withCodeSentBy } from './sent-code';

export const demoPassword = 'Portal@2026x';

/** Fills in the login form as a person does. Then `follow` runs, and meanwhile nobody else logs in with this phone. */
async function withCredentials(
  page: Page,
  phone: string,
  password: string,
  follow: () => Promise<unknown>,
  withCode: WithCode = withCodeSentBy,
): Promise<void> {
  await page.getByLabel('手机号码').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '点击完成验证' }).click();
  await expect(page.getByText('验证成功')).toBeVisible();
  const send = () => page.getByRole('button', { name: /获取验证码|重新获取/ }).click();
  await withCode(page, phone, send, async (code) => {
    await page.getByLabel('短信验证码').fill(code);
    await follow();
  });
}

/** Fills in the login form: phone, password, click verification, SMS code. */
export async function fillCredentials(page: Page, phone: string, password = demoPassword): Promise<void> {
  await withCredentials(page, phone, password, async () => undefined);
}

/** A person who was added by others has not agreed to anything yet, and is asked once. */
async function agreeIfAsked(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: '请阅读并同意协议' });
  await page.addLocatorHandler(asked, () => asked.getByRole('button', { name: '同意并继续' }).click());
}

/** Logs in at `/login`. */
export async function logIn(page: Page, phone: string, password = demoPassword, withCode?: WithCode): Promise<void> {
  await agreeIfAsked(page);
  if (!new URL(page.url(), 'http://nowhere').pathname.startsWith('/login')) await page.goto('/login');
  const send = async () => {
    const isLogin = (request: Request) => request.url().includes('mobileLoginWithSecurity');
    // If the server is killed meanwhile, the request ends without an answer.
    const ended = Promise.race([
      page.waitForEvent('requestfinished', isLogin),
      page.waitForEvent('requestfailed', isLogin),
    ]);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await ended;
  };
  await withCredentials(page, phone, password, send, withCode);
}
