import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { demoPassword, logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { proofDialog } from '../../../support/prove';
import { withCodeSentBy } from '../../../support/sent-code';

// Each test begins with a login, which takes seconds on a busy machine.
test.describe.configure({ timeout: 150_000 });

const company = '江南纺织集团股份有限公司';
const password = (page: Page) => proofDialog(page).getByPlaceholder('请输入登录密码');

async function openPeople(page: Page): Promise<void> {
  await logIn(page, '13800000002');
  await page.getByRole('button', { name: new RegExp(company) }).click();
  await expect(page).toHaveURL(/\/center\//);
  await page.goto('/center/crm/employee/list');
  await expect(page.getByRole('heading', { level: 1, name: '人员管理' })).toBeVisible();
}

test('[threat: session alone] who adds a person proves first who they are: by keyboard, keeping what was typed, once for five minutes', async ({
  page,
}) => {
  await openPeople(page);
  await page.getByRole('button', { name: '新增人员' }).first().click();
  const panel = page.getByRole('dialog', { name: '新增人员' });
  await panel.getByLabel('姓名').fill('褚文清');
  await panel.getByLabel('手机号').fill('13800000002');
  await panel.getByRole('checkbox', { name: '经办' }).check();
  const add = panel.getByRole('button', { name: '确认新增' });
  await add.click();

  await expect(proofDialog(page)).toContainText('您正在管理企业人员');
  await expect(password(page)).toBeFocused();
  // It is the next step, not a dialog on top of a panel.
  await expect(page.locator('.ant-drawer')).toHaveCSS('opacity', '0');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(proofDialog(page)).toBeHidden();
  await expect(page.locator('.ant-drawer')).toHaveCSS('opacity', '1');
  await expect(panel.getByLabel('姓名')).toHaveValue('褚文清');
  await expect(add).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(0);

  await page.keyboard.press('Enter');
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('Wrong@2026xx');
  await page.keyboard.press('Enter');
  await expect(proofDialog(page).getByRole('alert')).toContainText('登录密码错误');
  await expect(password(page)).toBeFocused();
  await expect(proofDialog(page).getByRole('button', { name: '确认', exact: true })).toBeEnabled();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(proofDialog(page)).toBeHidden();
  // The page sends the form again by itself. The server's objection appears in the form.
  await expect(panel.getByText('该手机号已是本企业人员')).toBeVisible();

  await add.click();
  await expect(panel.getByText('该手机号已是本企业人员')).toBeVisible();
  await expect(proofDialog(page)).toBeHidden();
});

test('on a phone, by the code that came by SMS', async ({ page }) => {
  const phone = '13800000013';
  await page.setViewportSize({ width: 375, height: 740 });
  await logIn(page, phone);
  await expect(page).toHaveURL(/\/center\//);
  await page.goto('/center/crm/account/list');
  await page.getByRole('button', { name: '查看尾号 5702 的完整账号' }).click();
  await expect(proofDialog(page)).toContainText('您正在管理银行账户');
  await proofDialog(page).getByRole('radio', { name: '短信验证码' }).check();
  await expectAccessible(page);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider).toBe(false);
  const send = () => proofDialog(page).getByRole('button', { name: '获取验证码' }).click();
  await withCodeSentBy(page, phone, send, async (code) => {
    await proofDialog(page).getByLabel('短信验证码', { exact: true }).last().fill(code);
    await proofDialog(page).getByRole('button', { name: '确认', exact: true }).click();
    await expect(page.getByRole('dialog', { name: '完整银行账号' })).toContainText('1001 2528 0900 0015 702');
  });
});
