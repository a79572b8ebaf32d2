import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../../../support/log-in';
import { newestCode } from '../../../support/sent-code';
import { freshPhone, importDialog, importPeople, openPeople, rowOf } from './people-page';

const administrator = '13800000001';
const chosen = 'Portal@2027x';

/** A browser asks for one code a minute. */
const afterAMinute = (page: Page) => page.clock.fastForward('01:00');

async function act(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole('button', { name: `更多${name}的操作` }).click();
  await page.getByRole('menuitem', { name: label }).click();
}

async function changeMobile(page: Page, name: string, to: string): Promise<void> {
  await act(page, name, '变更手机号');
  const dialog = page.getByRole('dialog', { name: `变更“${name}”的手机号` });
  const field = dialog.getByLabel('新手机号');
  await field.fill('138000');
  await dialog.getByRole('button', { name: '确认变更' }).click();
  await expect(dialog.getByText('请检查手机号数据完整性！')).toBeVisible();
  await field.fill(administrator);
  await dialog.getByRole('button', { name: '确认变更' }).click();
  await expect(dialog.getByText('该手机号已被使用')).toBeVisible();
  await expect(field).toHaveValue(administrator);
  await field.fill(to);
  await dialog.getByRole('button', { name: '确认变更' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, name)).toContainText(`${to.slice(0, 3)}****${to.slice(7)}`);
}

async function resetPassword(page: Page, name: string): Promise<void> {
  await act(page, name, '重置密码');
  const question = page.getByRole('dialog', { name: `重置“${name}”的登录密码` });
  const done = page.waitForResponse('**/employee/resetPwd');
  await question.getByRole('button', { name: '重置密码' }).click();
  expect((await (await done).json()).ok).toBe(true);
}

/** The first password that was sent lets in only to choose another. */
async function chooseFirstPassword(page: Page, phone: string): Promise<void> {
  const sent = await newestCode(page, phone);
  await logIn(page, phone, sent);
  await expect(page.getByText('首次登录请修改初始密码')).toBeVisible();
  await page.getByLabel('原密码', { exact: true }).fill(sent);
  await page.getByLabel('新密码', { exact: true }).fill(chosen);
  await page.getByLabel('确认新密码', { exact: true }).fill(chosen);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('修改成功，回到登录页面')).toBeVisible();
  await reloaded;
}

test('a new number, a reset password: the person is out, and back in by what was sent', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const [first, second] = [freshPhone(), freshPhone()];
  const name = `登录${first.slice(-6)}`;
  await openPeople(page, administrator);
  await page.getByRole('button', { name: '导入' }).click();
  await importPeople(page, [`${name},${first},,查询,`]);
  await importDialog(page).getByRole('button', { name: '完成' }).click();
  await page.goto(`/center/crm/employee/list?keyword=${name}`);

  const other = await (await browser.newContext()).newPage();
  await other.clock.install();
  await other.goto('/login');
  await chooseFirstPassword(other, first);
  await afterAMinute(other);
  await logIn(other, first, chosen);
  await expect(other).toHaveURL(/\/center\//);

  await changeMobile(page, name, second);
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await afterAMinute(other);
  await logIn(other, second, chosen);
  await expect(other).toHaveURL(/\/center\//);

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
  await act(page, name, '短信通知');
  const before = await occasion.isChecked();
  await occasion.setChecked(!before);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await act(page, name, '短信通知');
  await expect(occasion).toBeChecked({ checked: !before });
  // As it was, for whoever looks next.
  await occasion.setChecked(before);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toBeHidden();
});
