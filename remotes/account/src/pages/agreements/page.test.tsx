import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { agreementStates } from '@portal/shared/contract';
import { tellNews } from '@portal/shared/live';
import { answer, forgetCalls, inputsOf, refuse, saveFile } from '@portal/shared/testing/fake-api';
import { renderAt } from '@portal/shared/testing/render-at';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { signIn } from '../../testing/signed-in';
import { Component } from './page';
import { pending, signed, signInfo } from './testing/agreement-samples';

jest.setTimeout(60_000);

beforeEach(() => {
  sessionStorage.clear();
  forgetCalls();
  signIn();
  answer('agreementList', { total: 2, rows: [pending, signed] });
  answer('compSignAll', [signInfo]);
  answer('compSignDict', {
    agreementType: [{ dictValue: 'PRODUCT', dictLabel: '产品类协议' }],
    agreementState: Object.entries(agreementStates).map(([dictValue, dictLabel]) => ({ dictValue, dictLabel })),
  });
});
afterEach(cleanup);

const open = async (address = '/center/crm/file/list') => {
  renderAt(address, <Component />);
  await screen.findByText('平台服务协议');
};
/** Finds the button by label or text: a query by role among antd's styles takes seconds in jsdom. */
const press = async (name: string) =>
  fireEvent.click(await screen.findByText((text, element) => (element?.ariaLabel ?? text) === name));
const labelled = (name: string) => screen.findByLabelText(name);

test('asks what the address says, and shows states in words', async () => {
  await open('/center/crm/file/list?state=PENDING&type=PRODUCT');
  expect(inputsOf('agreementList')[0]?.body).toEqual({ pageNum: 1, pageSize: 10, state: 'PENDING', type: 'PRODUCT' });
  const rows = (await labelled('选择平台服务协议')).closest('tbody');
  expect(rows?.textContent).toContain('待签署');
  expect(rows?.textContent).toContain('2026-05-01 10:00');
  expect(rows?.textContent).toContain('长期有效');
  expect(await screen.findByText('CERT0001')).toBeTruthy();
  expect(screen.getByText('演示证书颁发机构')).toBeTruthy();
});

test('nothing there, and nothing that the filters let through, are said differently', async () => {
  answer('agreementList', { total: 0, rows: [] });
  renderAt('/', <Component />);
  expect(await screen.findByText('暂无协议')).toBeTruthy();
  cleanup();
  renderAt('/?state=SIGNED', <Component />);
  expect(await screen.findByText('没有符合条件的协议')).toBeTruthy();
  expect(screen.queryByText('暂无协议')).toBeNull();
});

test('a message about an agreement shows in the list at once', async () => {
  await open();
  answer('agreementList', { total: 1, rows: [{ ...pending, name: '刚送达的协议' }] });
  const message = { id: 'M1', title: '您有1份协议待签署', type: 'BUSINESS' as const, sendTime: '2026-11-20T02:00:00Z' };
  act(() => tellNews({ kind: 'message', message }));
  expect(await screen.findByText('刚送达的协议')).toBeTruthy();
});

test('a failure can be tried again', async () => {
  refuse('agreementList', '系统繁忙', { status: '500' });
  renderAt('/', <Component />);
  expect(await screen.findByText('系统繁忙')).toBeTruthy();
  answer('agreementList', { total: 1, rows: [signed] });
  await press('重试');
  expect(await screen.findByText('平台服务协议')).toBeTruthy();
});

test('who may sign is offered to; who may only query reads and downloads', async () => {
  await open();
  expect(await labelled('去签署信用凭证业务合作协议')).toBeTruthy();
  cleanup();
  signIn({ roles: ['E105'] });
  await open();
  expect(await labelled('预览信用凭证业务合作协议')).toBeTruthy();
  expect(await labelled('下载信用凭证业务合作协议')).toBeTruthy();
  expect(screen.queryByLabelText('去签署信用凭证业务合作协议')).toBeNull();
});

test('a download has the name of the agreement', async () => {
  answer('fileDownload', new Blob(['%PDF']));
  await open();
  fireEvent.click(await labelled('下载平台服务协议'));
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.objectContaining({ fileName: '平台服务协议.pdf' })));
  expect(inputsOf('fileDownload')[0]?.query).toEqual({ fileToken: 'file-G2' });
});

test('several at once as one archive; when it fails the selection stays', async () => {
  refuse('agreementArchive', '所选协议过大，请分批下载');
  await open();
  fireEvent.click(await labelled('全选本页'));
  await press('批量下载');
  await waitFor(() => expect(inputsOf('agreementArchive')[0]?.body).toEqual({ ids: ['G1', 'G2'] }));
  expect(screen.getByText('已选择 2 项')).toBeTruthy();
  answer('agreementArchive', new Blob(['PK']));
  // The button waits until the first try is over.
  await waitFor(() => {
    fireEvent.click(screen.getByText('批量下载'));
    expect(inputsOf('agreementArchive')).toHaveLength(2);
  });
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByText('已选择 2 项')).toBeNull());
});
