import { expect, type Page } from '@playwright/test';

export const demoPassword = 'Portal@2026x';

interface Letter {
  code: string;
  purpose: string;
  at: string;
}

/** The newest code that the portal sent to a phone or mailbox, from the demonstration's outbox. */
export async function newestCode(page: Page, to: string): Promise<string> {
  // Asked from within the page: only the browser resolves the second tenant's host name.
  const [newest] = await page.evaluate(async (recipient): Promise<Letter[]> => {
    const answer = await fetch(`/dev/outbox?to=${recipient}`, { headers: { accept: 'application/json' } });
    return answer.json();
  }, to);
  if (!newest) throw new Error(`nothing was sent to ${to}`);
  return newest.code;
}

/** Logs in at `/login` as a person does: phone, password, click verification, SMS code. */
export async function logIn(page: Page, phone: string, password = demoPassword): Promise<void> {
  if (!new URL(page.url(), 'http://nowhere').pathname.startsWith('/login')) await page.goto('/login');
  await page.getByLabel('手机号码').fill(phone);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '点击完成验证' }).click();
  await expect(page.getByText('验证成功')).toBeVisible();
  // Earlier tests may have sent to this phone within its minute.
  await page.evaluate(() => fetch('/dev/limits/reset', { method: 'POST' }));
  const sent = page.waitForResponse((response) => response.url().includes('sendMobileCodeOfLoginWithSecurity'));
  await page.getByRole('button', { name: /获取验证码/ }).click();
  await sent;
  await page.getByLabel('短信验证码').fill(await newestCode(page, phone));
  await page.getByRole('button', { name: '登录', exact: true }).click();
}
