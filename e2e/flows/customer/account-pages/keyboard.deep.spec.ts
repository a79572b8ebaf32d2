import type { Page } from '@playwright/test';
import { enter } from '../../../support/enter';
import { byKeyboard } from '../../../support/keyboard';
import { expect, test } from '../../../support/own-tenant';
import { rowMenu } from '../../../support/row-menu';
import { codeSentBy } from '../../../support/sent-code';

test.describe.configure({ timeout: 180_000 });

const root = '13800000001';

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('every page of the account centre by keyboard alone', async ({ page, tenant }) => {
  const keys = byKeyboard(page);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const entry = (name: string) => page.getByRole('navigation', { name: '账户中心' }).getByRole('link', { name });
  const bySidebar = async (name: string) => {
    await keys.goTo(entry(name));
    await keys.press('Enter');
    await expect(heading(name)).toBeFocused();
  };

  await enter(page, root, '/center/product/product');

  await test.step('账户信息, by the menu of the header', async () => {
    const avatar = button(page, /^账户菜单：/);
    await keys.goTo(avatar);
    await keys.open(page.getByRole('menu'), 'ArrowDown');
    await keys.press('End', 'Home');
    await expect(page.getByRole('menuitem', { name: '账户管理' })).toBeFocused();
    await keys.press('Enter');
    await expect(heading('账户信息')).toBeFocused();
    await expect(page.getByRole('table', { name: '账户列表' })).toBeVisible();

    const opener = button(page, '添加账户');
    await keys.goTo(opener);
    const panel = dialog(page, '添加账户');
    await keys.open(panel);
    await keys.close(panel, opener);
    await keys.open(panel);
    const number = panel.getByLabel('银行账号', { exact: true });
    await keys.goTo(number);
    await keys.type('6222');
    const question = dialog(page, '放弃已填写的账户信息？');
    await keys.open(question, 'Escape');
    await keys.close(question, number);
    await expect(number).toHaveValue('6222');
    await keys.open(question, 'Escape');
    await keys.goTo(question.getByRole('button', { name: '放弃' }));
    await keys.press('Enter');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await keys.open(panel);
    await keys.goTo(panel.getByRole('button', { name: '取消' }));
    await keys.close(panel, opener, 'Enter');

    await keys.goTo(page.getByLabel('验证状态'));
    await keys.press('ArrowDown');
    await expect(page.locator('.ant-select-item-option').first()).toBeVisible();
    await keys.press('ArrowDown', 'Escape');
    // While it is open, Tab would choose.
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    const columns = button(page, '列设置');
    await keys.goTo(columns);
    await keys.press('Enter');
    const setting = page.getByRole('group', { name: '显示的列' });
    await expect(setting).toBeVisible();
    await keys.press('Tab');
    await expect(setting.locator(':focus')).toHaveCount(1);
    await keys.close(setting, columns);

    const reveal = button(page, /查看.*5702/).first();
    await keys.goTo(reveal);
    await keys.open(page.getByRole('dialog'));
    await keys.close(page.getByRole('dialog'), reveal);
    const transfer = button(page, '发起打款尾号 1846 的账户');
    await keys.goTo(transfer);
    await keys.open(dialog(page, '账户验证'), 'Space');
    await keys.close(dialog(page, '账户验证'), transfer);
    const more = rowMenu(page, '尾号 1846 的账户');
    await keys.goTo(more);
    await keys.open(page.getByRole('menu'));
    await keys.press('End');
    await keys.open(page.getByRole('dialog'));
    await keys.close(page.getByRole('dialog'), more);
  });

  await test.step('变更账户, by its row', async () => {
    await keys.goTo(button(page, /^变更尾号/).first());
    await keys.press('Enter');
    await expect(heading('变更账户')).toBeFocused();
    const reason = page.getByLabel('变更原因');
    await keys.goTo(reason);
    await keys.type('开户银行调整');
    const leave = page.getByRole('link', { name: '取消' });
    await keys.goTo(leave);
    const question = dialog(page, '离开前要保存吗？');
    await keys.open(question);
    await keys.close(question, leave);
    await keys.open(question);
    await keys.goTo(question.getByRole('button', { name: '放弃并离开' }));
    await keys.press('Enter');
    await expect(heading('账户信息')).toBeFocused();
  });

  await test.step('人员管理', async () => {
    await bySidebar('人员管理');
    const opener = button(page, '新增人员');
    await keys.goTo(opener);
    const panel = dialog(page, '新增人员');
    await keys.open(panel);
    await keys.goTo(panel.getByLabel('姓名'));
    await keys.type('田');
    const question = dialog(page, '放弃未保存的内容？');
    await keys.open(question, 'Escape');
    await keys.goTo(question.getByRole('button', { name: '放弃' }));
    await keys.press('Enter');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    const files = page.getByRole('button', { name: '导入', exact: true });
    await keys.goTo(files);
    await keys.open(dialog(page, '导入人员'));
    await keys.close(dialog(page, '导入人员'), files);

    const more = button(page, '更多章海燕的操作');
    await keys.goTo(more);
    await keys.open(page.getByRole('menu'), 'ArrowDown');
    await keys.press('End');
    await expect(page.getByRole('menuitem', { name: '移除' })).toBeFocused();
    await keys.close(page.getByRole('menu'), more);
    await keys.open(page.getByRole('menu'), 'Enter');
    await keys.press('End', 'Enter');
    const removal = dialog(page, /移除/);
    await expect(removal.locator(':focus')).toHaveCount(1);
    await keys.close(removal, more);
  });

  await test.step('变更管理员', async () => {
    await keys.goTo(page.getByRole('link', { name: '变更管理员' }));
    await keys.press('Enter');
    await expect(heading('变更管理员')).toBeFocused();
    await keys.goTo(page.getByRole('radio', { name: '短信验证码' }));
    await keys.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '法定代表人身份核验' })).toBeChecked();
    await keys.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: '短信验证码' })).toBeFocused();
    await keys.goTo(button(page, /获取验证码/));
    const code = await codeSentBy(page, root, () => keys.press('Enter'));
    await keys.goTo(page.getByRole('textbox', { name: '短信验证码' }));
    await keys.type(code);
    await keys.press('Enter');
    await expect(page.getByRole('region', { name: '变更申请' })).toBeFocused();
    await keys.goTo(page.getByRole('radio', { name: '现有人员' }));

    const crumb = page.getByRole('navigation', { name: '面包屑' }).getByRole('link', { name: '人员管理' });
    await keys.goTo(crumb);
    const question = dialog(page, '离开前要保存吗？');
    await keys.open(question);
    await keys.goTo(question.getByRole('button', { name: '放弃并离开' }));
    await keys.press('Enter');
    await expect(heading('人员管理')).toBeFocused();
  });

  await test.step('企业信息, its tabs and a change', async () => {
    await bySidebar('企业信息');
    const change = page.getByRole('link', { name: '变更信息' });
    await keys.goTo(change);
    await keys.press('Enter');
    await expect(heading('变更企业信息')).toBeFocused();
    await keys.goTo(page.getByLabel('企业名称'));
    await keys.goTo(page.getByRole('link', { name: '取消' }));
    await keys.press('Enter');
    await expect(heading('企业信息')).toBeFocused();

    const tab = (name: string) => page.getByRole('tab', { name });
    await keys.goTo(tab('基本信息'));
    await keys.press('ArrowRight', 'ArrowRight', 'Enter');
    await expect(tab('证照资料')).toHaveAttribute('aria-selected', 'true');
    await expect(page).toHaveURL(/\?tab=papers$/);
    await expect(tab('证照资料')).toBeFocused();
    const preview = button(page, /预览.*营业执照/);
    await keys.goTo(preview);
    await keys.open(page.getByRole('dialog'));
    await keys.close(page.getByRole('dialog'), preview);
    await keys.goTo(tab('证照资料'));
    await keys.press('End', 'Enter');
    await expect(tab('变更记录')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('变更详情', async () => {
    await keys.goTo(page.locator(`a[href*="${tenant.codeOf('H', 'REVIEWING')}"]`));
    await keys.press('Enter');
    await expect(heading('账户变更申请')).toBeFocused();
    await keys.goTo(button(page, '打印'));
    const preview = button(page, /预览/);
    await keys.goTo(preview);
    await keys.open(page.getByRole('dialog'));
    await keys.close(page.getByRole('dialog'), preview);
  });

  await test.step('协议管理', async () => {
    await bySidebar('协议管理');
    const sign = button(page, /^去签署/).first();
    await keys.goTo(sign);
    await keys.open(dialog(page, /^签署《/));
    await keys.close(dialog(page, /^签署《/), sign);
    const check = page.getByRole('checkbox', { name: /票据服务协议/ });
    await keys.goTo(check);
    await keys.press('Space');
    await expect(check).toBeChecked();
    await keys.press('Space');
    const signature = button(page, /^验签信息/).first();
    await keys.goTo(signature);
    await keys.open(page.getByRole('dialog'));
    await keys.close(page.getByRole('dialog'), signature);
  });

  await test.step('个人信息', async () => {
    await bySidebar('个人信息');
    for (const [opener, name] of [
      ['更换头像', '更换头像'],
      ['修改手机号', '修改手机号'],
      ['修改邮箱', '修改邮箱'],
    ] as const) {
      await keys.goTo(button(page, opener));
      await keys.open(dialog(page, name));
      await keys.close(dialog(page, name), button(page, opener));
      await keys.open(dialog(page, name));
      await keys.goTo(dialog(page, name).getByRole('button', { name: '取消' }));
      await keys.close(dialog(page, name), button(page, opener), 'Enter');
    }
  });

  await test.step('邀请企业', async () => {
    await bySidebar('邀请企业');
    const opener = button(page, '发送邀请');
    await keys.goTo(opener);
    const panel = dialog(page, '发送邀请');
    await keys.open(panel);
    await keys.goTo(panel.getByLabel('企业名称'));
    await keys.type('宁波');
    const question = dialog(page, '放弃未发送的邀请？');
    await keys.open(question, 'Escape');
    await keys.close(question, panel.getByLabel('企业名称'));
    await keys.goTo(panel.getByRole('button', { name: '取消' }));
    await keys.open(question);
    await keys.goTo(question.getByRole('button', { name: '放弃' }));
    await keys.press('Enter');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    const shown = button(page, /^查看邀请/).first();
    await keys.goTo(shown);
    await keys.open(dialog(page, '查看邀请'));
    await keys.close(dialog(page, '查看邀请'), shown);
  });
});
