import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { holdBack } from '../../../support/hold-back';
import { logIn } from '../../../support/log-in';
import { codeSentBy } from '../../../support/sent-code';
import { askApi } from '../../../support/session';
import { disabledName, sparePeople } from '../../../support/spare-people';
import { freshPhone, importDialog, importPeople, openPeople, peopleList, rowOf, search, table } from './people-page';

const administrator = '13800000001';

const smsDialog = (page: Page) => page.getByRole('dialog', { name: '短信确认' });

async function askForCode(page: Page): Promise<string> {
  const ask = smsDialog(page).getByRole('button', { name: /获取验证码/ });
  return codeSentBy(page, administrator, () => ask.click());
}

async function confirmBySms(page: Page, button: string, code: string): Promise<void> {
  const dialog = smsDialog(page);
  await dialog.getByLabel('短信验证码').fill(code);
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toBeHidden();
}

test('search, filters and pages stand in the address, and come back with it', async ({ page }) => {
  await openPeople(page, administrator);
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: '下一页' }).click();
  await expect(page).toHaveURL(/page=2/);
  await search(page, '杨海燕');
  await expect(page).toHaveURL(/keyword=/);
  await expect(table(page).getByRole('row')).toHaveCount(2);
  await page.reload();
  await expect(rowOf(page, '杨海燕')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('navigation', { name: '账户中心' }).getByRole('link', { name: '邀请企业' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '邀请企业' })).toBeVisible();
  await page.getByRole('navigation', { name: '账户中心' }).getByRole('link', { name: '人员管理' }).click();
  await expect(page.getByLabel('姓名/手机号')).toHaveValue('杨海燕');
  await expect(rowOf(page, '杨海燕')).toBeVisible();
});

test('a person is added, warned about, edited and removed', async ({ page }) => {
  await openPeople(page, administrator);
  await page.getByRole('button', { name: '新增人员' }).click();
  const panel = page.getByRole('dialog', { name: '新增人员' });
  await panel.getByLabel('手机号').fill('12');
  await panel.getByRole('button', { name: '下一步' }).click();
  for (const text of ['请输入姓名', '请检查手机号数据完整性！', '请选择角色'])
    await expect(panel.getByText(text)).toBeVisible();

  const phone = freshPhone();
  const name = `测试${phone.slice(-6)}`;
  await panel.getByLabel('姓名').fill(name);
  await panel.getByLabel('手机号').fill('13800000009');
  await panel.getByRole('checkbox', { name: '经办' }).check();
  await panel.getByRole('checkbox', { name: '复核', exact: true }).check();
  await expect(panel.getByText(/经办与复核由同一人担任/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('checkbox', { name: '复核', exact: true }).uncheck();
  await panel.getByRole('button', { name: '下一步' }).click();
  const code = await askForCode(page);
  await confirmBySms(page, '确认新增', code);
  await expect(panel.getByText('该手机号已是本企业人员')).toBeVisible();
  await expect(panel.getByLabel('姓名')).toHaveValue(name);

  // The code was not used up by what did not happen.
  await panel.getByLabel('手机号').fill(phone);
  await panel.getByRole('button', { name: '下一步' }).click();
  await confirmBySms(page, '确认新增', code);
  await expect(page.getByText('操作成功！')).toBeVisible();
  await expect(rowOf(page, name).getByText('经办')).toBeVisible();

  await page.getByRole('button', { name: `编辑${name}` }).click();
  const edit = page.getByRole('dialog', { name: `编辑“${name}”` });
  await edit.getByRole('checkbox', { name: '查询' }).check();
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(edit).toBeHidden();
  await expect(rowOf(page, name).getByText('查询')).toBeVisible();

  await page.getByRole('button', { name: `更多${name}的操作` }).click();
  await page.getByRole('menuitem', { name: '移除' }).click();
  await expect(page.getByText(`移除后该人员将立即退出登录且不再属于本企业，确定移除“${name}”？`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('who is disabled is out at once, in another browser, and can come back when enabled', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = disabledName;
  const other = await (await browser.newContext()).newPage();
  await openPeople(other, sparePeople.disabled);
  await openPeople(page, administrator, `?keyword=${name}`);
  await page.getByRole('button', { name: `停用${name}` }).click();
  await expect(page.getByText(`停用后该人员将立即退出登录且无法访问本企业，确定停用“${name}”？`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(rowOf(page, name).getByText('停用', { exact: true })).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/login/);

  await page.getByRole('button', { name: `启用${name}` }).click();
  await expect(rowOf(page, name).getByText('启用', { exact: true })).toBeVisible();
  await openPeople(other, sparePeople.disabled);
  await other.context().close();
});

test('the administrator cannot be disabled or removed', async ({ page }) => {
  await openPeople(page, administrator, '?keyword=陈立群');
  await expect(rowOf(page, '陈立群').getByText('企业管理员')).toBeVisible();
  await expect(rowOf(page, '陈立群').getByRole('button')).toHaveText(['编辑', '短信通知']);
});

test('who may only query sees no way to write, and the server refuses one', async ({ page }) => {
  await openPeople(page, '13800000009');
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await expect(table(page).getByRole('button')).toHaveCount(0);
  for (const name of ['新增人员', '导入']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '变更管理员' })).toHaveCount(0);
  await expectAccessible(page);
  const refused = await askApi(page, '/web/portal/api/employee/remove', { employeeCode: 'E1' });
  expect(refused).toMatchObject({ ok: false, status: '403' });
});

test('export and import: the file of what is filtered, and a report by row', async ({ page }) => {
  await openPeople(page, administrator, '?employeeRole=E109');
  await expect(rowOf(page, '蒋财务')).toBeVisible();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  expect(exported.suggestedFilename()).toBe('人员.csv');

  await page.getByRole('button', { name: '导入' }).click();
  const dialog = importDialog(page);
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载模板' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('人员导入模板.csv');
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await expect(dialog.getByText('请选择填写好的文件')).toBeVisible();
  await importPeople(page, [`导入甲,${freshPhone()},,经办,SCM`, '导入乙,123,,经办,']);
  await expect(dialog.getByText('成功导入 1 人，失败 1 行')).toBeVisible();
  await expect(dialog.getByRole('table').getByRole('row')).toHaveText(['行号姓名结果说明', /^3导入乙失败/]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toBeHidden();
});

test('nobody else, nobody found, not loaded: each says what it is and what to do', async ({ page }) => {
  await openPeople(page, '13800000008');
  await expect(page.getByText('还没有其他人员')).toBeVisible();
  await search(page, '查无此人');
  await expect(page.getByText('未找到匹配人员')).toBeVisible();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(rowOf(page, '赵工程')).toBeVisible();

  await page.route('**/employee/list', (route) => route.fulfill({ status: 500, body: '' }));
  await search(page, '赵');
  await expect(page.getByText('加载失败，请重试')).toBeVisible();
  await page.unroute('**/employee/list');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(rowOf(page, '赵工程')).toBeVisible();

  const letGo = await holdBack(page, '**/employee/list');
  await page.reload();
  await expect(page.getByRole('status', { name: '加载中' })).toBeVisible();
  letGo();
  await expect(rowOf(page, '赵工程')).toBeVisible();
});

test('another company in the middle of the page: its people, and what one may do there', async ({ page }) => {
  const own = '江南纺织集团股份有限公司';
  const other = '华东精工制造有限公司';
  await logIn(page, '13800000002');
  await page.getByRole('button', { name: new RegExp(own) }).click();
  await expect(page.getByRole('button', { name: `当前企业：${own}，切换企业` })).toBeVisible();
  await page.goto(peopleList);
  await expect(rowOf(page, '褚单一')).toBeVisible();
  await page.getByRole('button', { name: '新增人员' }).first().click();
  await page.getByRole('dialog', { name: '新增人员' }).getByRole('button', { name: '取消' }).click();

  await page.getByRole('button', { name: `当前企业：${own}，切换企业` }).click();
  await page.getByRole('menuitem', { name: other }).click();
  await expect(page.getByText(`已切换到${other}`)).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await expect(rowOf(page, '褚单一')).toHaveCount(0);
  await expect(page.getByRole('button', { name: '新增人员' })).toHaveCount(0);
});

test('by keyboard alone', async ({ page }) => {
  await openPeople(page, administrator);
  const add = page.getByRole('button', { name: '新增人员' });
  await add.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '新增人员' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(add).toBeFocused();
});

test('on a phone, people are cards', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPeople(page, administrator);
  await expect(page.getByRole('list', { name: '人员列表' }).getByRole('listitem').first()).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider).toBe(false);
  await expectAccessible(page);
});
