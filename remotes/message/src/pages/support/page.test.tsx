import '@portal/shared/testing/mock-api';

import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf } from '@portal/shared/testing/fake-api';
import { signIn } from '@portal/shared/testing/signed-in';
import { writeBoot } from '@portal/shared/testing/write-boot';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderMessages } from '../../testing/render-messages';

jest.setTimeout(120_000);

beforeAll(writeBoot);

beforeEach(() => {
  forgetCalls();
  signIn();
});
afterEach(cleanup);

const ticket = {
  ticketNo: 'K1',
  requestNo: 'KF2026112600011',
  topic: '如何修改开票信息',
  state: 'ANSWERED',
  createTime: '2026-11-25T02:00:00Z',
  changeTime: '2026-11-26T02:00:00Z',
} as const;
const entries = [
  { ours: false, content: '请问在哪里修改？', at: '2026-11-25T02:00:00Z' },
  { ours: true, content: '在企业信息页提交变更。', at: '2026-11-26T02:00:00Z' },
];

test('a question is opened from the list and read with its answer; a reply is sent once', async () => {
  answer('supportList', { total: 1, rows: [ticket] });
  answer('supportShow', { ...ticket, entries });
  answer('supportReply', null);
  renderMessages('/msg/crm/support/list');
  const table = await screen.findByRole('table', { name: '咨询列表' });
  expect(table.textContent).toContain('已答复');
  await userEvent.click(within(table).getByRole('link', { name: ticket.topic }));
  const record = await screen.findByRole('list', { name: '咨询记录' });
  expect(
    within(record)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([expect.stringMatching(/^您.*请问在哪里修改？$/), expect.stringMatching(/^客服.*在企业信息页提交变更。$/)]);
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(await screen.findByText('请输入内容')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('补充说明'), '谢谢');
  await userEvent.click(screen.getByRole('button', { name: '发送' }));
  expect(inputsOf('supportReply')).toEqual([{ body: { ticketNo: 'K1', content: '谢谢' } }]);
});

test('no questions yet: the way to the first one', async () => {
  answer('supportList', { total: 0, rows: [] });
  renderMessages('/msg/crm/support/list');
  expect(await screen.findByText('还没有咨询')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: '提交咨询' }).map((link) => link.getAttribute('href'))).toContain(
    '/msg/crm/support/new',
  );
});
