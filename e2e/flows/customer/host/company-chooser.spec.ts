import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';

const companies = (page: Page) => page.getByRole('list', { name: '企业列表' }).getByRole('listitem');
const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

/** The spec's colour classes, as the text of a tag has them. */
const colours = {
  blue: 'rgb(9, 88, 217)',
  red: 'rgb(207, 19, 34)',
  yellow: 'rgb(135, 77, 0)',
  crimson: 'rgb(158, 16, 104)',
  gray: 'rgb(89, 89, 89)',
  green: 'rgb(35, 120, 4)',
};

/**
 * "Company status codes seen in list colours: 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 85, 90. Each maps
 * to a colour class." The spec does not show which code has which class. 75 is the portal's own.
 */
const statuses: readonly (readonly [code: string, company: string, label: string, colour: keyof typeof colours])[] = [
  ['10', '宁波甬江进出口有限公司', '未激活', 'gray'],
  ['15', '温州百联鞋业有限公司', '待提交开通申请', 'yellow'],
  ['20', '绍兴越城印染有限公司', '待实名认证', 'yellow'],
  ['25', '嘉兴南湖光电有限公司', '实名认证中', 'blue'],
  ['30', '湖州太湖竹木有限公司', '待平台审核', 'blue'],
  ['35', '台州黄岩模具有限公司', '审核退回', 'red'],
  ['40', '金华永康五金有限公司', '已开通', 'green'],
  ['45', '衢州柯城建材有限公司', '审核拒绝', 'crimson'],
  ['50', '丽水莲都食品有限公司', '变更复审中', 'blue'],
  ['55', '舟山定海船配有限公司', '变更退回', 'red'],
  ['60', '义乌国际商贸有限公司', '证照过期待更新', 'yellow'],
  ['65', '诸暨大唐袜业有限公司', '风险管控中', 'crimson'],
  ['70', '慈溪小家电制造有限公司', '已冻结', 'crimson'],
  ['75', '余姚塑料城贸易有限公司', '解冻审核中', 'blue'],
  ['80', '海宁皮革实业有限公司', '注销审核中', 'yellow'],
  ['85', '桐乡濮院毛衫有限公司', '已停用', 'gray'],
  ['90', '德清莫干山旅游用品有限公司', '已注销', 'gray'],
];

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
    for (const [code, company, label, colour] of statuses) {
      const tag = row(page, company).getByText(label, { exact: true });
      await expect(tag, code).toHaveCSS('color', colours[colour]);
    }

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
  await logIn(page, '13800000019');
  await expect(page.getByText('企业已被冻结，暂时无法登录')).toBeVisible();
  await expect(page).toHaveURL('/login');
});

test('a list that cannot be loaded can be tried again; a deep link leads to the choice and back', {
  tag: '@deep',
}, async ({ page, context }) => {
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
