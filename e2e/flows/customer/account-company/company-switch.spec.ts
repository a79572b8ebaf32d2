import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/own-tenant';
import { accountList, companyList, openPage } from './open-page';

const phone = '13800000002';
const own = '江南纺织集团股份有限公司';
const asClerk = '华东精工制造有限公司';

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `当前企业：${from}，切换企业` }).click();
  await page.getByRole('menuitem', { name: to }).click();
}

test('accounts: those of the other company, with what one may do there', { tag: '@deep' }, async ({ page }) => {
  await openPage(page, phone, accountList, own);
  await expect(page.getByText('尚未绑定对公账户')).toBeVisible();
  await switchTo(page, own, asClerk);
  await expect(page.getByRole('table', { name: '账户列表' }).getByText(/\* 5702/)).toBeVisible();
  await expect(page).toHaveURL(accountList);
  await expect(page.getByRole('button', { name: '添加账户' })).toHaveCount(0);
});

test('company information: the other company’s', { tag: '@deep' }, async ({ page }) => {
  await openPage(page, phone, `${companyList}?tab=invoice`, own);
  await expect(page.getByRole('tabpanel').getByText(own, { exact: true })).toBeVisible();
  await switchTo(page, own, asClerk);
  await expect(page.getByRole('tabpanel').getByText(asClerk, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: '变更信息' })).toHaveCount(0);
});

test('a form in the middle: what is unsaved is asked about, and nothing of it goes to the other company', async ({
  page,
}) => {
  await openPage(page, phone, `${companyList}?change=COMPANY`, own);
  await page.getByLabel('通讯地址').fill('尚未提交的地址');
  await switchTo(page, own, asClerk);
  const guard = page.getByRole('dialog', { name: '离开前要保存吗？' });
  await guard.getByRole('button', { name: '继续编辑' }).click();
  await expect(page.getByLabel('通讯地址')).toHaveValue('尚未提交的地址');
  await switchTo(page, own, asClerk);
  await guard.getByRole('button', { name: '放弃并离开' }).click();
  await expect(page.getByText('企业信息只能由管理员变更。')).toBeVisible();
  await expect(page.getByText('尚未提交的地址')).toHaveCount(0);
});

test('a request of one company is not there in another', { tag: '@deep' }, async ({ page, tenant }) => {
  const approved = tenant.codeOf('H', 'APPROVED');
  await openPage(page, phone, `/center/crm/company/changeAccView?changeNo=${approved}`, asClerk);
  await expect(page.getByText('办公地址搬迁')).toBeVisible();
  await switchTo(page, asClerk, own);
  await expect(page.getByText('变更申请不存在或已删除')).toBeVisible();
});

test('pages for writing alone: what the other company allows there, and none of this one’s', { tag: '@deep' }, async ({
  page,
  tenant,
}) => {
  await openPage(page, phone, '/center/crm/employee/changeAdmin', own);
  await page.getByRole('textbox', { name: '短信验证码' }).fill('123456');
  await switchTo(page, own, asClerk);
  await expect(page.getByText(`已切换到${asClerk}`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: '短信验证码' })).toHaveCount(0);

  await page.goto(`/center/crm/company/changeAcc?accountId=${tenant.codeOf('B', 'INIT')}`);
  await expect(page.getByText('您没有访问此内容的权限')).toBeVisible();
  await switchTo(page, asClerk, own);
  await expect(page.getByText('该账户不存在或已解绑')).toBeVisible();
});

test('another tab goes to another company: what was typed waits for the way back, and the page says why it went', async ({
  page,
}) => {
  await openPage(page, phone, '/center/crm/employee/list', own);
  await page.getByRole('button', { name: '新增人员' }).first().click();
  const panel = page.getByRole('dialog', { name: '新增人员' });
  await panel.getByLabel('姓名').fill('田新来');
  const other = await page.context().newPage();
  await other.goto('/center/crm/employee/list');
  await switchTo(other, own, asClerk);
  await expect(page.getByText('您已在其他页面切换了账号或企业，页面已重新加载')).toBeVisible();
  await expect(panel).toBeHidden();
  await switchTo(other, asClerk, own);
  await page.getByRole('button', { name: '继续填写' }).click();
  await expect(panel.getByLabel('姓名')).toHaveValue('田新来');
});
