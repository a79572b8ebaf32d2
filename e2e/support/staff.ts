import { expect, type Locator, type Page } from '@playwright/test';
import { Authenticator } from './authenticator';
import { newestCode } from './sent-code';
import { port } from './this-run';

/** Where the platform's own people work. */
export const staffOrigin = `http://staff.localhost:${port}`;

export async function typePassword(page: Page, loginName: string, password = 'Portal@2026x'): Promise<void> {
  await page.getByLabel('登录名').fill(loginName);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '下一步' }).click();
}

/** Types the authenticator's code, as soon as it can be read. */
export async function typeCode(page: Page, read: () => string | Promise<string>): Promise<void> {
  await page.getByRole('heading', { name: '动态验证码' }).waitFor({ timeout: 10_000 });
  await expect(async () => page.getByLabel('动态验证码').fill(await read())).toPass();
  await page.getByRole('button', { name: '登录', exact: true }).click();
}

/** From now on the person shows the authenticator's code whenever an act of theirs asks for it. */
export async function provesWith(page: Page, read: () => string | Promise<string>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '身份验证' });
  await page.removeLocatorHandler(dialog);
  await page.addLocatorHandler(dialog, async () => {
    await expect(dialog.getByLabel('动态验证码')).toBeFocused();
    await expect(async () => {
      await dialog.getByLabel('动态验证码').fill(await read());
      await dialog.getByRole('button', { name: '确认' }).click();
      await expect(dialog).toHaveCount(0, { timeout: 3_000 });
    }).toPass({ intervals: [3_000], timeout: 75_000 });
  });
}

/**
 * Logs somebody in at the page that they wanted. A one-time code is good once, so after another test's login of the same
 * person the next code is waited for.
 */
export async function signIn(page: Page, loginName: string, path = '/desk', origin = staffOrigin): Promise<void> {
  await expect(async () => {
    await page.goto(origin + path);
    await typePassword(page, loginName);
    // A demonstration shows the authenticator's code, a moment after the password was right.
    await typeCode(page, () => newestCode(page, loginName));
    await expect(page.getByRole('navigation', { name: '平台业务' })).toBeVisible({ timeout: 10_000 });
  }).toPass({ intervals: [5_000, 15_000], timeout: 75_000 });
  await provesWith(page, () => newestCode(page, loginName));
}

export interface Colleague {
  readonly displayName: string;
  readonly loginName: string;
  /** The role as the page names it. */
  readonly role: string;
}

/** Asks at 员工 for a colleague. */
export async function askForColleague(page: Page, { displayName, loginName, role }: Colleague): Promise<void> {
  await page.getByRole('button', { name: '邀请员工' }).click();
  const dialog = page.getByRole('dialog', { name: '邀请员工' });
  await dialog.getByLabel('姓名').fill(displayName);
  await dialog.getByLabel('登录名').fill(loginName);
  await dialog.getByLabel(role, { exact: true }).check();
  await dialog.getByRole('button', { name: '邀请', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** Reads the one-time link that is shown this once. */
async function takeLink(page: Page, name: string): Promise<string> {
  const shown = page.getByRole('dialog', { name: `“${name}”的开通链接` });
  await expect(shown).toBeVisible();
  const link = String(await shown.locator('code').textContent());
  await shown.getByRole('button', { name: '关闭' }).last().click();
  return link;
}

/** Invites a colleague whose role one administrator may give alone. Returns the one-time link. */
export async function inviteColleague(page: Page, colleague: Colleague): Promise<string> {
  await askForColleague(page, colleague);
  return takeLink(page, colleague.displayName);
}

/** The row of an invitation at 员工 that waits for a second administrator. */
export const waitingInvitation = (page: Page, { displayName, loginName }: Colleague): Locator =>
  page
    .getByRole('list', { name: '双人确认' })
    .getByRole('listitem')
    .filter({ hasText: `邀请员工：${displayName}（${loginName}）` });

/** Another administrator confirms an invitation. Returns the one-time link, which only they see. */
export async function confirmColleague(page: Page, colleague: Colleague): Promise<string> {
  const { displayName, loginName } = colleague;
  await waitingInvitation(page, colleague).getByRole('button', { name: '确认', exact: true }).click();
  return takeLink(page, `${displayName}（${loginName}）`);
}

/** The first step behind a one-time link: name and password. */
export async function choosePassword(page: Page, displayName: string, password: string): Promise<void> {
  await page.getByLabel('姓名').fill(displayName);
  await page.getByLabel('登录密码', { exact: true }).fill(password);
  await page.getByLabel('确认密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '下一步' }).click();
}

/** The authenticator that holds the secret on screen. */
export async function shownAuthenticator(page: Page, now = Date.now): Promise<Authenticator> {
  return new Authenticator(String(await page.getByRole('definition').locator('code').textContent()), now);
}

/** Both steps: the person binds an authenticator, which goes by the server's clock. */
export async function openAccount(page: Page, displayName: string, password: string, now = Date.now) {
  await choosePassword(page, displayName, password);
  const loginName = String(await page.getByRole('definition').first().textContent());
  const authenticator = await shownAuthenticator(page, now);
  await page.getByLabel('动态验证码').fill(await authenticator.next());
  await page.getByRole('button', { name: '开通账号' }).click();
  return { loginName, authenticator };
}

/** The last page of it leads to work. */
export async function beginWork(page: Page): Promise<void> {
  await page.getByLabel('已保存恢复码').check();
  await page.getByRole('link', { name: '进入工作台' }).click();
  await expect(page.getByRole('navigation', { name: '平台业务' })).toBeVisible();
}

interface Answer {
  readonly status: string;
  readonly body: never;
}

const post = (page: Page, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([address, sent]) => {
      const ask = async (to: string, csrf: string, what: object) => {
        const headers = { 'content-type': 'application/json', 'x-csrf': csrf };
        const answer = await fetch(`/api/web/portal/api/${to}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(what),
        });
        return answer.json();
      };
      const { body: me } = await ask('staff/me', '', {});
      return ask(address, me.csrf, sent);
    },
    [path, body] as const,
  );

/**
 * Asks a call of staff in the session of the page, as no button of it would. If the call wants the second factor, the
 * demonstration's outbox has the code.
 */
export async function askStaff(page: Page, path: string, body: object): Promise<Answer> {
  const answer = await post(page, path, body);
  if (answer.status !== '441') return answer;
  const { loginName } = (await post(page, 'staff/me', {})).body as { loginName: string };
  await expect(async () => {
    const code = await newestCode(page, loginName);
    expect((await post(page, 'staff/factor/code', { code })).status).toBe('200');
  }).toPass({ intervals: [3_000], timeout: 75_000 });
  return post(page, path, body);
}
