import type { Page } from '@playwright/test';
import { arrivedAmount } from '../../../support/arrived-amount';
import { expect, test } from '../../../support/own-tenant';
import { decide } from '../../../support/review-desk';
import { chooseFromRow, rowMenu } from '../../../support/row-menu';
import { accountList, choose, newNumber, openPage } from './open-page';

/** 财务管理 may write the account page and nothing else. */
const accountant = '13800000013';

const panel = (page: Page) => page.getByRole('dialog', { name: '账户验证' });
const row = (page: Page, tail: string) => page.getByRole('row', { name: new RegExp(`\\* ${tail}`) });

async function addAccount(page: Page, number: string): Promise<string> {
  await page.getByRole('button', { name: '添加账户' }).click();
  const form = page.getByRole('dialog', { name: '添加账户' });
  await choose(page, '开户银行', '招商银行', '招商');
  await choose(page, '开户省份', '浙江省', '浙江');
  await choose(page, '开户城市', '杭州市', '杭州');
  await choose(page, '开户支行', /招商银行杭州.*高新支行/, '高新');
  await form.getByLabel('银行账号', { exact: true }).fill(number);
  await form.getByLabel('确认银行账号').fill(number);
  await form.getByRole('button', { name: '添加账户' }).click();
  await expect(panel(page)).toBeVisible();
  return new URL(page.url()).searchParams.get('transfer') ?? '';
}

test('an account is added, proven by a transfer, made the default and another one unbound', async ({ page }) => {
  test.setTimeout(120_000);
  await openPage(page, accountant, accountList);
  const number = newNumber();
  const tail = number.slice(-4);
  // People paste the number in groups.
  await addAccount(page, number.replace(/(.{4})/g, '$1 '));
  await expect(panel(page).getByText('核对账户信息，确认无误后平台将打入小于1元的款项。')).toBeVisible();
  await panel(page).getByRole('button', { name: '发起打款' }).click();
  await expect(panel(page).getByText('打款处理中')).toBeVisible();

  // The bank pays by itself after some seconds, and the page notices it without a reload.
  const amount = panel(page).getByLabel('收到的金额');
  await expect(amount).toBeVisible({ timeout: 30_000 });
  const right = await arrivedAmount(page, number);
  const wrong = right === '0.11' ? '0.12' : '0.11';

  await amount.fill('1.00');
  await panel(page).getByRole('button', { name: '确认回填' }).click();
  await expect(panel(page).getByText('请输入0.01至0.99之间的金额')).toBeVisible();
  await amount.fill(wrong);
  await panel(page).getByRole('button', { name: '确认回填' }).click();
  await expect(panel(page).getByText('金额错误，剩余 2 次')).toBeVisible();
  await expect(amount).toHaveValue(wrong);
  await amount.fill(right);
  await amount.press('Enter');
  await expect(panel(page).getByText('账户验证成功')).toBeVisible();
  await panel(page).getByRole('button', { name: '完成' }).click();

  await expect(row(page, tail)).toContainText('已验证');
  await row(page, tail)
    .getByRole('button', { name: /^设为默认/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '设为默认' }).click();
  await expect(row(page, tail).getByText('默认', { exact: true })).toBeVisible();
  await expect(rowMenu(page, `尾号 ${tail} 的账户`)).toHaveCount(0);

  await row(page, '5702')
    .getByRole('button', { name: /^设为默认/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '设为默认' }).click();
  await chooseFromRow(page, `尾号 ${tail} 的账户`, '解绑');
  const question = page.getByRole('dialog', { name: `确定解绑尾号 ${tail} 的账户？` });
  const unbind = question.getByRole('button', { name: '解绑' });
  await expect(unbind).toBeDisabled();
  await question.getByRole('textbox').fill(tail);
  await unbind.click();
  await expect(row(page, tail)).toHaveCount(0);
});

test('the bank refuses: why, and once more', { tag: '@deep' }, async ({ page }) => {
  await openPage(page, accountant, accountList);
  const accountId = await addAccount(page, newNumber());
  await panel(page).getByRole('button', { name: '发起打款' }).click();
  await expect(panel(page).getByText('打款处理中')).toBeVisible();
  await decide(page, accountId, { outcome: 'return', reason: '账户已冻结' });
  await expect(panel(page).getByText('打款失败：账户已冻结')).toBeVisible({ timeout: 15_000 });
  await panel(page).getByRole('button', { name: '重新发起' }).click();
  await expect(panel(page).getByText('打款处理中')).toBeVisible();
});

test('three wrong amounts end the proof', { tag: '@deep' }, async ({ page }) => {
  await openPage(page, accountant, accountList);
  const number = newNumber();
  const accountId = await addAccount(page, number);
  await panel(page).getByRole('button', { name: '发起打款' }).click();
  await expect(panel(page).getByText('打款处理中')).toBeVisible();
  await decide(page, accountId, { outcome: 'approve' });
  const wrong = (await arrivedAmount(page, number)) === '0.11' ? '0.12' : '0.11';
  for (const left of [2, 1]) {
    await panel(page).getByLabel('收到的金额').fill(wrong);
    await panel(page).getByRole('button', { name: '确认回填' }).click();
    await expect(panel(page).getByText(`金额错误，剩余 ${left} 次`)).toBeVisible();
  }
  await panel(page).getByLabel('收到的金额').fill(wrong);
  await panel(page).getByRole('button', { name: '确认回填' }).click();
  await expect(panel(page).getByText('验证失败', { exact: true })).toBeVisible();
  await expect(panel(page).getByRole('button', { name: '重新发起' })).toBeVisible();
});

test('the whole number after a proof of who asks, and gone with the dialog', async ({ page }) => {
  await openPage(page, accountant, accountList);
  await page.getByRole('button', { name: '查看尾号 5702 的完整账号' }).click();
  const shown = page.getByRole('dialog', { name: '完整银行账号' });
  await expect(shown.getByText('1001 2528 0900 0015 702')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('1001 2528 0900 0015 702')).toHaveCount(0);
});

test('bad input is said at each field, and stays', async ({ page }) => {
  await openPage(page, accountant, accountList);
  await page.getByRole('button', { name: '添加账户' }).click();
  const form = page.getByRole('dialog', { name: '添加账户' });
  await form.getByLabel('银行账号', { exact: true }).fill('1234567');
  await form.getByLabel('确认银行账号').fill('7654321');
  await form.getByRole('button', { name: '添加账户' }).click();
  for (const sentence of ['请选择开户银行', '请选择开户支行'])
    await expect(form.getByRole('combobox', { name: sentence.replace('请选择', '') })).toHaveAccessibleDescription(
      sentence,
    );
  await expect(form.getByText('请输入8至30位数字的银行账号')).toBeVisible();
  await expect(form.getByText('两次输入的银行账号不一致')).toBeVisible();
  await expect(form.getByLabel('银行账号', { exact: true })).toHaveValue('1234567');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '放弃已填写的账户信息？' })).toBeVisible();
});
