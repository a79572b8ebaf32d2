import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { logIn } from '../../support/log-in';
import { expect, test } from '../../support/own-tenant';
import { signIn, staffOrigin } from '../../support/staff';
import { askWithoutLogin } from '../../support/visitor-question';

let staff: Page;

// The person logs in once: a one-time code is good for one login.
test.beforeAll(async ({ browser, tenant }) => {
  test.setTimeout(120_000);
  staff = await (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage();
  await signIn(staff, tenant.staff('kefu'), '/desk/support');
});
test.afterAll(() => staff.context().close());

/** Opens a question of the queue by its topic or the name of its author. */
async function openQuestion(keyword: string): Promise<void> {
  await staff.goto(`${staffOrigin}/desk/support?keyword=${encodeURIComponent(keyword)}`);
  await expectAccessible(staff);
  await staff.getByRole('region', { name: '咨询列表' }).getByRole('link').first().click();
  await expect(staff.getByRole('list', { name: '咨询记录' })).toBeVisible();
  await expectAccessible(staff);
}

test('a customer asks, the customer service answers and closes, and the customer reads it', async ({ page }) => {
  test.slow();
  await logIn(page, '13900000019');
  await expect(page).toHaveURL('/center/product/product');
  await page.goto('/msg/crm/support/new');
  const topic = `如何更换开户行 ${Date.now()}`;
  await page.getByLabel('主题').fill(topic);
  await page.getByLabel('问题描述').fill('账户页没有找到入口');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();

  await openQuestion(topic);
  await staff.getByRole('button', { name: '发送答复' }).click();
  await expect(staff.getByText('请填写答复内容')).toBeVisible();
  await staff.getByLabel('答复内容').fill('请在账户管理中添加新账户。');
  await staff.getByRole('button', { name: '发送答复' }).click();
  await expect(staff.getByText('由柯晓芙处理')).toBeVisible();
  await expect(staff.getByRole('list', { name: '咨询记录' }).getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('list', { name: '咨询记录' })).toContainText('请在账户管理中添加新账户。');

  await staff.getByRole('button', { name: '转交' }).click();
  await expect(staff.getByRole('dialog', { name: `转交咨询“${topic}”` }).getByLabel('接收人')).toBeVisible();
  await expectAccessible(staff);
  await staff.keyboard.press('Escape');
  await staff.getByRole('button', { name: '关闭咨询' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: '关闭咨询' }).click();
  await expect(staff.getByRole('button', { name: '发送答复' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('继续提问')).toBeVisible();
});

test('somebody without a phone is answered, and led to the person and the company', async ({ page }) => {
  test.slow();
  const name = `何明${String(Date.now()).slice(-6)}`;
  await page.goto('/register/support');
  await askWithoutLogin(page, {
    name,
    company: '华东精工制造有限公司',
    contact: 'he.ming@example.com',
    content: '手机丢失，无法登录',
  });

  await openQuestion(name);
  await expect(staff.getByText('未登录的访客，姓名和企业均未核实')).toBeVisible();
  await staff.getByLabel('答复内容').fill('请由企业来函说明，并附法定代表人身份证。');
  await staff.getByRole('button', { name: '发送答复' }).click();
  await expect(staff.getByRole('list', { name: '咨询记录' }).getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('list', { name: '咨询记录' })).toContainText('请由企业来函说明');

  // A customer service agent writes to the company and corrects numbers, but freezes and exports nothing.
  await staff.getByRole('link', { name: '华东精工制造有限公司' }).click();
  await staff
    .getByRole('region', { name: '企业列表' })
    .getByRole('link', { name: '华东精工制造有限公司' })
    .first()
    .click();
  await expect(staff.getByRole('button', { name: '发送消息' })).toBeVisible();
  for (const act of ['冻结', '导出']) await expect(staff.getByRole('button', { name: act })).toHaveCount(0);
  await staff.getByRole('tab', { name: '人员' }).click();
  await staff.getByRole('region', { name: '人员列表' }).getByRole('link').first().click();
  await expect(staff.getByRole('button', { name: '更正手机号' })).toBeVisible();
  await expect(staff.getByRole('list', { name: '所在企业' }).getByRole('link').first()).toBeVisible();
});
