import { enter } from '../../../support/enter';
import { expect, test } from '../../../support/own-tenant';

test('a change without an account says where to choose one', async ({ page }) => {
  await enter(page, '13800000001', '/center/crm/company/changeAcc');
  await expect(page.getByText('请先选择要变更的账户')).toBeVisible();
  await page.getByRole('link', { name: '选择账户' }).click();
  await expect(page.getByRole('table', { name: '账户列表' })).toBeVisible();
});

test('[S74][S75] the sidebar marks what a change belongs to', async ({ page, tenant }) => {
  const active = page.getByRole('navigation', { name: '账户中心' }).locator('[aria-current="page"]');
  await enter(page, '13800000001', '/center/crm/company/list?tab=changes');
  await page.locator(`a[href*="${tenant.codeOf('H', 'RETURNED')}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: '证照更新申请' })).toBeVisible();
  await expect(active).toHaveText('企业信息');
  await page.goBack();
  await page.locator(`a[href*="${tenant.codeOf('H', 'REVIEWING')}"]`).click();
  await expect(page.getByRole('heading', { level: 1, name: '账户变更申请' })).toBeVisible();
  await expect(active).toHaveText('账户信息');
  // The page declares no menu entry, so the third level of its address decides.
  await page.goto('/center/crm/employee/changeAdmin');
  await expect(page.getByRole('heading', { level: 1, name: '变更管理员' })).toBeVisible();
  await expect(active).toHaveText('人员管理');
});
