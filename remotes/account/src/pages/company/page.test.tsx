import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf, refuse, saveFile } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleChange } from '../../change-requests/testing/sample-change';
import { signIn } from '../../testing/signed-in';
import type { Company } from './load-company';
import { Component } from './page';
import { sampleCompany } from './testing/sample-company';

// These tests render whole pages, on machines that do other work too.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  forgetCalls();
  signIn();
  answer('custAccountDict', { compType: [{ dictValue: '1', dictLabel: '有限责任公司' }] });
  answer('changeList', { total: 0, rows: [] });
  answer('compPersonalVoucherInfo', { compVoucher: null, personalVoucher: null });
  for (const name of ['provinceList', 'linkageList'] as const) answer(name, []);
  answer('areaList', []);
  answer('linkageChildren', []);
});
afterEach(cleanup);

/** Pastes the text: a form of this size renders again at every key. */
async function fill(label: string, text: string) {
  await userEvent.click(await screen.findByLabelText(label));
  await userEvent.paste(text);
}
/** A query by role looks at the whole page: first wait for the words. */
async function press(name: string) {
  await screen.findByText(name);
  await userEvent.click(screen.getByText(name));
}

function open(search = '', more: Partial<Company> = {}) {
  answer('companyView', sampleCompany(more));
  return renderAt(`/center/crm/company/list${search}`, <Component />);
}

describe('reading', () => {
  test('the tab is in the address', async () => {
    const { router } = open();
    expect(await screen.findByText('有限责任公司')).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: '证照资料' }));
    expect(router.state.location.search).toBe('?tab=papers');
    expect(await screen.findByRole('button', { name: '预览营业执照.pdf' })).toBeTruthy();
  });

  test('closing the company stands apart from its usual work', async () => {
    const { router } = open();
    expect(await screen.findByText('变更信息')).toBeTruthy();
    expect(screen.queryByText('注销企业')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '更多企业操作' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '注销企业' }));
    expect(router.state.location.search).toBe('?closing=1');
  });

  test('the company is known by its number, not by what the database calls it', async () => {
    open();
    expect(await screen.findByText('QY2026000018')).toBeTruthy();
    expect(screen.getByRole('button', { name: '复制企业编号' })).toBeTruthy();
    expect(screen.queryByText('C0001')).toBeNull();
  });

  test('the changes are listed by number; one that was mistyped is said so', async () => {
    answer('changeList', { total: 1, rows: [sampleChange()] });
    const first = open('?tab=changes');
    const link = await screen.findByRole('link', { name: 'BG2026111300014' });
    expect(link.getAttribute('href')).toContain('changeNo=H1');
    first.unmount();
    answer('changeList', { total: 0, rows: [] });
    open('?tab=changes&requestNo=BG2026111300041');
    expect(await screen.findByText('编号有误，请核对后重新输入')).toBeTruthy();
    expect(inputsOf('changeList').at(-1)?.body).toMatchObject({ requestNo: 'BG2026111300041' });
  });

  test('a field that holds nothing shows a dash', async () => {
    open('?tab=invoice');
    const bank = (await screen.findByText('开户行')).closest('div') as HTMLElement;
    expect(bank.textContent).toContain('—');
  });

  test('papers that run out are named above everything', async () => {
    const paper = { name: '法人身份证', files: [], expireDate: '2020-01-01', expiring: true };
    open('', { papers: [paper] });
    expect(await screen.findByText('法人身份证已于 2020-01-01 到期，请尽快更新')).toBeTruthy();
  });

  test('reached from a to-do, only what runs out is listed, certificates among it', async () => {
    answer('compPersonalVoucherInfo', {
      compVoucher: { no: 'CERT1', expireTime: '2020-01-01T00:00:00Z' },
      personalVoucher: { no: 'CERT2', expireTime: '2099-01-01T00:00:00Z' },
    });
    const { router } = open('?tab=papers&expiring=1');
    const list = within(await screen.findByRole('list', { name: '证照资料' }));
    expect(await list.findByText('企业数字证书')).toBeTruthy();
    expect(list.queryByText('营业执照')).toBeNull();
    expect(list.queryByText('个人数字证书')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: '只看已到期和即将到期' }));
    expect(router.state.location.search).toBe('?tab=papers');
    expect(await list.findByText('证书编号 CERT2')).toBeTruthy();
    expect(inputsOf('compPersonalVoucherInfo')[0]?.query).toEqual({ compCode: 'C0001', userCode: 'U0001' });
  });

  test('the certificate is handed to the browser', async () => {
    answer('companyCertificate', new Blob());
    open();
    await press('下载认证信息');
    await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  });

  test('what could not be loaded can be asked for again', async () => {
    refuse('companyView', '服务暂时不可用', { status: '503' });
    renderAt('/center/crm/company/list', <Component />);
    expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy();
  });

  test.each([['E105'], ['E109']] as const)('%s changes nothing here', async (role) => {
    signIn({ roles: [role] });
    open();
    expect(await screen.findByRole('button', { name: '下载认证信息' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: '变更信息' })).toBeNull();
    expect(screen.queryByRole('link', { name: '更新证照' })).toBeNull();
  });

  test('one request at a time: the one under review is linked instead', async () => {
    open('', { openChangeNo: 'H7' });
    expect((await screen.findByRole('link', { name: '查看申请' })).getAttribute('href')).toContain('changeNo=H7');
    expect(screen.queryByRole('link', { name: '变更信息' })).toBeNull();
  });
});

describe('asking for a change', () => {
  test('a field says what it was, the last look compares, then it is handed in', async () => {
    answer('changeSave', { changeNo: 'H1' });
    answer('changeSubmit', { changeNo: 'H1' });
    answer(
      'changeView',
      sampleChange({
        changeType: 'COMPANY',
        differences: [{ field: 'mailAddress', label: '通讯地址', before: '旧址', after: '新路9号' }],
      }),
    );
    const { router } = open('?change=COMPANY');
    const mail = await screen.findByLabelText('通讯地址');
    await userEvent.clear(mail);
    await userEvent.paste('新路9号');
    expect(await screen.findByText('原值：上海市浦东新区科技园路88号')).toBeTruthy();
    await fill('变更原因', '搬迁');
    await press('提交变更');
    const dialog = (await screen.findByText('确认提交变更申请')).closest<HTMLElement>('[role="dialog"]');
    if (!dialog) throw new Error('the last look is no dialog');
    expect(within(dialog).getByText(/^审核期间不能再次变更企业信息、更新证照或申请注销/)).toBeTruthy();
    expect(within(dialog).getByText('旧址')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: '确认提交' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/center/crm/company/changeAccView'));
    expect(inputsOf('changeSubmit')[0]?.body).toMatchObject({
      changeNo: 'H1',
      changeType: 'COMPANY',
      values: { mailAddress: '新路9号' },
      reason: '搬迁',
    });
  });

  test('nothing changed is nothing to hand in', async () => {
    open('?change=COMPANY');
    await screen.findByLabelText('变更原因');
    await press('提交变更');
    expect(await screen.findByText('未修改任何内容，无需提交变更')).toBeTruthy();
    expect(screen.queryByText('请填写变更原因')).toBeNull();
    expect(inputsOf('changeSave')).toEqual([]);
  });

  test('a fault of one field stands at it', async () => {
    refuse('changeSave', '请检查', { fields: { 'values.taxpayerId': '请输入正确的纳税人识别号' } });
    open('?change=COMPANY');
    await fill('通讯地址', '新路9号');
    await fill('变更原因', '搬迁');
    await press('提交变更');
    expect(await screen.findByText('请输入正确的纳税人识别号')).toBeTruthy();
  });

  test('whoever may not is told so, though the address says otherwise', async () => {
    signIn({ roles: ['E109'] });
    open('?change=COMPANY');
    expect(await screen.findByText('企业信息只能由管理员变更。')).toBeTruthy();
  });

  test('a licence that is missing is said at its field', async () => {
    open('?change=LICENSE');
    await press('提交变更');
    expect(await screen.findByText('请至少上传一份新的证照')).toBeTruthy();
  });

  test('a request that is decided can no longer be filled in', async () => {
    answer('changeView', sampleChange({ changeType: 'COMPANY', state: 'APPROVED' }));
    open('?change=COMPANY&changeNo=H1');
    expect(await screen.findByText('该申请已不能修改')).toBeTruthy();
  });
});
