import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { enter } from '../../../support/enter';
import { logIn } from '../../../support/log-in';

/** Pages of other products than the portal's own, in the remote of the demonstration. */

const voucher = '/center/scm/voucher';
const mall = '/center/ec/mall';
const refused = '您没有访问此内容的权限';

const sidebar = (page: Page) => page.getByRole('navigation', { name: '交易服务' });
const roleDropdown = (page: Page) => page.getByRole('banner').getByRole('button', { name: /切换角色/ });

test('[S88][S255] in a product the role dropdown changes what the person may do, and the session keeps it', async ({
  page,
}) => {
  // This test moves the session, so it logs in itself.
  await logIn(page, '13800000018');
  await expect(page).toHaveURL('/center/product/product');
  await expect(roleDropdown(page)).toHaveCount(0);
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '交易服务' }).click();
  await expect(page).toHaveURL(voucher);

  const choose = async (role: string) => {
    await roleDropdown(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(['一般企业', '项目部']);
    await page.getByRole('menuitem', { name: role }).click();
    await expect(roleDropdown(page)).toHaveAccessibleName(`当前角色：${role}，切换角色`);
  };
  const offered = page.getByRole('region', { name: '可办理事项' }).getByRole('link');
  await choose('一般企业');
  await expect(offered).toHaveText(['收款账户', '企业资料', '办理人员', '业务协议', '邀请供应商']);
  await choose('项目部');
  await expect(offered).toHaveText(['办理人员', '业务协议']);

  // Menus come from the chosen role, on pages of every product and after a new load.
  await page.goto('/center/crm/employee');
  const account = page.getByRole('navigation', { name: '账户中心' }).getByRole('link');
  await expect(account).toHaveText(['人员管理', '协议管理', '个人信息']);
  await page.goto('/center/crm/account/list');
  await expect(page.getByText(refused)).toBeVisible();
  await page.goto(voucher);
  await expect(roleDropdown(page)).toHaveAccessibleName('当前角色：项目部，切换角色');

  await choose('一般企业');
  await page.goto('/center/crm/account/list');
  await expect(page.getByRole('heading', { name: '账户信息', level: 1 })).toBeVisible();
  await expect(account).toHaveText(['账户信息', '人员管理', '企业信息', '协议管理', '个人信息', '邀请企业']);
  await expect(roleDropdown(page)).toHaveCount(0);
});

test('the role dropdown is in the drawer of a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await enter(page, '13800000018', voucher);
  await page.getByRole('button', { name: '打开导航' }).click();
  await expect(page.getByRole('dialog', { name: '导航' }).getByRole('button', { name: /切换角色/ })).toBeVisible();
});

test('[S65][S253] without its address a page is refused, except one of product EC', async ({ page }) => {
  // A query-only role has neither of the two pages among its addresses, and no menu that leads to one.
  await enter(page, '13800000009', '/center/product/product');
  await expect(page.getByRole('banner').getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '交易服务' })).toHaveCount(0);
  await page.goto(voucher);
  await expect(page.getByText(refused)).toBeVisible();
  await expect(page).toHaveURL(voucher);
  await page.goto(mall);
  await expect(page.getByRole('heading', { name: '电子商务', level: 1 })).toBeVisible();
  await expect(page.getByText('可浏览商品，下单请联系经办人员')).toBeVisible();
  await expect(page.getByText(refused)).toHaveCount(0);
  await expectAccessible(page);
});

test('[S79][S80][S81] a menu: a group that opens, a page that is not listed, a link that leads out in a new tab', async ({
  page,
  context,
}) => {
  await enter(page, '13800000001', voucher);
  const group = sidebar(page).getByRole('button', { name: '我的业务' });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  const entries = sidebar(page).getByRole('link');
  await expect(entries).toHaveText(['信用凭证', '电子商务', /^登记平台/]);
  await expectAccessible(page);

  await page.getByRole('link', { name: '查看角色说明' }).click();
  await expect(page.getByRole('heading', { name: '角色说明', level: 1 })).toBeVisible();
  await expect(entries).toHaveText(['信用凭证', '电子商务', /^登记平台/]);
  await expect(sidebar(page).locator('[aria-current="page"]')).toHaveText('信用凭证');
  await expectAccessible(page);

  await group.click();
  await expect(entries).toHaveText([/^登记平台/]);
  await group.click();
  await sidebar(page).getByRole('link', { name: '电子商务' }).click();
  await expect(page).toHaveURL(mall);

  // The address is not this portal's, so nobody answers there.
  const outside = 'https://register.example/';
  await context.route(outside, (route) => route.abort());
  const [opened, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (one) => one.url() === outside),
    entries.last().click(),
  ]);
  expect(request.isNavigationRequest()).toBe(true);
  expect(opened).not.toBe(page);
  await expect(page).toHaveURL(mall);
});
