import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf, refuse, refuseUnproven, saveFile } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { chooseFromRow } from '@portal/shared/testing/row-menu';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { permit, person, root } from '../../testing/people';
import { signIn } from '../../testing/signed-in';
import { Component } from './page';

// These tests go through whole forms: on a busy machine each takes long.
jest.setTimeout(180_000);
// A visibility check of every element's style takes most of the time, and nothing here is hidden.
configure({ defaultHidden: true });

const people = [root, person(), person({ employeeCode: 'E0003', userName: '钱静怡', status: '2' })];

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetCalls();
  signIn();
  answer('employeeList', { total: people.length, rows: people });
  answer('productsByPermitStatus', [permit]);
  answer('employeeJoinList', { total: 0, rows: [] });
});
afterEach(cleanup);

const open = (address = '/center/crm/employee/list') => renderAt(address, <Component />);
const rowOf = async (name: string) => {
  const cell = await screen.findByText(name);
  return within(cell.closest('tr') as HTMLElement);
};
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('the list', () => {
  test('shows roles, products and states in words, and asks for one page with the filters of the address', async () => {
    open('/center/crm/employee/list?keyword=周&status=1&employeeRole=E999');
    const row = await rowOf('周雅文');
    for (const text of ['138****0002', '经办', '启用', '2026-11-20 10:00']) expect(row.getByText(text)).toBeTruthy();
    expect(await row.findByText('供应链金融')).toBeTruthy();
    expect(inputsOf('employeeList')[0]?.body).toEqual({ pageNum: 1, pageSize: 10, keyword: '周', status: '1' });
  });

  test('the administrator can neither be disabled nor removed; somebody disabled can be enabled', async () => {
    open();
    const ofRoot = await rowOf('陈立群');
    expect(ofRoot.getAllByRole('button').map((button) => button.textContent)).toEqual(['编辑', '短信通知']);
    const ofDisabled = await rowOf('钱静怡');
    expect(ofDisabled.getByRole('button', { name: '启用钱静怡' })).toBeTruthy();
  });

  test('who may only read sees the rows and nothing to do', async () => {
    signIn({ roles: ['E105'] });
    open();
    const row = await rowOf('周雅文');
    expect(row.queryAllByRole('button')).toEqual([]);
    for (const name of ['新增人员', '导入', '变更管理员']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.getByRole('button', { name: '导出' })).toBeTruthy();
    expect(inputsOf('employeeJoinList')).toEqual([]);
  });

  test('nobody but oneself: says so, and offers to add somebody', async () => {
    answer('employeeList', { total: 1, rows: [root] });
    open();
    expect(await screen.findByText('还没有其他人员')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '新增人员' })).toHaveLength(2);
  });

  test('the export is the server’s, of what the filters let through', async () => {
    answer('employeeExport', new Blob(['姓名']));
    open('/center/crm/employee/list?status=2');
    await rowOf('周雅文');
    const onScreen = [
      'userName',
      'mobile',
      'email',
      'employeeRole',
      'productCodes',
      'status',
      'lastLoginTime',
      'createTime',
    ];
    click('导出');
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
    expect(inputsOf('employeeExport')[0]?.body).toEqual({ status: '2', columns: onScreen });
  });
});

describe('disabling', () => {
  test('says what follows and for whom, then does it and asks for the list anew', async () => {
    answer('employeeDisable', null);
    open();
    await chooseFromRow('周雅文', '停用');
    expect(await screen.findByText('停用后该人员将立即退出登录且无法访问本企业，确定停用“周雅文”？')).toBeTruthy();
    const asked = inputsOf('employeeList').length;
    click('停用');
    await waitFor(() => expect(inputsOf('employeeDisable')).toEqual([{ body: { employeeCode: 'E0002' } }]));
    await waitFor(() => expect(inputsOf('employeeList').length).toBeGreaterThan(asked));
  });

  test('thought better of: nothing happens', async () => {
    open();
    await chooseFromRow('周雅文', '停用');
    fireEvent.click(await screen.findByRole('button', { name: '取消' }));
    expect(inputsOf('employeeDisable')).toEqual([]);
  });
});

describe('adding', () => {
  async function fillIn() {
    click('新增人员');
    const panel = within(await screen.findByRole('dialog'));
    fireEvent.change(panel.getByLabelText('姓名'), { target: { value: '张三' } });
    fireEvent.change(panel.getByLabelText('手机号'), { target: { value: '13712345678' } });
    fireEvent.click(panel.getByRole('checkbox', { name: '经办' }));
    return panel;
  }

  test('what is missing or wrong is said at its field', async () => {
    open();
    await rowOf('周雅文');
    click('新增人员');
    const panel = within(await screen.findByRole('dialog'));
    fireEvent.change(panel.getByLabelText('手机号'), { target: { value: '12' } });
    fireEvent.change(panel.getByLabelText('邮箱'), { target: { value: 'nobody' } });
    click('确认新增');
    for (const text of ['请输入姓名', '请检查手机号数据完整性！', '请输入正确的邮箱地址', '请选择角色'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByLabelText('短信验证码')).toBeNull();
  });

  test('entering and reviewing in one hand is warned of', async () => {
    open();
    await rowOf('周雅文');
    const panel = await fillIn();
    expect(screen.queryByText(/经办与复核由同一人担任/)).toBeNull();
    fireEvent.click(panel.getByRole('checkbox', { name: '复核' }));
    expect(await screen.findByText(/经办与复核由同一人担任/)).toBeTruthy();
  });

  test('the person is added, with nothing but the form: who adds them is for the host to ask', async () => {
    answer('employeeAdd', person());
    open();
    await rowOf('周雅文');
    await fillIn();
    click('确认新增');
    await waitFor(() => expect(inputsOf('employeeAdd')).toHaveLength(1));
    expect(inputsOf('employeeAdd')[0]?.body).toMatchObject({
      userName: '张三',
      mobile: '13712345678',
      employeeRole: ['E102'],
    });
    expect(inputsOf('employeeAdd')[0]?.body).not.toHaveProperty('code');
  });

  test('whoever does not prove who they are keeps the form as it was, and is told nothing', async () => {
    refuseUnproven('employeeAdd');
    open();
    await rowOf('周雅文');
    const panel = await fillIn();
    click('确认新增');
    await waitFor(() => expect(inputsOf('employeeAdd')).toHaveLength(1));
    await waitFor(() => expect(panel.getByRole('button', { name: '确认新增' }).className).not.toContain('loading'));
    expect((panel.getByLabelText('姓名') as HTMLInputElement).value).toBe('张三');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a number that is here already: said at its field, and all typed stays', async () => {
    refuse('employeeAdd', '该手机号已是本企业人员', { fields: { mobile: '该手机号已是本企业人员' } });
    open();
    await rowOf('周雅文');
    const panel = await fillIn();
    click('确认新增');
    expect(await panel.findByText('该手机号已是本企业人员')).toBeTruthy();
    expect((panel.getByLabelText('姓名') as HTMLInputElement).value).toBe('张三');
  });
});

describe('importing', () => {
  const file = new File(['姓名,手机号'], '人员.csv', { type: 'text/csv' });

  test('reports each row by its line, the failed ones first', async () => {
    answer('employeeImport', {
      added: 1,
      failed: 1,
      rows: [
        { line: 2, userName: '张三', ok: true, msg: '已邀请' },
        { line: 3, userName: '李四', ok: false, msg: '角色“老板”不存在' },
      ],
    });
    open();
    await rowOf('周雅文');
    click('导入');
    await userEvent.upload(await screen.findByLabelText('选择人员文件'), file);
    await screen.findByText('人员.csv');
    expect(inputsOf('employeeImport')).toEqual([]);
    click('开始导入');
    expect(await screen.findByText('成功邀请 1 人，失败 1 行')).toBeTruthy();
    const table = within(screen.getByRole('table', { name: '导入结果' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      '行号姓名结果说明',
      '3李四失败角色“老板”不存在',
    ]);
    fireEvent.click(screen.getByRole('checkbox', { name: '仅看失败的行' }));
    expect(table.getAllByRole('row')).toHaveLength(3);
  });

  test('a file that is too large is not sent: the page says so at once', async () => {
    open();
    await rowOf('周雅文');
    click('导入');
    expect(await screen.findByText('支持 CSV，单个不超过 256KB')).toBeTruthy();
    const large = new File(['\n'.repeat(256 * 1024 + 1)], '换行.csv', { type: 'text/csv' });
    await userEvent.upload(screen.getByLabelText('选择人员文件'), large);
    expect(await screen.findByText(/不能超过 256KB/)).toBeTruthy();
    click('开始导入');
    expect(await screen.findByText('请选择填写好的文件')).toBeTruthy();
    expect(inputsOf('employeeImport')).toEqual([]);
  });

  test('a file that is not understood: why, and the file stays', async () => {
    refuse('employeeImport', '表头与模板不一致，请下载最新模板');
    open();
    await rowOf('周雅文');
    click('导入');
    await userEvent.upload(await screen.findByLabelText('选择人员文件'), file);
    await screen.findByText('人员.csv');
    click('开始导入');
    expect((await screen.findByRole('alert')).textContent).toContain('表头与模板不一致，请下载最新模板');
    expect(screen.getByText('人员.csv')).toBeTruthy();
  });
});

test('somebody who asks to be let in: admitted with the roles that are chosen', async () => {
  const asking = { joinNo: 'J1', userName: '冯来', mobile: '137****0001', remark: '', applyTime: root.createTime };
  answer('employeeJoinList', { total: 1, rows: [asking] });
  answer('employeeJoinDecide', null);
  open();
  expect(await screen.findByText('有 1 人申请加入本企业')).toBeTruthy();
  click('处理申请');
  fireEvent.click(await screen.findByRole('button', { name: '同意冯来加入' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: '查询' }));
  click('同意加入');
  await waitFor(() =>
    expect(inputsOf('employeeJoinDecide')).toEqual([{ body: { joinNo: 'J1', approve: true, employeeRole: ['E105'] } }]),
  );
});
