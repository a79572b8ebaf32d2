import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/own-tenant';
import { decide } from '../../../support/review-desk';
import { codeSentBy } from '../../../support/sent-code';
import { accountList, choose, evidence, newNumber, openPage } from './open-page';

const accountant = '13800000013';

async function fillIn(page: Page, number: string): Promise<void> {
  await choose(page, '开户银行', '中国建设银行', '建设');
  await choose(page, '开户支行', /中国建设银行.*城东支行/, '城东');
  await page.getByLabel('银行账号', { exact: true }).fill(number);
  await page.getByLabel('确认银行账号').fill(number);
  await page.getByLabel('变更原因').fill('开户银行调整');
}

async function handIn(page: Page): Promise<void> {
  const code = await codeSentBy(page, accountant, () => page.getByRole('button', { name: /获取验证码/ }).click());
  await page.getByLabel('短信验证码').fill(code);
  await page.getByRole('button', { name: '提交变更' }).click();
  const lastLook = page.getByRole('dialog', { name: '确认提交变更申请' });
  await expect(lastLook.getByRole('table', { name: '变更前后对比' })).toContainText('中国建设银行');
  await lastLook.getByRole('button', { name: '确认提交' }).click();
  await expect(page).toHaveURL(/changeAccView\?changeNo=/);
  await expect(page.getByText('待审核')).toBeVisible();
}

test('[S49][S50] kept as a draft, handed in, sent back, corrected, approved, and then it holds', async ({ page }) => {
  test.setTimeout(150_000);
  const number = newNumber();
  await openPage(page, accountant, `${accountList}?state=PAID_FAILED`);
  await page
    .getByRole('button', { name: /^变更尾号/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: '变更账户' })).toBeVisible();
  await fillIn(page, number);
  await page.getByRole('button', { name: '保存草稿' }).click();
  await expect(page.getByText('草稿已保存')).toBeVisible();

  // Nothing that was typed is lost: the number is known, though the page does not show it again.
  await page.reload();
  await expect(page.getByText(/已恢复 .* 开始填写的草稿/)).toBeVisible();
  await expect(page.getByText(new RegExp(`已填写 62.*${number.slice(-4)}，不修改可留空`))).toBeVisible();
  await expect(page.getByLabel('变更原因')).toHaveValue('开户银行调整');
  await page.getByRole('button', { name: '提交变更' }).click();
  await expect(page.getByText('请上传证明材料')).toBeVisible();
  await page.getByLabel('选择证明材料').setInputFiles(evidence);
  await expect(page.getByRole('button', { name: `预览${evidence.name}` })).toBeVisible();
  await handIn(page);
  const changeNo = new URL(page.url()).searchParams.get('changeNo') ?? '';

  await decide(page, changeNo, { outcome: 'return', reason: '请补充开户许可证' });
  await page.reload();
  await expect(page.getByText('已退回')).toBeVisible();
  await expect(page.getByText('请补充开户许可证').first()).toBeVisible();
  // This opens in another tab, because the first tab still counts down to its next code.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('link', { name: '重新提交' }).click();
  await expect(other.getByText('申请已退回，请修改后重新提交')).toBeVisible();
  await other.getByLabel('变更原因').fill('开户银行调整，已补充材料');
  await handIn(other);
  await decide(page, changeNo, { outcome: 'approve' });
  await page.reload();
  await expect(page.getByText('已通过')).toBeVisible();

  await page.getByRole('link', { name: '账户信息' }).first().click();
  const changed = page.getByRole('row', { name: new RegExp(`\\* ${number.slice(-4)}`) });
  await expect(changed).toContainText('中国建设银行');
  await expect(changed).toContainText('待验证');
});

test('leaving with something unsaved is asked about, and it can be saved on the way', async ({ page, tenant }) => {
  const change = `/center/crm/company/changeAcc?accountId=${tenant.codeOf('B', 'PAID_SUCCESS')}`;
  await openPage(page, accountant, change);
  const reason = `尚未想好 ${Date.now()}`;
  await page.getByLabel('变更原因').fill(reason);
  await page.getByRole('link', { name: '取消' }).click();
  const guard = page.getByRole('dialog', { name: '离开前要保存吗？' });
  await guard.getByRole('button', { name: '继续编辑' }).click();
  await expect(page.getByLabel('变更原因')).toHaveValue(reason);
  await page.getByRole('link', { name: '取消' }).click();
  await guard.getByRole('button', { name: '保存并离开' }).click();
  await expect(page).toHaveURL(accountList);
  await page.goto(change);
  await expect(page.getByLabel('变更原因')).toHaveValue(reason);
  await page.getByRole('button', { name: '删除草稿' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL(accountList);
});

test('one request at a time, and what there is not is said so', async ({ page, tenant }) => {
  await openPage(page, accountant, `/center/crm/company/changeAcc?accountId=${tenant.codeOf('B', 'FAILED')}`);
  await expect(page.getByText('该账户的变更申请正在审核')).toBeVisible();
  await page.getByRole('link', { name: '查看申请' }).click();
  await expect(page.getByText('审核中')).toBeVisible();
  await expect(page.getByRole('button', { name: '撤回' })).toHaveCount(0);
  await page.getByRole('button', { name: '预览营业执照.pdf' }).click();
  await expect(page.getByRole('region', { name: '营业执照.pdf' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/center/crm/company/changeAccView?changeNo=Hnobody');
  await expect(page.getByText('变更申请不存在或已删除')).toBeVisible();
  await page.goto('/center/crm/company/changeAccView');
  await expect(page.getByText('变更申请不存在或已删除')).toBeVisible();
});

test('printed, a request is its content alone', async ({ page, tenant }) => {
  await openPage(page, accountant, `/center/crm/company/changeAccView?changeNo=${tenant.codeOf('H', 'REVIEWING')}`);
  await expect(page.getByRole('table', { name: '变更前后对比' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: '账户中心' })).toBeHidden();
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  await expect(page.getByRole('table', { name: '变更前后对比' })).toBeVisible();
});
