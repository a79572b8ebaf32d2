import type { Browser, Page } from '@playwright/test';
import { logIn } from '../../support/log-in';
import { expect, test } from '../../support/own-tenant';
import {
  agreeToCertificate,
  askForFace,
  decide,
  inviteCompany,
  type NewCompany,
  newCompany,
  paper,
  pickFile,
  proveByTransfer,
  registerAccount,
  saveAgent,
  saveLegalPerson,
  submitPermit,
  submitVerification,
} from '../../support/registering-company';
import { takenOver } from '../../support/taken-over';

// A company goes the whole way: dozens of steps on a shared machine.
test.describe.configure({ timeout: 360_000 });

/** Reloads, and logs in again from nothing. Both continue at the same step. */
async function continuesAt(
  page: Page,
  browser: Browser,
  { phone, password }: NewCompany,
  path: string,
  inviteCode: string,
): Promise<void> {
  await page.reload();
  await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await elsewhere.newPage();
  await logIn(other, phone, password);
  await expect(other).toHaveURL(`${path}?inviteCode=${inviteCode}`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.close();
}

test('[S24][S25][S26][S27][S33][S157] by a face, invited, sent back once, ends in the centre', async ({
  page,
  browser,
  baseURL,
}) => {
  const company = newCompany();
  const inviter = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await logIn(inviter, '13800000001');
  await expect(inviter).toHaveURL('/center/product/product');

  const inviteCode = await inviteCompany(inviter, company);
  await registerAccount(page, company, `/register/account?inviteCode=${inviteCode}`);
  await expect(page).toHaveURL(`/register/permit?inviteCode=${inviteCode}`);
  await continuesAt(page, browser, company, '/register/permit', inviteCode);
  await page.goto('/register/approval');
  await expect(page).toHaveURL(`/register/permit?inviteCode=${inviteCode}`);

  await submitPermit(page);
  await continuesAt(page, browser, company, '/register/verification', inviteCode);

  await saveLegalPerson(page);
  await saveAgent(page);
  await agreeToCertificate(page);
  const link = await askForFace(page, company.phone);
  const phone = await (await browser.newContext({ viewport: { width: 375, height: 812 } })).newPage();
  await phone.goto(link);
  await expect(phone.getByText('用于：企业实名认证')).toBeVisible();
  await expect(page.getByText('已扫码，请在手机上完成人脸识别')).toBeVisible({ timeout: 15_000 });
  await phone.getByRole('checkbox').check();
  await phone.getByRole('button', { name: '开始人脸识别' }).click();
  await expect(phone).toHaveURL('/face-success');
  await phone.goto(link);
  await expect(phone.getByRole('alert')).toHaveText('该链接已完成认证，请返回电脑端继续');
  await expect(page.getByText('法定代表人身份核验已通过')).toBeVisible({ timeout: 15_000 });
  await continuesAt(page, browser, company, '/register/verification', inviteCode);

  await submitVerification(page);
  await continuesAt(page, browser, company, '/register/approval', inviteCode);

  await decide(page, company.compName, {
    outcome: 'return',
    reason: '材料不全',
    reasons: { 'agent.letterFile': '授权委托书未盖章' },
  });
  await expect(page.getByRole('heading', { name: '审核未通过，请修改后重新提交' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('list', { name: '退回原因' })).toContainText('授权委托书未盖章');
  await expect(page.getByText('授权委托书未盖章')).toHaveCount(1);
  await expect(page.getByText('材料不全')).toHaveCount(1);
  await continuesAt(page, browser, company, '/register/approval', inviteCode);

  await page.getByRole('button', { name: '去修改授权委托书' }).click();
  await expect(page).toHaveURL(/\/register\/verification/);
  const agent = page.getByRole('region', { name: '管理员信息' });
  await expect(agent.getByText('退回原因：授权委托书未盖章')).toBeVisible();
  await expect(agent.getByLabel('邮箱')).toBeDisabled();
  await expect(agent.getByRole('button', { name: `删除${paper.name}` })).toBeFocused();
  await expect(page.getByRole('button', { name: '修改法人信息' })).toHaveCount(0);
  await agent.getByRole('button', { name: `删除${paper.name}` }).click();
  await pickFile(page, '授权委托书', { ...paper, name: '盖章件.pdf' });
  await agent.getByRole('button', { name: '保存管理员信息' }).click();
  await expect(agent.getByText('已完成')).toBeVisible();
  await submitVerification(page);

  await decide(page, company.compName, { outcome: 'approve' });
  await expect(page.getByText('恭喜，企业认证成功')).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/register\/success/);
  await expect(page.getByText(company.compName).last()).toBeVisible();
  const result = page.getByRole('main');
  await expect(result.getByText('信用凭证', { exact: true })).toBeVisible();
  await expect(result.getByText('田新', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('恭喜，企业认证成功')).toBeVisible();
  await page.getByRole('link', { name: '进入产品中心' }).first().click();
  await expect(page).toHaveURL('/center/product/product');
  await expect(page.getByRole('banner').getByText(company.compName)).toBeVisible();
});

test('by a transfer, without an invitation, withdrawn once', { tag: '@deep' }, async ({ page }) => {
  const company = newCompany();
  await registerAccount(page, company);
  await submitPermit(page);
  await saveLegalPerson(page);
  await saveAgent(page);
  await agreeToCertificate(page);
  await proveByTransfer(page);
  await submitVerification(page);

  await page.getByRole('button', { name: '撤回申请' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click();
  await expect(page).toHaveURL(/\/register\/verification/);
  await submitVerification(page);
  await decide(page, company.compName, { outcome: 'approve' });
  await expect(page.getByText('恭喜，企业认证成功')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: '取消自动跳转' }).click();
  await expect(page.getByText(/秒后自动进入/)).toHaveCount(0);
});

for (const [number, path] of [
  ['15', '/register/permit'],
  ['20', '/register/verification'],
  ['25', '/register/verification'],
  ['30', '/register/approval'],
  ['35', '/register/approval'],
  ['50', '/register/approval'],
] as const)
  test(`a company of status ${number} comes to ${path}, whatever step it asks for`, async ({ page }) => {
    await logIn(page, `138000000${number}`);
    await expect(page).toHaveURL(new RegExp(path));
    await page.goto('/register/success');
    await expect(page).toHaveURL(new RegExp(path));
    // Nor does the centre open, from the site's main button or by an address.
    await page.goto('/index/index');
    await takenOver(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^继续办理（.+）$/ })
      .click();
    await expect(page).toHaveURL(new RegExp(path));
    for (const address of ['/center', '/center/product/product', '/center/crm/employee/list']) {
      await page.goto(address);
      await expect(page).toHaveURL(new RegExp(path));
    }
    await expect(page.getByText('企业当前状态不支持此操作')).toHaveCount(0);
    const step = page.getByRole('list', { name: '企业注册进度' }).locator('[aria-current=step]');
    if (number !== '50') return expect(step).toBeVisible();
    // A company that is open and makes a change does not register again.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('企业信息变更复审');
    await expect(page).toHaveTitle(/^企业信息变更复审 - /);
    await expect(step).toHaveCount(0);
  });
