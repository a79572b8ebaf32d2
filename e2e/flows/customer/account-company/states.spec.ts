import { expectAccessible } from '../../../support/accessible';
import { expect, test } from '../../../support/own-tenant';
import { accountList, openPage } from './open-page';

const root = '13800000001';

test('a company without accounts: why, and the way to the first', async ({ page }) => {
  await openPage(page, '13800000002', accountList, '江南纺织集团股份有限公司');
  await expect(page.getByText('尚未绑定对公账户')).toBeVisible();
  await page.getByRole('region', { name: '账户列表' }).getByRole('button', { name: '添加账户' }).click();
  await expect(page.getByRole('dialog', { name: '添加账户' })).toBeVisible();
});

test('[S47] filters of accounts stand in the address', async ({ page }) => {
  await openPage(page, root, `${accountList}?state=EXPIRED`);
  const table = page.getByRole('table', { name: '账户列表' });
  await expect(table.getByText(/\* 9038/)).toBeVisible();
  await expect(table.getByText(/\* 5702/)).toHaveCount(0);
  await page.goto(`${accountList}?keyword=没有这家`);
  await expect(page.getByText('没有符合条件的账户')).toBeVisible();
});

test('axe finds nothing in the form of a new account, nor in its faults', { tag: '@deep' }, async ({ page }) => {
  await openPage(page, root, accountList);
  await page.getByRole('button', { name: '添加账户' }).click();
  const form = page.getByRole('dialog', { name: '添加账户' });
  await form.getByRole('button', { name: '添加账户' }).click();
  await expect(form.getByText('请输入8至30位数字的银行账号')).toBeVisible();
  await expectAccessible(page);
});
