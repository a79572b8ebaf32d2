import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { enter } from '../../../support/enter';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { newCompany, registerAccount } from '../../../support/registering-company';
import { chooseFromRow } from '../../../support/row-menu';
import { askApi } from '../../../support/session';

const address = '/center/crm/invication';

/** C101 to C106 of the specification. */
const companyRoles = ['一般企业', '项目部', '投资机构', '资金方', '增信机构', '物流公司'];

async function open(page: Page, phone: string): Promise<void> {
  await enter(page, phone, address);
  await expect(page.getByRole('heading', { level: 1, name: '邀请企业' })).toBeVisible();
}
const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: '邀请记录' }).getByRole('row').filter({ hasText: name });

async function invite(page: Page, compName: string, phone: string) {
  await page.getByRole('button', { name: '发送邀请' }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('企业名称').fill(compName);
  await panel.getByLabel('联系人').fill('田新');
  await panel.getByLabel('手机号').fill(phone);
  await panel.getByRole('button', { name: '发送邀请' }).click();
  await expect(panel.getByText(/已短信通知 田新/)).toBeVisible();
  return panel;
}

test('[S53] an invited company appears in the history as it gets on', async ({ page, browser }) => {
  test.slow();
  const company = newCompany('受邀');
  await open(page, '13800000001');
  await expect(page.getByText(/每日可邀请 20 家，今日还可邀请 \d+ 家/).first()).toBeVisible();
  const panel = await invite(page, company.compName, company.phone);
  await expect(panel.getByRole('img', { name: '二维码：扫码注册并接受邀请' })).toBeVisible();
  await expectAccessible(page);
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: '下载二维码' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe(`邀请二维码-${company.compName}.png`);
  const link = (await panel.getByText(/\/register\/account\?inviteCode=/).textContent()) ?? '';
  await panel.getByRole('button', { name: '完成' }).click();
  await expect(rowOf(page, company.compName).getByText('待注册')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await registerAccount(other, company, new URL(link).pathname + new URL(link).search);
  await other.context().close();

  await page.getByLabel('企业名称').fill(company.compName);
  await page.getByLabel('企业名称').press('Enter');
  await expect(rowOf(page, company.compName).getByText('已注册')).toBeVisible();
  await expect(rowOf(page, company.compName).getByRole('button')).toHaveCount(0);
});

test('sent again once a minute, and withdrawn', async ({ page }) => {
  const company = newCompany('撤邀');
  await open(page, '13800000001');
  const panel = await invite(page, company.compName, company.phone);
  await panel.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: `重新发送${company.compName}` }).click();
  await expect(page.getByText('已重新发送给田新')).toBeVisible();
  await expect(rowOf(page, company.compName).getByRole('button', { name: /重新发送\(\d+\)/ })).toBeDisabled();

  await chooseFromRow(page, company.compName, '撤销');
  const dialog = page.getByRole('dialog', { name: '撤销邀请' });
  await expect(
    dialog.getByText(`撤销后邀请链接与邀请码立即失效，确定撤销对“${company.compName}”的邀请？`),
  ).toBeVisible();
  await dialog.getByRole('button', { name: '撤销' }).click();
  await expect(rowOf(page, company.compName).getByText('已撤销')).toBeVisible();
});

test('[S361] 正在加载中...... lies over the page until the last of two writes has ended', async ({ page }) => {
  test.slow();
  await open(page, '13800000001');
  const names = ['甲', '乙'].map((mark) => newCompany(`并发${mark}`));
  for (const { compName, phone } of names) {
    const panel = await invite(page, compName, phone);
    await panel.getByRole('button', { name: '完成' }).click();
    await expect(panel).toBeHidden();
  }
  const held: Route[] = [];
  await page.route('**/company/invitation/resend', (route) => void held.push(route));
  const overlay = page.getByText('正在加载中......');
  const resend = (name: string) => page.getByRole('button', { name: `重新发送${name}` });
  const [first = '', second = ''] = names.map(({ compName }) => compName);
  await resend(first).click();
  await expect(overlay).toBeVisible();
  // The overlay takes every click. A key still reaches the other button.
  await resend(second).press('Enter');
  await expect.poll(() => held.length).toBe(2);
  await expect(overlay).toBeVisible();

  await held[0]?.continue();
  await expect(rowOf(page, first).getByRole('button', { name: /重新发送\(\d+\)/ })).toBeVisible();
  await expect(overlay).toBeVisible();
  await held[1]?.continue();
  await expect(overlay).toHaveCount(0);
});

test('opened again while it still leaves the screen, the panel begins with an empty form', async ({ page }) => {
  await open(page, '13800000001');
  const { compName, phone } = newCompany('再邀');
  const panel = await invite(page, compName, phone);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('.ant-drawer * { transition-duration: 5s !important }');
    document.adoptedStyleSheets.push(slow);
  });
  await panel.getByRole('button', { name: '完成' }).click();
  await page.getByRole('button', { name: '发送邀请' }).first().press('Enter');
  await expect(panel.getByLabel('企业名称')).toHaveValue('');
});

test('[S243][S244][S245][S246][S247][S248] none yet; wrong input is kept', async ({ page }) => {
  await open(page, '13800000090');
  await expect(page.getByText('还没有邀请过企业')).toBeVisible();
  await page.getByRole('button', { name: '立即邀请' }).click();
  const panel = page.getByRole('dialog', { name: '发送邀请' });
  await panel.getByLabel('邀请角色').press('ArrowDown');
  await expect(page.locator('.ant-select-item-option')).toHaveText(companyRoles);
  await page.keyboard.press('Escape');
  // A list that is still leaving the screen takes the next Escape.
  await expect(page.locator('.ant-select-dropdown')).toBeHidden();
  await panel.getByLabel('联系人').fill('田新');
  await panel.getByLabel('手机号').fill('110');
  await panel.getByLabel('邮箱').fill('nobody');
  await panel.getByRole('button', { name: '发送邀请' }).click();
  for (const text of ['请输入企业名称', '请检查手机号数据完整性！', '请输入正确的邮箱地址'])
    await expect(panel.getByText(text)).toBeVisible();
  await expect(panel.getByLabel('联系人')).toHaveValue('田新');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '放弃', exact: true }).click();
  await expect(panel).toBeHidden();
});

test('a list that cannot be loaded can be tried again', { tag: '@deep' }, async ({ page }) => {
  await open(page, '13800000090');
  await page.route('**/company/invitation/list', (route) => route.fulfill({ status: 500, body: '' }));
  await page.reload();
  await expect(page.getByText('加载失败，请重试')).toBeVisible();
  await page.unroute('**/company/invitation/list');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('还没有邀请过企业')).toBeVisible();
});

test('who may only query reads the history and can send nothing', async ({ page }) => {
  await open(page, '13800000009');
  await expect(page.getByRole('table', { name: '邀请记录' })).toBeVisible();
  await expect(page.getByRole('button', { name: '发送邀请' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /的操作$/ })).toHaveCount(0);
  await expectAccessible(page);
  const body = { compName: '某企业', contact: '某人', mobile: '13712345678' };
  const refused = await askApi(page, '/web/portal/api/company/invitation/send', body);
  expect(refused).toMatchObject({ ok: false, status: '443' });
});

test('another company in the middle of the page: its own history', { tag: '@deep' }, async ({ page }) => {
  const own = '江南纺织集团股份有限公司';
  const other = '华东精工制造有限公司';
  await logIn(page, '13800000002');
  await page.getByRole('button', { name: new RegExp(other) }).click();
  await expect(page.getByRole('button', { name: `当前企业：${other}，切换企业` })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('table', { name: '邀请记录' })).toBeVisible();
  await page.getByRole('button', { name: `当前企业：${other}，切换企业` }).click();
  await page.getByRole('menuitem', { name: own }).click();
  await expect(page.getByText(`已切换到${own}`)).toBeVisible();
  await expect(page.getByText('还没有邀请过企业')).toBeVisible();
});

test('on a phone, invitations are cards', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, '13800000001');
  await expect(page.getByRole('list', { name: '邀请记录' }).getByRole('listitem').first()).toBeVisible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider).toBe(false);
  await expectAccessible(page);
});
