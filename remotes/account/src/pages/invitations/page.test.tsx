import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { chooseFromRow } from '@portal/shared/testing/row-menu';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { signIn } from '../../testing/signed-in';
import type { Invitation } from './invitation';
import { Component } from './page';

// These tests go through whole forms: on a busy machine each takes long.
jest.setTimeout(180_000);
// A visibility check of every element's style takes most of the time, and nothing here is hidden.
configure({ defaultHidden: true });

const invitation = (more: Partial<Invitation> = {}): Invitation => ({
  id: 'I1',
  compName: '宁波启航商贸有限公司',
  contact: '田新',
  mobile: '137****0100',
  compRole: 'C101',
  inviteCode: 'ABCD2345',
  link: 'http://localhost/register/account?inviteCode=ABCD2345',
  state: 'WAITING',
  compStatus: '',
  createTime: '2026-11-20T02:00:00.000Z',
  expireTime: '2026-11-27T02:00:00.000Z',
  finishTime: null,
  ...more,
});
const over = invitation({ id: 'I2', compName: '杭州云栖物流有限公司', inviteCode: 'WXYZ6789', state: 'EXPIRED' });

beforeEach(() => {
  localStorage.clear();
  forgetCalls();
  signIn();
  answer('invitationList', { total: 2, rows: [invitation(), over] });
  answer('invitationQuota', { limit: 20, used: 3 });
});
afterEach(cleanup);

const open = (address = '/center/crm/invication') => renderAt(address, <Component />);
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const fill = (label: string, text: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value: text } });

describe('the history', () => {
  test('only an invitation that still waits can be shown, sent again or withdrawn', async () => {
    open();
    const waiting = await rowOf('宁波启航商贸有限公司');
    expect(waiting.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual([
      '',
      '查看邀请',
      '重新发送',
      '',
    ]);
    expect((await rowOf('杭州云栖物流有限公司')).queryAllByRole('button')).toEqual([]);
    expect(screen.getByText(/每日可邀请 20 家，今日还可邀请 17 家。/)).toBeTruthy();
  });

  test('who may only read sees it, and nothing to send', async () => {
    signIn({ roles: ['E105'] });
    open();
    expect((await rowOf('宁波启航商贸有限公司')).queryByRole('button', { name: /的操作$/ })).toBeNull();
    expect(screen.queryByRole('button', { name: '发送邀请' })).toBeNull();
    expect(screen.queryByText(/每日可邀请/)).toBeNull();
  });

  test('none yet: says so and offers the first', async () => {
    answer('invitationList', { total: 0, rows: [] });
    open();
    expect(await screen.findByText('还没有邀请过企业')).toBeTruthy();
    expect(screen.getByRole('button', { name: '立即邀请' })).toBeTruthy();
  });

  test('sent again: the button waits as long as the server says', async () => {
    answer('invitationResend', { sendCodeInterval: 60 });
    open();
    const row = await rowOf('宁波启航商贸有限公司');
    fireEvent.click(row.getByRole('button', { name: '重新发送宁波启航商贸有限公司' }));
    const waiting = await row.findByText('重新发送(60)');
    expect((waiting as HTMLButtonElement).disabled).toBe(true);
    expect(inputsOf('invitationResend')).toEqual([{ body: { id: 'I1' } }]);
  });

  test('withdrawn only after the question that names the company', async () => {
    answer('invitationRevoke', null);
    open();
    await chooseFromRow('宁波启航商贸有限公司', '撤销');
    expect(
      await screen.findByText('撤销后邀请链接与邀请码立即失效，确定撤销对“宁波启航商贸有限公司”的邀请？'),
    ).toBeTruthy();
    expect(inputsOf('invitationRevoke')).toEqual([]);
    click('撤销');
    await waitFor(() => expect(inputsOf('invitationRevoke')).toEqual([{ body: { id: 'I1' } }]));
  });
});

describe('inviting', () => {
  async function fillIn() {
    open();
    await rowOf('宁波启航商贸有限公司');
    click('发送邀请');
    await screen.findByRole('dialog');
    fill('企业名称', '合肥蜀山电气有限公司');
    fill('联系人', '程亮');
    fill('手机号', '13712345678');
  }
  const send = () => fireEvent.submit(screen.getByRole('dialog').querySelector('form') as HTMLFormElement);

  test('what is missing or wrong is said at its field', async () => {
    await fillIn();
    fill('企业名称', '');
    fill('手机号', '110');
    send();
    for (const text of ['请输入企业名称', '请检查手机号数据完整性！'])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(inputsOf('invitationSend')).toEqual([]);
  });

  test('done: link, code and picture stand where the form was', async () => {
    answer('invitationSend', invitation({ compName: '合肥蜀山电气有限公司', contact: '程亮' }));
    await fillIn();
    send();
    expect(await screen.findByText(/已短信通知 程亮/)).toBeTruthy();
    const panel = within(screen.getByRole('dialog'));
    expect(panel.getByText('http://localhost/register/account?inviteCode=ABCD2345')).toBeTruthy();
    expect(panel.getByText('ABCD2345')).toBeTruthy();
    for (const name of ['复制邀请链接', '复制邀请码', '下载二维码'])
      expect(panel.getByRole('button', { name })).toBeTruthy();
    expect(inputsOf('invitationSend')[0]?.body).toMatchObject({ contact: '程亮', mobile: '13712345678' });
  });

  test('the limit of the day: the server’s sentence, and all typed stays', async () => {
    refuse('invitationSend', '今日已邀请20家企业，请明天再邀请');
    await fillIn();
    send();
    expect((await screen.findByRole('alert')).textContent).toContain('今日已邀请20家企业，请明天再邀请');
    expect(within(screen.getByRole('dialog')).getByLabelText<HTMLInputElement>('企业名称').value).toBe(
      '合肥蜀山电气有限公司',
    );
  });
});
