import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { chooseFromRow } from '@portal/shared/testing/row-menu';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../testing/signed-in';
import type { AccountRow } from './account-row';
import { Component } from './page';
import { sampleAccount } from './testing/sample-account';

// These tests render whole pages, on machines that do other work too.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 20_000 });

const proven = sampleAccount({ accountId: 'B2', accountNo: '6222***********5702', state: 'ORGANFINISHED' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetCalls();
  signIn();
  answer('bankList', [{ bankCode: '102', bankName: '中国工商银行' }]);
});
afterEach(cleanup);

function open(rows: readonly AccountRow[], address = '/center/crm/account/list') {
  answer('bankAccountList', { total: rows.length, rows: [...rows] });
  return renderAt(address, <Component />);
}
const row = async (tail: string) => (await screen.findByText(new RegExp(`${tail}$`))).closest('tr') as HTMLElement;

describe('the list', () => {
  test('shows numbers masked, and states in words', async () => {
    open([sampleAccount(), proven]);
    expect((await row('1846')).textContent).toContain('待验证');
    expect((await row('5702')).textContent).toContain('已验证');
  });

  test('none yet: why, and the way to the first', async () => {
    open([]);
    expect(await screen.findByText('尚未绑定对公账户')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '添加账户' }).length).toBeGreaterThan(0);
  });

  test('what could not be loaded can be asked for again', async () => {
    refuse('bankAccountList', '服务暂时不可用', { status: '503' });
    renderAt('/center/crm/account/list', <Component />);
    const retry = await screen.findByRole('button', { name: '重试' });
    answer('bankAccountList', { total: 1, rows: [proven] });
    await userEvent.click(retry);
    expect(await row('5702')).toBeTruthy();
  });

  test('whoever only looks finds nothing to do', async () => {
    signIn({ roles: ['E105'] });
    open([sampleAccount(), proven]);
    const table = await screen.findByRole('table', { name: '账户列表' });
    expect(within(table).queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: '添加账户' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: '操作' })).toBeNull();
  });

  test('财务管理 writes accounts', async () => {
    signIn({ roles: ['E109'] });
    open([sampleAccount()]);
    expect(await screen.findByRole('button', { name: '发起打款尾号 1846 的账户' })).toBeTruthy();
  });
});

describe('unbinding', () => {
  test('names the tail, and wants it typed', async () => {
    answer('bankAccountUnbind', null);
    open([proven]);
    await chooseFromRow('尾号 5702 的账户', '解绑');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('解绑后该账户不能用于收付款，确定解绑尾号 5702 的账户？');
    const unbind = within(dialog).getByRole('button', { name: '解绑' });
    expect((unbind as HTMLButtonElement).disabled).toBe(true);
    await userEvent.type(within(dialog).getByRole('textbox'), '5702');
    await userEvent.click(unbind);
    await waitFor(() => expect(inputsOf('bankAccountUnbind')[0]?.body).toEqual({ accountId: 'B2', tail: '5702' }));
    await waitFor(() => expect(inputsOf('bankAccountList').length).toBe(2));
  });

  test('is not offered for the default', async () => {
    open([sampleAccount({ state: 'ORGANFINISHED', isDefault: true })]);
    expect(await screen.findByRole('button', { name: '变更尾号 1846 的账户' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /的操作$/ })).toBeNull();
  });
});

describe('proving an account', () => {
  const at = (account: AccountRow) => {
    answer('bankAccountInfo', account);
    return open([account], `/center/crm/account/list?transfer=${account.accountId}`);
  };

  test('the address opens it: check, then start', async () => {
    at(sampleAccount());
    const panel = await screen.findByRole('dialog');
    expect(await within(panel).findByText('核对账户信息，确认无误后平台将打入小于1元的款项。')).toBeTruthy();
    answer('bankAccountPay', sampleAccount({ state: 'PAID', foresee: '2026-11-22T02:00:00.000Z' }));
    await userEvent.click(within(panel).getByRole('button', { name: '发起打款' }));
    expect(await within(panel).findByText('打款处理中')).toBeTruthy();
    expect(panel.textContent).toContain('预计 2026-11-22 前到账');
  });

  const waiting = sampleAccount({
    state: 'PAID_SUCCESS',
    serialNo: '202611200001',
    expireTime: '2026-11-28T02:00:00.000Z',
    remainTimes: 3,
  });

  test('a wrong amount says what is left, and keeps what was typed', async () => {
    at(waiting);
    const panel = await screen.findByRole('dialog');
    const amount = await within(panel).findByLabelText('收到的金额');
    refuse('bankAccountConfirm', '金额错误，剩余 2 次', { fields: { amount: '金额错误，剩余 2 次' } });
    answer('bankAccountInfo', { ...waiting, remainTimes: 2 });
    await userEvent.type(amount, '0.11');
    await userEvent.click(within(panel).getByRole('button', { name: '确认回填' }));
    expect(await within(panel).findByText('金额错误，剩余 2 次')).toBeTruthy();
    await waitFor(() => expect(panel.textContent).toContain('金额，剩余 2 次'));
    expect((within(panel).getByLabelText('收到的金额') as HTMLInputElement).value).toBe('0.11');
  });

  test.each(['1', '0', '0.001', ''])('%s is no amount that is asked about', async (typed) => {
    at(waiting);
    const panel = await screen.findByRole('dialog');
    const amount = await within(panel).findByLabelText('收到的金额');
    if (typed) await userEvent.type(amount, typed);
    await userEvent.click(within(panel).getByRole('button', { name: '确认回填' }));
    if (typed !== '0.001') expect(await within(panel).findByText('请输入0.01至0.99之间的金额')).toBeTruthy();
    expect(inputsOf('bankAccountConfirm')).toEqual([]);
  });

  test('the right one is told of in its place', async () => {
    at(waiting);
    const panel = await screen.findByRole('dialog');
    expect(await within(panel).findByLabelText('收到的金额')).toBeTruthy();
    answer('bankAccountConfirm', { ...waiting, state: 'ORGANFINISHED' });
    await userEvent.type(within(panel).getByLabelText('收到的金额'), '0.36{Enter}');
    expect(await within(panel).findByText('账户验证成功')).toBeTruthy();
    expect(inputsOf('bankAccountConfirm')[0]?.body).toEqual({ accountId: 'B1', amount: '0.36' });
  });

  test.each([
    ['PAID_FAILED', '账户名称与账号不符', '打款失败：账户名称与账号不符'],
    ['FAILED', '金额错误次数已用完', '验证失败'],
    ['EXPIRED', '', '打款已过期'],
  ] as const)('%s: why, and once more', async (state, reason, sentence) => {
    at(sampleAccount({ state, reason }));
    const panel = await screen.findByRole('dialog');
    expect(await within(panel).findByText(sentence)).toBeTruthy();
    expect(within(panel).getByRole('button', { name: '重新发起' })).toBeTruthy();
  });

  test('an account that is another company’s is not there', async () => {
    refuse('bankAccountInfo', '该账户不存在或已解绑', { status: '404' });
    open([proven], '/center/crm/account/list?transfer=Bother');
    expect(await screen.findByText('该账户不存在或已解绑')).toBeTruthy();
  });
});

describe('adding one', () => {
  /** Finds elements by words and labels: a query by role looks at the whole page, which is slow. */
  async function fill(number: string, again: string) {
    open([]);
    await userEvent.click((await screen.findAllByText('添加账户'))[0] as HTMLElement);
    await userEvent.click(await screen.findByLabelText('银行账号'));
    await userEvent.paste(number);
    await userEvent.click(screen.getByLabelText('确认银行账号'));
    await userEvent.paste(again);
    const buttons = screen.getAllByText('添加账户').map((text) => text.closest('button'));
    await userEvent.click(buttons.find((button) => button?.hasAttribute('form')) as HTMLElement);
  }

  test('two numbers that differ, and what is missing: said at each field', async () => {
    await fill('6222 0210 0111 1234', '6222021001111235');
    expect(await screen.findByText('两次输入的银行账号不一致')).toBeTruthy();
    expect(await screen.findByText('请选择开户银行', { selector: '.ant-form-item-explain-error' })).toBeTruthy();
    expect((screen.getByLabelText('银行账号') as HTMLInputElement).value).toBe('6222021001111234');
    expect(inputsOf('bankAccountAdd')).toEqual([]);
  });

  test('what was typed is not thrown away unasked', async () => {
    await fill('62220210', '');
    await userEvent.click(screen.getByText('取消'));
    expect(await screen.findByText('放弃已填写的账户信息？')).toBeTruthy();
  });
});
