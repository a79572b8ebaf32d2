import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { logIn } from '../../support/log-in';
import { expect, test } from '../../support/own-tenant';
import { decide } from '../../support/review-desk';
import { signIn, staffOrigin } from '../../support/staff';

const company = '浦江建设集团有限公司';
const administrator = '13800000018';

let list = '';
let staff: Page;

// The administrator logs in once: a one-time code is good for one login.
test.beforeAll(async ({ browser, tenant }) => {
  test.setTimeout(120_000);
  list = `/desk/companies?tenant=${tenant.code}`;
  staff = await (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage();
  await signIn(staff, tenant.staff('zhuguan'), list);
});
test.afterAll(() => staff.context().close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function giveReason(action: string, reason: string): Promise<void> {
  await staff.getByRole('button', { name: action, exact: true }).click();
  const dialog = staff.getByRole('dialog', { name: `${action}“${company}”` });
  await dialog.getByRole('textbox', { name: '原因' }).fill(reason);
  await expectAccessible(staff);
  await dialog.getByRole('button', { name: action, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a company is found and written to; frozen, its people are out at their next click, until it is released', async ({
  page: customer,
  browser,
}) => {
  test.slow();
  await staff.goto(staffOrigin + list);
  await expectAccessible(staff);
  await staff.getByRole('textbox', { name: '名称、编号、手机号或姓名' }).fill(administrator);
  const found = staff.getByRole('region', { name: '企业列表' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await staff.keyboard.press('Escape');
  await staff.getByText('共 1 条').click();
  await staff.keyboard.press('j');
  await expect(found).toBeFocused();
  await staff.keyboard.press('Enter');
  await expect(heading(staff, company)).toBeVisible();
  await expectAccessible(staff);

  await customer.goto('/login');
  await logIn(customer, administrator);
  await expect(customer).toHaveURL(/\/center\//);

  const title = `请补充材料 ${Date.now()}`;
  await staff.keyboard.press('m');
  const letter = staff.getByRole('dialog', { name: `发送消息给“${company}”` });
  await letter.getByLabel('标题').fill(title);
  await letter.getByLabel('内容').fill('请在三个工作日内上传最新的审计报告。');
  await letter.getByRole('button', { name: '发送', exact: true }).click();
  await expect(staff.getByText('操作成功！')).toBeVisible();
  await customer.goto('/msg/crm/message/list');
  await customer.getByRole('link', { name: title }).click();
  const message = customer.getByRole('article', { name: title });
  await expect(message.getByText('请在三个工作日内上传最新的审计报告。')).toBeVisible();

  await giveReason('冻结', '涉嫌虚假交易');
  await expect(staff.getByRole('main')).toContainText('已冻结：涉嫌虚假交易');
  await customer.getByRole('link', { name: '站内信' }).first().click();
  await expect(customer).toHaveURL(/\/login/);
  await expect(customer.getByText('企业已被冻结').first()).toBeVisible();

  await giveReason('解除冻结', '已核实交易背景');
  await expect(staff.getByRole('button', { name: '冻结', exact: true })).toBeVisible();
  // In this browser the button for a code still counts.
  const again = await (await browser.newContext()).newPage();
  await again.goto('/login');
  await logIn(again, administrator);
  await expect(again).toHaveURL(/\/center\//);

  await staff.getByRole('tab', { name: '消息与短信' }).click();
  await expect(staff.getByRole('region', { name: '消息与短信' })).toContainText('企业已解除冻结');
  await staff.reload();
  await expect(staff.getByRole('tab', { name: '消息与短信' })).toHaveAttribute('aria-selected', 'true');
  await staff.keyboard.press('l');
  await staff.getByLabel('内容').fill('已与企业财务负责人核实');
  await staff.getByRole('button', { name: '添加备注' }).click();
  await expect(staff.getByRole('list', { name: '备注' })).toContainText('已与企业财务负责人核实');
});

test('every tab of a company opens, and papers and numbers are read by an act of their own', async ({ tenant }) => {
  await staff.goto(`${staffOrigin}/desk/companies/${tenant.codeOf('C', 'A')}`);
  await expect(staff.getByText('法定代表人身份证号')).toBeVisible();
  for (const name of ['人员', '账户', '协议', '产品', '审核记录', '登录与设备', '消息与短信', '备注', '资料']) {
    await staff.getByRole('tab', { name, exact: true }).click();
    await expect(staff.getByRole('tabpanel')).toBeVisible();
    await expectAccessible(staff);
  }
  await staff.getByRole('button', { name: '查看法定代表人身份证号' }).click();
  const dialog = staff.getByRole('dialog', { name: '查看法定代表人身份证号' });
  await dialog.getByRole('textbox', { name: '原因' }).fill('客户来电核对');
  await dialog.getByRole('button', { name: '查看', exact: true }).click();
  await expect(staff.getByText(/^\d{17}[\dX]/)).toBeVisible();
  await staff.getByRole('button', { name: '隐藏法定代表人身份证号' }).click();
  await expect(staff.getByText(/^\d{17}[\dX]/)).toHaveCount(0);
  await staff.getByRole('button', { name: '查看营业执照.pdf' }).click();
  await expect(staff.getByRole('dialog', { name: '营业执照.pdf' })).toContainText('第 1 页');
});

test('a number is corrected by a case, and the person logs in with it', async ({ page: customer, tenant }) => {
  test.slow();
  const mobile = `137${String(Date.now()).slice(-8)}`;
  await staff.goto(`${staffOrigin}/desk/people/${tenant.codeOf('U', '13900000017')}`);
  await staff.getByRole('button', { name: '更正手机号' }).click();
  const dialog = staff.getByRole('dialog', { name: /^更正“.+”的手机号$/ });
  await dialog.getByLabel('新手机号').fill(mobile);
  await dialog.getByLabel('核实方式').fill('企业盖章来函，并与法定代表人视频核对');
  await expectAccessible(staff);
  // The first answer may ask for the second factor.
  const answered = staff.waitForResponse(
    async (answer) => answer.url().includes('correctMobile') && (await answer.json()).status === '200',
  );
  await dialog.getByRole('button', { name: '提交审核' }).click();
  const corrections = staff.getByRole('list', { name: '手机号更正' });
  await expect(corrections.getByRole('listitem').first()).toContainText('审核中');
  await expect(corrections.getByRole('link').first()).toHaveAttribute('href', /^\/desk\/cases\/T/);
  const { body } = (await (await answered).json()) as { body: { correctionNo: string } };
  await expectAccessible(staff);

  await customer.goto('/login');
  await decide(customer, body.correctionNo, { outcome: 'approve' });
  await staff.reload();
  await expect(corrections.getByRole('listitem').first()).toContainText('已更正');
  await logIn(customer, mobile);
  await expect(customer).toHaveURL(/\/center\//);
});
