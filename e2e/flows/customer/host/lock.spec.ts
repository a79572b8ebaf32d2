import type { Page } from '@playwright/test';
import { demoPassword } from '../../../support/log-in';
import { lengthenWait, longerWait } from '../../../support/longer-wait';
import { expect, test } from '../../../support/own-tenant';
import { ageSession, askApi, beyondIdleLimit, cookie } from '../../../support/session';
import { keyword, lock, openMessages, password, why } from './locked-page';

const resources = '/web/portal/api/res/menu/emp/role/findResAllByToken';

const expectVeiled = (page: Page) => expect(page.locator('#portal-root')).toHaveCSS('opacity', '0');

/** The names of everything that the browser exposes to a screen reader. */
async function exposedNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored }) => !ignored).map(({ name }) => String(name?.value ?? ''));
}

async function unlock(page: Page): Promise<void> {
  await password(page).fill(demoPassword);
  await lock(page).getByRole('button', { name: '验证', exact: true }).click();
}

test.describe('before the lock', () => {
  test('[S348] a notice, with a way to stay', async ({ page }) => {
    await openMessages(page);
    await page.clock.fastForward('14:10');
    const notice = page.getByRole('region', { name: '会话即将锁定' });
    await expect(notice.getByRole('alert')).toHaveText('超过 15 分钟未操作，系统将自动锁定。');
    await notice.getByRole('button', { name: '继续使用' }).click();
    await expect(notice).toBeHidden();
    await page.clock.fastForward('02:00');
    await expect(keyword(page)).toHaveValue('对账');
    await expect(lock(page)).toBeHidden();
  });
});

test.describe('way 10: password or SMS code', () => {
  test('[S5][S172][S174][S177][S178][S359] the dialog ("Timeout dialog width 420 px") cannot be closed, the page behind it is hidden and keeps what was typed', async ({
    page,
  }) => {
    await openMessages(page);
    await page.clock.fastForward(beyondIdleLimit);
    await expect(lock(page).getByText(why)).toBeVisible();
    await expect(lock(page)).toHaveCSS('width', '420px');
    await expect(lock(page).getByRole('radio')).toHaveCount(2);
    await expect(lock(page).getByRole('radio', { name: '登录密码' })).toBeChecked();
    await expect(lock(page).getByRole('radio', { name: '短信验证码' })).toBeVisible();
    await expect(lock(page).getByRole('button', { name: '退出登录' })).toBeVisible();

    await expect(lock(page).getByRole('button', { name: '关闭' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(lock(page)).toBeVisible();

    expect(await exposedNames(page)).not.toContain('产品中心');
    await expectVeiled(page);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => document.activeElement?.closest('#portal-root') !== null);
      expect(outside).toBe(false);
    }

    await unlock(page);
    await expect(page.getByText('操作成功，请继续！')).toBeVisible();
    await expect(lock(page)).toBeHidden();
    await expect(keyword(page)).toHaveValue('对账');
    expect(await exposedNames(page)).toContain('产品中心');
    await expect(keyword(page)).toBeFocused();
  });

  test('[S200][S201][S202][S342] nothing filled in: what is missing, and the way on', async ({ page }) => {
    await openMessages(page);
    await page.clock.fastForward(beyondIdleLimit);
    await lock(page).getByRole('button', { name: '验证', exact: true }).click();
    await expect(lock(page).getByText('请检查表单')).toBeVisible();
    await expect(lock(page).getByText('请输入登录密码')).toBeVisible();

    await lock(page).getByRole('radio', { name: '短信验证码' }).check();
    await lock(page).getByRole('button', { name: '验证', exact: true }).click();
    await expect(lock(page).getByText('请输入手机短信验证码')).toBeVisible();
    await lock(page).getByRole('radio', { name: '登录密码' }).check();
    await unlock(page);
    await expect(page.getByText('操作成功，请继续！')).toBeVisible();
    await expect(lock(page)).toBeHidden();
  });

  test('[S179] wrong answers: the message, an empty field, and 验证 counts down', async ({ page }) => {
    await lengthenWait(page, 'logoutCheckTypeWithSecurity');
    await openMessages(page);
    await page.clock.fastForward(beyondIdleLimit);
    await page.evaluate(() => fetch('/dev/limits/reset', { method: 'POST' }));
    await password(page).fill('Wrong@2026x');
    await lock(page).getByRole('button', { name: '验证', exact: true }).click();
    await expect(lock(page).getByText(/登录密码错误，您还可尝试\d次/)).toBeVisible();
    await expect(password(page)).toHaveValue('');
    await expect(lock(page).getByRole('button', { name: /^验证（1:[23]\d 后重试）$/ })).toBeDisabled();
    await page.clock.fastForward(longerWait * 1000);
    await expect(lock(page).getByRole('button', { name: '验证', exact: true })).toBeEnabled();
    await page.evaluate(() => fetch('/dev/limits/reset', { method: 'POST' }));
    await unlock(page);
    await expect(lock(page)).toBeHidden();
  });

  test('[S180] quit leads to the login and removes the token; where the server refuses it says why', async ({
    page,
  }) => {
    await openMessages(page);
    await page.clock.fastForward(beyondIdleLimit);
    const token = await cookie(page, 'access_token');
    const quit = lock(page).getByRole('button', { name: '退出登录' });
    await page.route('**/login/loginOut', (route) =>
      route.fulfill({ json: { status: '500', ok: false, msg: '退出失败，请重试', body: null } }),
    );
    await quit.click();
    await expect(lock(page).getByRole('alert')).toHaveText('退出失败，请重试');
    expect(await cookie(page, 'access_token')).toBe(token);
    await page.unroute('**/login/loginOut');
    await quit.click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
    expect(await cookie(page, 'access_token')).toBeUndefined();
    expect((await askApi(page, resources, {}, token)).http).toBe(401);
  });
});

test('[S176] no way at all: the message of the server, until there is one', async ({ page }) => {
  const asked = '**/findParamSecurityLogoutWay';
  await page.route(asked, async (route) => {
    const answer = await route.fetch();
    const envelope = await answer.json();
    const body = { ...envelope.body, checkType: '30', msg: '请联系企业管理员' };
    await route.fulfill({ response: answer, json: { ...envelope, body } });
  });
  await openMessages(page);
  await page.clock.fastForward(beyondIdleLimit);
  await expect(lock(page).getByText('请联系企业管理员')).toBeVisible();
  await expect(lock(page).getByRole('button', { name: '验证', exact: true })).toHaveCount(0);
  await page.unroute(asked);
  await lock(page).getByRole('button', { name: '重试' }).click();
  await unlock(page);
  await expect(lock(page)).toBeHidden();
});

test.describe('no way around', () => {
  test('[S106][threat: forgotten session] reload, back button and another tab are locked too, and the API refuses', async ({
    page,
    context,
  }) => {
    await openMessages(page);
    await ageSession(page, 'idle');
    await page.clock.fastForward(beyondIdleLimit);
    await expect(lock(page)).toBeVisible();

    await page.reload();
    await expect(lock(page)).toBeVisible();
    await expectVeiled(page);

    await page.goBack();
    await expect(lock(page)).toBeVisible();

    const other = await context.newPage();
    await other.goto('/center/crm/user');
    await expect(lock(other)).toBeVisible();

    const answer = await askApi(page, resources);
    expect(answer).toMatchObject({ ok: false, status: '423' });
  });

  test('a session that the server alone has locked is locked by the next answer', async ({ page }) => {
    await openMessages(page);
    await ageSession(page, 'idle');
    // The answer to a search, or to a request that the page makes by itself before.
    await page.keyboard.press('Enter');
    await expect(lock(page)).toBeVisible();
    await unlock(page);
    await expect(lock(page)).toBeHidden();
    expect(await askApi(page, resources)).toMatchObject({ ok: true });
  });

  test('[threat: several tabs] all tabs lock together, and one proof opens all of them', async ({ page, context }) => {
    await openMessages(page);
    const other = await context.newPage();
    await other.goto('/center/crm/user');
    await expect(other.getByRole('heading', { name: '个人信息' })).toBeVisible();
    await page.clock.fastForward(beyondIdleLimit);
    await expect(lock(page)).toBeVisible();
    await expect(lock(other)).toBeVisible();
    await unlock(page);
    await expect(lock(page)).toBeHidden();
    await expect(lock(other)).toBeHidden();
  });
});
