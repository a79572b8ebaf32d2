import type { Page } from '@playwright/test';
import { compStatuses } from '@portal/shared/codes';
import { expectAccessible } from '../../../support/accessible';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';

const companies = (page: Page) => page.getByRole('list', { name: '企业列表' }).getByRole('listitem');
const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

test.describe('a person with a company in every status', () => {
  test('[S4][S32][S161] what can be entered comes first, the others say why not', async ({ page }) => {
    await logIn(page, '13800000012');
    await expect(page).toHaveURL('/login/changeComp');
    await expect(companies(page)).toHaveCount(17);
    for (const [name, status, reason] of [
      ['宁波甬江进出口有限公司', '未激活', '企业尚未激活'],
      ['衢州柯城建材有限公司', '审核拒绝', ''],
      ['慈溪小家电制造有限公司', '已冻结', ''],
      ['德清莫干山旅游用品有限公司', '已注销', ''],
    ] as const) {
      await expect(row(page, name)).toHaveAttribute('aria-disabled', 'true');
      await expect(row(page, name)).toContainText(status);
      await expect(row(page, name)).toContainText(reason);
      await expect(row(page, name)).toHaveAccessibleDescription(/\S/);
    }
    // The six colours of the table, each with its own statuses.
    const colours = new Map<string, string>();
    for (const { label, colorClass } of compStatuses) {
      const colour = await companies(page)
        .getByText(label, { exact: true })
        .evaluate((tag) => getComputedStyle(tag).backgroundColor);
      expect(colours.get(colorClass) ?? colour, label).toBe(colour);
      colours.set(colorClass, colour);
    }
    expect(new Set(colours.values()).size).toBe(6);

    await row(page, '慈溪小家电制造有限公司').click({ force: true });
    await expect(page).toHaveURL('/login/changeComp');
    await expect(row(page, '金华永康五金有限公司')).toContainText('管理员');
    await expect(row(page, '金华永康五金有限公司')).toContainText('已开通');

    await page.getByRole('searchbox', { name: '搜索企业' }).fill('竹木');
    await expect(companies(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: '搜索企业' }).fill('没有这家');
    await expect(page.getByText('未找到匹配的企业')).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索企业' }).fill('竹木');
    await row(page, '湖州太湖竹木有限公司').click();
    await expect(page).toHaveURL('/register/approval');
  });
});

test.describe("nobody's member", () => {
  test('the ways on', async ({ page }) => {
    await logIn(page, '13800000010');
    await expect(page.getByText('您暂无可用企业')).toBeVisible();
    await expect(page.getByRole('link', { name: '注册新企业' })).toHaveAttribute('href', '/register/account');
    await expect(page.getByRole('link', { name: '我有邀请码' })).toBeVisible();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test.describe('a company that asks somebody in', () => {
  const inviting = '华东精工制造有限公司';

  test('[threat: joined without a yes] nobody’s member accepts, and goes in', async ({ page }) => {
    await logIn(page, '13800000016');
    await expect(page).toHaveURL('/login/changeComp');
    const asked = page.getByRole('region', { name: inviting });
    await expect(asked).toContainText('管理员陈立群邀请您加入，角色：经办。');
    await expectAccessible(page);
    await asked.getByRole('button', { name: `拒绝${inviting}的邀请` }).click();
    await asked.getByRole('button', { name: '取消' }).click();
    await asked.getByRole('button', { name: `接受${inviting}的邀请` }).click();
    await companies(page).getByRole('button').click();
    await expect(page).toHaveURL(/\/center\//);
  });

  test('the only company opens at once; the invitation waits behind the switcher', async ({ page }) => {
    await logIn(page, '13800000017');
    await expect(page).toHaveURL(/\/center\//);
    await page.getByRole('button', { name: /切换企业，有 1 个加入邀请/ }).click();
    await page.getByRole('menuitem', { name: new RegExp(inviting) }).click();
    await expect(page).toHaveURL('/login/changeComp');
    await expect(page.getByRole('region', { name: inviting })).toContainText('角色：复核。');
    await expect(companies(page)).toHaveCount(1);
  });
});

test('[S159] the only company lets nobody in: the login again, and why', async ({ page }) => {
  await page.route('**/findAllCompNameByMobile', async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    await route.fulfill({
      response,
      json: { ...envelope, body: [{ ...envelope.body[0], status: '1', compStatus: '70' }] },
    });
  });
  await logIn(page, '13800000002');
  await expect(page.getByText('企业已被冻结，暂时无法登录')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a list that cannot be loaded can be tried again; a deep link leads to the choice and back', async ({
  page,
  context,
}) => {
  await page.route('**/findAllCompNameByMobile', (route) => route.fulfill({ status: 502, body: '' }));
  await logIn(page, '13800000002');
  await expect(page).toHaveURL('/login/changeComp');
  const retry = page.getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/findAllCompNameByMobile');
  await retry.click();
  await expect(companies(page)).toHaveCount(3);

  const deep = await context.newPage();
  await deep.goto('/center/crm/user');
  await expect(deep).toHaveURL('/login/changeComp?redirect=%2Fcenter%2Fcrm%2Fuser');
  await expect(deep.getByText('请重新登录')).toHaveCount(0);
  await expect(page).toHaveURL('/login/changeComp');
  await row(deep, '江南纺织').click();
  await expect(deep).toHaveURL('/center/crm/user');
  await expect(deep.getByRole('heading', { name: '个人信息' })).toBeVisible();
});
