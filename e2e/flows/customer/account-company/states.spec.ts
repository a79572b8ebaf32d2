import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { accountList, companyList, openPage } from './open-page';

const root = '13800000001';

for (const { name, path, call, shown } of [
  { name: '账户信息', path: accountList, call: '**/bankAccount/list', shown: '开户支行' },
  { name: '企业信息', path: companyList, call: '**/company/info/view', shown: '统一社会信用代码' },
  {
    name: '变更详情',
    path: '/center/crm/company/changeAccView?changeNo=HdemoLAPPROVED',
    call: '**/company/change/view',
    shown: '申请编号',
  },
  {
    name: '变更账户',
    path: '/center/crm/company/changeAcc?accountId=BdemoLINIT',
    call: '**/bankAccount/info',
    shown: '原账户',
  },
])
  test(`${name}: slow, failing, and back`, async ({ page }) => {
    await openPage(page, root, path);
    await page.route(call, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.fallback();
    });
    await page.reload();
    await expect(page.getByRole('status', { name: '加载中' }).first()).toBeVisible();
    await expect(page.getByText(shown).first()).toBeVisible();

    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ status: 502, body: '' }));
    await page.reload();
    const retry = page.getByRole('button', { name: '重试' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await page.unroute(call);
    await retry.click();
    await expect(page.getByText(shown).first()).toBeVisible();
  });

test('a company without accounts: why, and the way to the first', async ({ page }) => {
  await openPage(page, '13800000002', accountList, '江南纺织集团股份有限公司');
  await expect(page.getByText('尚未绑定对公账户')).toBeVisible();
  await page.getByRole('region', { name: '账户列表' }).getByRole('button', { name: '添加账户' }).click();
  await expect(page.getByRole('dialog', { name: '添加账户' })).toBeVisible();
});

test('filters of accounts stand in the address', async ({ page }) => {
  await openPage(page, root, `${accountList}?state=EXPIRED`);
  const table = page.getByRole('table', { name: '账户列表' });
  await expect(table.getByText(/\*9038/)).toBeVisible();
  await expect(table.getByText(/\*5702/)).toHaveCount(0);
  await page.goto(`${accountList}?keyword=没有这家`);
  await expect(page.getByText('没有符合条件的账户')).toBeVisible();
});

test('axe finds nothing in the form of a new account, nor in its faults', async ({ page }) => {
  await openPage(page, root, accountList);
  await page.getByRole('button', { name: '添加账户' }).click();
  const form = page.getByRole('dialog', { name: '添加账户' });
  await form.getByRole('button', { name: '添加账户' }).click();
  await expect(form.getByText('请输入8至30位数字的银行账号')).toBeVisible();
  await expectAccessible(page);
});

test('by keyboard: the panel opens, takes the focus, and gives it back', async ({ page }) => {
  await openPage(page, root, accountList);
  const opener = page.getByRole('button', { name: '添加账户' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: '添加账户' });
  await expect(form).toBeVisible();
  await expect(form.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
});

test('by keyboard: the tabs of the company', async ({ page }) => {
  await openPage(page, root, companyList);
  await page.getByRole('tab', { name: '基本信息' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${companyList}?tab=legal`);
  await expect(page.getByRole('tab', { name: '法人信息' })).toHaveAttribute('aria-selected', 'true');
});
