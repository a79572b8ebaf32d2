import { readFile } from 'node:fs/promises';
import { expectAccessible } from '../../../support/accessible';
import { holdBack } from '../../../support/hold-back';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { chooseFromRow } from '../../../support/row-menu';
import { askApi } from '../../../support/session';
import { freshPhone, importDialog, importPeople, openPeople, peopleList, rowOf, search, table } from './people-page';

const administrator = '13800000001';
const clerk = { phone: '13900000012', name: '曹子涵' };

/** E101 to E111 of the specification. It has no E104. */
const roles = [
  '管理员',
  '经办',
  '复核',
  '查询',
  '财务复核',
  '放款复审',
  '财务付款',
  '财务管理',
  '风控初审',
  '风控复审',
];

test('[S51] search, filters and pages stand in the address, and come back with it', async ({ page }) => {
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

test('[S233][S234][S235][S236][S237][S238][S239][S240][S241][S242][S333] a person is added, warned about, edited and removed', async ({
  page,
}) => {
  await openPeople(page, administrator);
  await page.getByRole('button', { name: '新增人员' }).click();
  const panel = page.getByRole('dialog', { name: '新增人员' });
  await panel.getByLabel('手机号').fill('12');
  await panel.getByRole('button', { name: '确认新增' }).click();
  for (const text of ['请输入姓名', '请检查手机号数据完整性！', '请选择角色'])
    await expect(panel.getByText(text)).toBeVisible();

  await expect(panel.getByRole('group', { name: '角色' }).getByRole('checkbox')).toHaveCount(roles.length);
  for (const role of roles) await expect(panel.getByRole('checkbox', { name: role, exact: true })).toBeVisible();

  const phone = freshPhone();
  const name = '测试甲';
  await panel.getByLabel('姓名').fill(name);
  await panel.getByLabel('手机号').fill('13800000009');
  await panel.getByRole('checkbox', { name: '经办' }).check();
  await panel.getByRole('checkbox', { name: '复核', exact: true }).check();
  await expect(panel.getByText(/经办与复核由同一人担任/)).toBeVisible();
  await expectAccessible(page);
  await panel.getByRole('checkbox', { name: '复核', exact: true }).uncheck();
  await panel.getByRole('button', { name: '确认新增' }).click();
  await expect(panel.getByText('该手机号已是本企业人员')).toBeVisible();
  await expect(panel.getByLabel('姓名')).toHaveValue(name);

  await panel.getByLabel('手机号').fill(phone);
  await panel.getByRole('button', { name: '确认新增' }).click();
  await expect(page.getByText('操作成功！')).toBeVisible();
  await expect(rowOf(page, name).getByText('经办')).toBeVisible();
  await expect(rowOf(page, name).getByText('待激活')).toBeVisible();

  await page.getByRole('button', { name: `编辑${name}` }).click();
  const edit = page.getByRole('dialog', { name: `编辑“${name}”` });
  await edit.getByRole('checkbox', { name: '查询' }).check();
  const letGo = await holdBack(page, '**/employee/edit');
  await edit.getByRole('button', { name: '保存' }).click();
  const overlay = page.getByRole('status').filter({ hasText: '正在加载中......' });
  await expect(overlay).toBeVisible();
  letGo();
  await expect(edit).toBeHidden();
  await expect(overlay).toHaveCount(0);
  await expect(rowOf(page, name).getByText('查询')).toBeVisible();

  await chooseFromRow(page, name, '撤回邀请');
  await expect(page.getByText(`撤回后该人员不能再接受邀请，确定撤回对“${name}”的邀请？`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '撤回邀请' }).click();
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('who is disabled is out at once, in another browser, and can come back when enabled', async ({
  page,
  browser,
}) => {
  test.slow();
  const { phone, name } = clerk;
  const other = await (await browser.newContext()).newPage();
  await other.clock.install();
  await openPeople(other, phone);
  await openPeople(page, administrator, `?keyword=${name}`);
  await chooseFromRow(page, name, '停用');
  await expect(page.getByText(`停用后该人员将立即退出登录且无法访问本企业，确定停用“${name}”？`)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('button', { name: `启用${name}` })).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/login/);

  await page.getByRole('button', { name: `启用${name}` }).click();
  await expect(rowOf(page, name).getByText('启用', { exact: true })).toBeVisible();
  // A browser may ask for one code a minute.
  await other.clock.fastForward('01:00');
  await openPeople(other, phone);
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
  await expect(table(page).getByRole('cell').getByRole('button')).toHaveCount(0);
  for (const name of ['新增人员', '导入']) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: '变更管理员' })).toHaveCount(0);
  await expectAccessible(page);
  const refused = await askApi(page, '/web/portal/api/employee/remove', { employeeCode: 'E1' });
  expect(refused).toMatchObject({ ok: false, status: '443' });
});

test('export and import: the file of what is filtered, and a report by row', async ({ page }) => {
  await openPeople(page, administrator, '?employeeRole=E109');
  await expect(rowOf(page, '蒋丽华')).toBeVisible();
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出' }).click(),
  ]);
  expect(exported.suggestedFilename()).toMatch(/^人员列表-\d{4}-\d\d-\d\d\.csv$/);
  const [titles = '', ...lines] = (await readFile(await exported.path(), 'utf8'))
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n');
  // The file equals the page: the same columns, and the same words in each row.
  const shown = await table(page).getByRole('columnheader').allInnerTexts();
  expect(titles.split(',')).toEqual(shown.filter((title) => title !== '' && title !== '操作'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines)
    for (const cell of line.split(','))
      await expect(table(page).getByRole('cell').filter({ hasText: cell }).first()).toBeVisible();

  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = importDialog(page);
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '下载模板' }).click(),
  ]);
  expect(template.suggestedFilename()).toBe('人员导入模板.csv');
  await dialog.getByRole('button', { name: '开始导入' }).click();
  await expect(dialog.getByText('请选择填写好的文件')).toBeVisible();
  await importPeople(page, [`导入甲,${freshPhone()},,经办,SCM`, '导入乙,123,,经办,']);
  await expect(dialog.getByText('成功邀请 1 人，失败 1 行')).toBeVisible();
  await expect(dialog.getByRole('table').getByRole('row')).toHaveText(['行号姓名结果说明', /^3导入乙失败/]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '完成' }).click();
  await expect(dialog).toBeHidden();
});

test('nobody else, nobody found, not loaded: each says what it is and what to do', { tag: '@deep' }, async ({
  page,
}) => {
  await openPeople(page, '13800000008');
  await expect(page.getByText('还没有其他人员')).toBeVisible();
  await search(page, '查无此人');
  await expect(page.getByText('未找到匹配人员')).toBeVisible();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(rowOf(page, '赵志刚')).toBeVisible();

  await page.route('**/employee/list', (route) => route.fulfill({ status: 500, body: '' }));
  await search(page, '赵');
  await expect(page.getByText('加载失败，请重试')).toBeVisible();
  await page.unroute('**/employee/list');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(rowOf(page, '赵志刚')).toBeVisible();

  const letGo = await holdBack(page, '**/employee/list');
  await page.reload();
  await expect(page.getByRole('status', { name: '加载中' })).toBeVisible();
  letGo();
  await expect(rowOf(page, '赵志刚')).toBeVisible();
});

test('another company in the middle of the page: its people, and what one may do there', { tag: '@deep' }, async ({
  page,
}) => {
  const own = '江南纺织集团股份有限公司';
  const other = '华东精工制造有限公司';
  await logIn(page, '13800000002');
  await page.getByRole('button', { name: new RegExp(own) }).click();
  await expect(page.getByRole('button', { name: `当前企业：${own}，切换企业` })).toBeVisible();
  await page.goto(peopleList);
  await expect(rowOf(page, '褚文清')).toBeVisible();
  await page.getByRole('button', { name: '新增人员' }).first().click();
  await page.getByRole('dialog', { name: '新增人员' }).getByRole('button', { name: '取消' }).click();

  await page.getByRole('button', { name: `当前企业：${own}，切换企业` }).click();
  await page.getByRole('menuitem', { name: other }).click();
  await expect(page.getByText(`已切换到${other}`)).toBeVisible();
  await expect(table(page).getByRole('row')).toHaveCount(11);
  await expect(rowOf(page, '褚文清')).toHaveCount(0);
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

test('on a phone, people are cards', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openPeople(page, administrator);
  await expect(page.getByRole('list', { name: '人员列表' }).getByRole('listitem').first()).toBeVisible();
  await expect(table(page)).toHaveCount(0);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wider).toBe(false);
  await expectAccessible(page);
});
