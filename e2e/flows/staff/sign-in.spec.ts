import type { Browser, Page } from '@playwright/test';
import { TestIdentityProvider } from '@portal/platform/testing/identity-provider';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/own-tenant';
import {
  askStaff,
  beginWork,
  choosePassword,
  inviteColleague,
  shownAuthenticator,
  signIn,
  staffOrigin,
  typePassword,
} from '../../support/staff';
import { identityPort } from '../../support/this-run';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** The files of the desk that a page named. */
const deskFiles = (html: string) =>
  [...html.matchAll(/"(\/assets\/desk\/[^"]+\.js)"/g)].map(([, file]) => String(file));

test('customers’ hosts have no desk, and not one of its files', async ({ page, request }) => {
  await page.goto('/desk');
  await expect(page).toHaveURL(/\/404$/);
  const shown = await page.goto(`${staffOrigin}/desk`);
  const files = deskFiles((await shown?.text()) ?? '');
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect((await request.get(file)).status()).toBe(404);
});

test('at the host of staff the customers’ pages are not there', async ({ page }) => {
  await page.goto(`${staffOrigin}/login`);
  await expect(heading(page, '页面不存在或已被移除')).toBeVisible();
  await expect(page.getByRole('link', { name: '登录' })).toHaveCount(0);
  await page.getByRole('link', { name: '返回首页' }).click();
  await expect(page).toHaveURL(`${staffOrigin}/desk`);
});

test('a wrong password says so; a right one and the code lead to the page that was wanted', async ({
  page,
  tenant,
}) => {
  await page.goto(`${staffOrigin}/desk/audit`);
  await expectAccessible(page);
  // Another person's: the next try of the same name has to wait two seconds.
  await typePassword(page, tenant.staff('kefu'), 'Wrong@2026xx');
  await expect(page.getByRole('alert')).toContainText('登录名、密码或验证码不正确');
  await signIn(page, tenant.staff('shenji'), '/desk/audit');
  await expect(heading(page, '审计')).toBeVisible();
  await expect(page.getByRole('region', { name: '审计记录' })).toContainText('员工登录');
  await expectAccessible(page);
  // An auditor sees nothing of the administrators' page, by the menu or by its address.
  const menu = page.getByRole('navigation', { name: '平台业务' });
  await expect(menu.getByRole('link', { name: '审计' })).toBeVisible();
  await expect(menu.getByRole('link', { name: '员工' })).toHaveCount(0);
  await page.goto(`${staffOrigin}/desk/staff`);
  await expect(page.getByText('您没有访问此内容的权限')).toBeVisible();
});

test('an administrator invites; the link opens an account once; the new person’s logins are listed', async ({
  page,
  browser,
  tenant,
}) => {
  test.slow();
  await signIn(page, tenant.staff('admin'), '/desk/staff');
  await expect(page.getByRole('region', { name: '员工列表' })).toContainText('chushen');
  await expectAccessible(page);
  const loginName = `xin.${Date.now().toString(36)}`;
  const link = await inviteColleague(page, { displayName: '新同事', loginName, role: '初审' });

  const theirs = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await theirs.goto(link);
  await choosePassword(theirs, '新同事', 'Desk#2026kq');
  await expect(heading(theirs, '绑定身份验证器')).toBeVisible();
  await expectAccessible(theirs);
  const code = theirs.getByLabel('动态验证码');
  const open = theirs.getByRole('button', { name: '开通账号' });
  const authenticator = await shownAuthenticator(theirs);
  const right = await authenticator.next();
  await code.fill(right === '000000' ? '000001' : '000000');
  await open.click();
  await expect(theirs.getByRole('alert')).toContainText('验证码不正确');
  // The secret is still the same one, and the next try has to wait a moment.
  await expect(async () => {
    await code.fill(right);
    await open.click();
    await expect(heading(theirs, '保存恢复码')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const [recoveryCode] = await theirs.getByRole('list', { name: '恢复码' }).locator('code').allTextContents();
  await expectAccessible(theirs);
  await beginWork(theirs);
  await theirs.getByRole('button', { name: '新同事，个人菜单' }).click();
  await theirs.getByRole('menuitem', { name: '退出登录' }).click();

  await typePassword(theirs, loginName, 'Desk#2026kq');
  await theirs.getByRole('button', { name: '无法使用身份验证器？' }).click();
  await theirs.getByLabel('恢复码', { exact: true }).fill(String(recoveryCode));
  await theirs.getByRole('button', { name: '登录', exact: true }).click();
  await expect(heading(theirs, '新同事，您好')).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole('navigation', { name: '平台业务' }).getByRole('link', { name: '我的登录' }).click();
  await expect(theirs.getByRole('list', { name: '我的登录' })).toContainText('当前登录');
  await expectAccessible(theirs);

  // The link was good once.
  await page.goto(link);
  await choosePassword(page, '别人', 'Desk#2026kq');
  await expect(page.getByRole('alert')).toContainText('链接无效或已过期');

  await theirs.getByRole('button', { name: '新同事，个人菜单' }).click();
  await theirs.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(heading(theirs, '员工登录')).toBeVisible();

  // Another one comes by the company's identity provider, which asks nobody for a password here.
  const roles = [{ role: 'first', tenant: null }];
  const invited = { loginName: `${loginName}.sso`, displayName: '另一位同事', roles };
  const { body } = await askStaff(page, 'staff/invite', invited);
  await comesByIdentityProvider(browser, (body as { link: string }).link);
});

/** An account is bound to a person's name at the provider by its one-time link. A stranger there has none. */
async function comesByIdentityProvider(browser: Browser, link: string): Promise<void> {
  const provider = await TestIdentityProvider.start(`${staffOrigin}/desk/oidc`, identityPort);
  provider.person = `person-${Date.now()}`;
  const context = await browser.newContext({ locale: 'zh-CN' });
  const come = async (address: string, button: string) => {
    const page = await context.newPage();
    await page.goto(address);
    await page.getByRole('button', { name: button }).click();
    return page;
  };
  try {
    const bound = await come(link, '改用企业账号登录');
    await expect(heading(bound, '另一位同事，您好')).toBeVisible();
    await context.clearCookies();
    const again = await come(`${staffOrigin}/desk/cases`, '企业账号登录');
    await expect(heading(again, '审核')).toBeVisible();
    await expect(again.getByRole('button', { name: '另一位同事，个人菜单' })).toBeVisible();

    await context.clearCookies();
    provider.person = 'stranger';
    const stranger = await come(`${staffOrigin}/desk`, '企业账号登录');
    await expect(stranger.getByText('该企业账号没有权限，请联系管理员')).toBeVisible();
    await expectAccessible(stranger);
    await stranger.getByRole('link', { name: '返回登录' }).click();
    await expect(heading(stranger, '员工登录')).toBeVisible();
  } finally {
    await context.close();
    await provider.stop();
  }
}
