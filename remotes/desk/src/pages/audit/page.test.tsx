import '../../testing/mock-staff-call';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, forgetAnswers, inputsOf, workAs } from '../../testing/staff-answers';
import { Component } from './page';

const event = {
  eventId: 7,
  at: '2026-11-26T02:00:00.000Z',
  tenant: 'jinqiao',
  action: 'company.freeze',
  result: 'ok',
  who: '方复明',
  object: 'QY2026000018',
  company: '华东精工制造有限公司',
  before: { compStatus: '40' },
  after: { compStatus: '70', reason: '证照失效' },
  address: '203.0.113.9',
  requestId: 'r1',
  count: 1,
};

beforeEach(() => {
  workAs('audit');
  answer('staffTenantList', []);
  answer('staffAuditList', ({ body }) =>
    body?.before === undefined ? { rows: [event], next: 7 } : { rows: [{ ...event, eventId: 3 }], next: null },
  );
});
afterEach(() => {
  cleanup();
  forgetAnswers();
});

test('the address filters, further events come after the last one, and one is shown with what it changed', async () => {
  renderAt('/desk/audit?who=方复明&action=company.&startDate=2026-11-01', <Component />);
  const list = await screen.findByRole('region', { name: '审计记录' });
  expect(await within(list).findByText('冻结企业')).toBeTruthy();
  expect(inputsOf('staffAuditList').at(-1)?.body).toEqual({
    who: '方复明',
    action: 'company.',
    startDate: '2026-11-01',
    limit: 30,
  });
  await userEvent.click(within(list).getByRole('button', { name: '加载更多，审计记录' }));
  expect(await within(list).findAllByText('冻结企业')).toHaveLength(2);
  expect(inputsOf('staffAuditList').at(-1)?.body).toMatchObject({ before: 7, who: '方复明' });

  await userEvent.click(within(list).getAllByRole('button', { name: /^查看/ })[0] as HTMLElement);
  const table = await screen.findByRole('table', { name: '变更前后' });
  expect(within(table).getByRole('row', { name: /^原因/ }).textContent).toBe('原因—证照失效');
});

test('the chain’s verdict is said for both journals', async () => {
  const sound = { blocks: 3, rows: 40, removed: 0, head: 'ab', faults: 0 };
  answer('staffAuditVerify', [
    { journal: 'platform', ...sound },
    { journal: 'releases', ...sound, faults: 2 },
  ]);
  renderAt('/desk/audit', <Component />);
  await userEvent.click(screen.getByRole('button', { name: '校验' }));
  expect(await screen.findByText('操作记录完整，与写入时一致')).toBeTruthy();
  expect(screen.getByText(/发布记录发现 2 处异常/)).toBeTruthy();
});
