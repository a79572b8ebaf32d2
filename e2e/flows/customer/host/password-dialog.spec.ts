import type { Page } from '@playwright/test';
import { demoPassword, logIn } from '../../../support/log-in';
import { lengthenWait, longerWait } from '../../../support/longer-wait';
import { expect, test } from '../../../support/own-tenant';

const dialog = (page: Page) => page.getByRole('dialog', { name: '修改密码' });
const classes = '密码10-16位，包含大写字母、小写字母、数字、特殊字符';
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });

/** The pages of the portal open the dialog by this event. */
async function openDialog(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('portal-change-password')));
  await expect(dialog(page)).toBeVisible();
}

test('[S182][S185][S203][S204][S205][S206][S207][S208][S209][S210][S211][S212][S213][S214][S215][S216][S217][S218][S219][S343][S352][S353] 修改密码: validation on blur, and the change', async ({
  page,
}) => {
  await page.clock.install();
  await logIn(page, '13900000013');
  await openDialog(page);

  await dialog(page).getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('请校验表单')).toBeVisible();
  for (const text of ['请输入原密码!', '请输入新密码!', '请再次输入新密码!'])
    await expect(dialog(page).getByText(text)).toBeVisible();

  // The check during typing fails here. It blocks nothing, because the change itself decides.
  await page.route('**/oldPwd/check*', (route) => route.abort());
  await field(page, '原密码').fill('Wrong@2026x');
  await field(page, '新密码').fill('Wrong@2026x');
  await field(page, '确认新密码').focus();
  await expect(dialog(page).getByText('新密码不能与原密码一致!')).toBeVisible();
  // Each lacks one class of characters; the last one lacks a character.
  for (const weak of ['dialog#2027', 'DIALOG#2027', 'Dialog#abcd', 'Dialog12027', 'Dialog#27']) {
    await field(page, '新密码').fill('Dialog#2027aa');
    await field(page, '确认新密码').focus();
    await expect(field(page, '新密码')).not.toHaveAttribute('aria-invalid', 'true');
    await field(page, '新密码').fill(weak);
    await field(page, '确认新密码').focus();
    await expect(field(page, '新密码'), weak).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, '新密码'), weak).toHaveAccessibleDescription(classes);
    // The failure replaces the hint, so nobody reads the same sentence twice.
    await expect(dialog(page).getByText(classes), weak).toHaveCount(1);
  }

  await field(page, '新密码').fill('Dialog#2027aa');
  await field(page, '确认新密码').fill('Dialog#2027ab');
  await field(page, '原密码').focus();
  await expect(dialog(page).getByText('两次输入密码不一致!')).toBeVisible();
  // Changing the new password re-validates the confirm field.
  await field(page, '新密码').fill('Dialog#2027ab');
  await field(page, '原密码').focus();
  await expect(dialog(page).getByText('两次输入密码不一致!')).toBeHidden();

  // A check that failed is tried again. None of these tries may reach the server after the limits are lifted.
  for (let tries = 0; tries < 6; tries += 1) await page.clock.runFor(10_000);
  await page.unroute('**/oldPwd/check*');
  await page.evaluate(() => fetch('/dev/limits/reset', { method: 'POST' }));
  await field(page, '原密码').fill('Other@2026x');
  await field(page, '新密码').fill('Dialog-2027ab');
  await field(page, '确认新密码').focus();
  await expect(dialog(page).getByText(/^原密码错误，您还可尝试\d次$/)).toBeVisible();
  await expect(dialog(page).getByText('不能包含“-”，特殊字符限 ! @ # $ % ^ & * _')).toBeVisible();
  // Only the server knows that this password is common.
  await field(page, '新密码').fill('Dragon#20261');
  await field(page, '确认新密码').focus();
  await expect(dialog(page).getByText(/^密码过于常见/)).toBeVisible();

  const eye = dialog(page).getByRole('button', { name: '显示新密码' });
  await field(page, '新密码').fill('Dialog#2027ab');
  await expect(field(page, '新密码')).toHaveAttribute('type', 'password');
  await eye.click();
  await expect(field(page, '新密码')).toHaveAttribute('type', 'text');
  await expect(field(page, '原密码')).toHaveAttribute('type', 'password');

  await page.evaluate(() => fetch('/dev/limits/reset', { method: 'POST' }));
  await field(page, '原密码').fill(demoPassword);
  await field(page, '确认新密码').fill('Dialog#2027ab');
  // The message stays for half a second, so the clock stands still while the test looks for it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  await dialog(page).getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('修改成功，回到登录页面')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.clock.runFor(450);
  expect(await page.evaluate(() => 'before' in window)).toBe(true);
  const reloaded = page.waitForEvent('load');
  await page.clock.resume();
  await reloaded;
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: '登录' })).toBeVisible();
});

test('[S183][S184][S344] a wrong password locks the form for a while, and a change that fails clears it', async ({
  page,
}) => {
  await page.clock.install();
  await lengthenWait(page, 'updateWithSecurity');
  await logIn(page, '13900000014');
  await openDialog(page);
  // The check during typing would say the same below the field.
  await page.route('**/oldPwd/check*', (route) => route.abort());
  await field(page, '原密码').fill('Wrong@2026x');
  for (const label of ['新密码', '确认新密码']) await field(page, label).fill('Dialog#2027ab');
  await page.evaluate(() => fetch('/dev/limits/reset', { method: 'POST' }));
  await dialog(page).getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText(/^原密码错误，您还可尝试\d次$/)).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^修改密码（1:[23]\d 后重试）$/ })).toBeDisabled();
  await expect(field(page, '原密码')).toHaveValue('');
  await expect(field(page, '原密码')).toBeDisabled();
  await page.clock.fastForward(longerWait * 1000);
  await expect(field(page, '原密码')).toBeEnabled();

  // A call that is not ok clears the form.
  const change = '**/passWord/updateWithSecurity';
  await page.route(change, (route) =>
    route.fulfill({ json: { status: '500', ok: false, msg: '系统繁忙，请稍后重试', body: null } }),
  );
  await field(page, '原密码').fill(demoPassword);
  for (const label of ['新密码', '确认新密码']) await field(page, label).fill('Dialog#2027ab');
  await dialog(page).getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('系统繁忙，请稍后重试').first()).toBeVisible();
  for (const label of ['原密码', '新密码', '确认新密码']) await expect(field(page, label)).toHaveValue('');
});

test('取消 closes it, and nothing of what was typed is kept', async ({ page }) => {
  await logIn(page, '13900000014');
  await openDialog(page);
  await field(page, '原密码').fill(demoPassword);
  await dialog(page).getByRole('button', { name: '取消' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await openDialog(page);
  await expect(field(page, '原密码')).toHaveValue('');
});
