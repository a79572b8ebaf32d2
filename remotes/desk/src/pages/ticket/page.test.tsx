import '../../testing/mock-staff-call';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared/api';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, forgetAnswers, inputsOf, workAs } from '../../testing/staff-answers';
import { Component } from './page';
import type { Ticket } from './ticket';

const ticket = (change: Partial<Ticket> = {}): Ticket => ({
  ...{ ticketNo: '', requestNo: 'KF2026112600010', tenant: 'localhost', topic: '手机丢失', state: 'OPEN' },
  ...{ who: '何明', company: '华东精工制造有限公司', visitor: true, staffId: '', staffName: '' },
  ...{ createTime: '2026-11-26T01:00:00.000Z', changeTime: '2026-11-26T01:00:00.000Z', closeTime: null },
  ...{ compCode: '', userCode: '', contact: 'he.ming@example.com', may: ['answer', 'handOver', 'close'] },
  entries: [
    { staffName: '', content: '手机丢失，无法登录', at: '2026-11-26T01:00:00.000Z' },
    { staffName: '柯晓芙', content: '请由企业来函', at: '2026-11-26T02:00:00.000Z' },
  ],
  ...change,
});

beforeEach(() => {
  workAs('care');
  answer('staffTenantList', []);
});
afterEach(() => {
  cleanup();
  forgetAnswers();
});

test('a visitor is marked as unproved, and leads to the search for the person and the company', async () => {
  answer('staffSupportShow', ticket());
  renderAt('/', <Component />);
  expect(await screen.findByText('未登录的访客，姓名和企业均未核实')).toBeTruthy();
  const href = (name: string) => decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
  expect(href('何明')).toBe('/desk/people?keyword=何明');
  expect(href('华东精工制造有限公司')).toBe('/desk/companies?keyword=华东精工制造有限公司');
  const [asked, answered] = within(screen.getByRole('list', { name: '咨询记录' })).getAllByRole('listitem');
  expect(asked?.textContent).toContain('何明');
  expect(answered?.textContent).toContain('柯晓芙');
});

test('an answer goes out once it has words, and the page shows what holds then', async () => {
  answer('staffSupportShow', ticket());
  answer('staffSupportAnswer', null);
  renderAt('/', <Component />);
  await userEvent.click(await screen.findByRole('button', { name: '发送答复' }));
  expect(await screen.findByText('请填写答复内容')).toBeTruthy();
  expect(inputsOf('staffSupportAnswer')).toEqual([]);
  await userEvent.type(screen.getByLabelText('答复内容'), '请提供营业执照');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: '发送答复' }));
  expect(inputsOf('staffSupportAnswer')).toEqual([{ body: { ticketNo: '', content: '请提供营业执照', close: true } }]);
  expect(inputsOf('staffSupportShow')).toHaveLength(2);
});

test('a question in a colleague’s hand is read only', async () => {
  answer('staffSupportShow', ticket({ staffName: '同事甲', may: [] }));
  renderAt('/', <Component />);
  expect(await screen.findByText(/由同事甲处理/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /发送答复|转交|关闭咨询/ })).toBeNull();
});

test('a question that is not there says so and leads back', async () => {
  answer('staffSupportShow', () => {
    throw new ApiError('记录不存在', { kind: 'refused', status: '404' });
  });
  renderAt('/', <Component />);
  expect(await screen.findByText('该咨询不存在，或不在您负责的租户')).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回咨询列表' })).toBeTruthy();
});
