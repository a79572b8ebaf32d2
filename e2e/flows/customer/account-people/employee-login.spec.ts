import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { chooseFromRow } from '../../../support/row-menu';
import { newestCode } from '../../../support/sent-code';
import { toldBriefly } from '../../../support/told-briefly';
import { freshPhone, importDialog, importPeople, openPeople, rowOf } from './people-page';

const administrator = '13800000001';
const chosen = 'Kranich@2027x';

const masked = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(7)}`;

/** A browser may ask for one code a minute. */
const afterAMinute = (page: Page) => page.clock.fastForward('01:00');

/** Works in the open dialog. */
async function changeMobile(page: Page, name: string, to: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: `变更“${name}”的手机号` });
  const field = dialog.getByLabel('新手机号');
  await field.fill('138000');
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog.getByText('请检查手机号数据完整性！')).toBeVisible();
  await field.fill(administrator);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog.getByText('该手机号已是本企业人员')).toBeVisible();
  await expect(field).toHaveValue(administrator);
  await field.fill(to);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, name)).toContainText(masked(to));
}

async function resetPassword(page: Page, name: string): Promise<void> {
  await chooseFromRow(page, name, '重置密码');
  const question = page.getByRole('dialog', { name: `重置“${name}”的登录密码` });
  await question.getByRole('button', { name: '重置密码' }).click();
  await expect(page.getByText('操作成功！').last()).toBeVisible();
}

/** With the first password that was sent, a person can only choose another one. */
async function chooseFirstPassword(page: Page, phone: string): Promise<void> {
  const sent = await newestCode(page, phone);
  await logIn(page, phone, sent);
  await expect(page.getByText('首次登录请修改初始密码')).toBeVisible();
  await page.getByLabel('原密码', { exact: true }).fill(sent);
  await page.getByLabel('新密码', { exact: true }).fill(chosen);
  await page.getByLabel('确认新密码', { exact: true }).fill(chosen);
  const reloaded = page.waitForEvent('load');
  const said = toldBriefly(page, '修改成功，回到登录页面');
  await page.getByRole('button', { name: '修改密码' }).click();
  await said;
  await reloaded;
}

test('[threat: joined without a yes] invited, moved to another number, in by the first login; from then on the number is the person’s', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const [first, second, third] = [freshPhone(), freshPhone(), freshPhone()];
  const name = '登录甲';
  await openPeople(page, administrator);
  await page.getByRole('button', { name: '导入', exact: true }).click();
  await importPeople(page, [`${name},${first},,查询,`]);
  await importDialog(page).getByRole('button', { name: '完成' }).click();
  await page.goto(`/center/crm/employee/list?keyword=${name}`);
  await expect(rowOf(page, name).getByText('待激活')).toBeVisible();
  await chooseFromRow(page, name, '变更手机号');
  await changeMobile(page, name, second, '更换并邀请');

  const other = await (await browser.newContext()).newPage();
  await other.clock.install();
  await other.goto('/login');
  await chooseFirstPassword(other, second);
  await afterAMinute(other);
  await logIn(other, second, chosen);
  await expect(other).toHaveURL(/\/center\//);
  await page.reload();
  await expect(rowOf(page, name).getByText('启用', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: `变更手机号${name}` }).click();
  await changeMobile(page, name, third, '提交变更');
  await expect(rowOf(page, name)).toContainText(`变更为 ${masked(third)}，待本人确认`);
  await other.goto('/center/crm/user');
  await expect(other.getByText(`申请将您的登录手机号变更为 ${masked(third)}`)).toBeVisible();
  await expectAccessible(other);
  await other.getByRole('button', { name: `拒绝变更为 ${masked(third)}` }).click();
  await other.getByRole('dialog').getByRole('button', { name: '拒绝' }).click();
  await expect(other.getByText('申请将您的登录手机号变更为')).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, name)).toContainText(masked(second));
  await expect(rowOf(page, name)).not.toContainText('待本人确认');

  await resetPassword(page, name);
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await afterAMinute(other);
  await logIn(other, second, await newestCode(other, second));
  await expect(other.getByText('首次登录请修改初始密码')).toBeVisible();
  await other.context().close();
});

test('what somebody is told by SMS is chosen by occasion, and stays chosen', async ({ page }) => {
  const name = '韩志强';
  await openPeople(page, administrator, `?keyword=${name}`);
  const dialog = page.getByRole('dialog', { name: `“${name}”的短信通知` });
  const occasion = dialog.getByRole('checkbox').first();
  await chooseFromRow(page, name, '短信通知');
  const before = await occasion.isChecked();
  await occasion.setChecked(!before);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await chooseFromRow(page, name, '短信通知');
  await expect(occasion).toBeChecked({ checked: !before });
});
