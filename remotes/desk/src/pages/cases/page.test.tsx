import '../../testing/mock-staff-call';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useKeyListener } from '../../keys/key-listener';
import type { CaseNews, CaseRow } from '../../live/case-news';
import { answer, forgetAnswers, inputsOf, workAs } from '../../testing/staff-answers';

const listeners = new Set<(news: CaseNews) => void>();
jest.mock('../../live/case-news', () => ({
  onCaseNews: (listener: (news: CaseNews) => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

const { Component } = jest.requireActual<typeof import('./page')>('./page');
const hear = (news: CaseNews) => act(() => listeners.forEach((listener) => void listener(news)));

jest.setTimeout(120_000);

const row = (taskId: string, compName: string, more: Partial<CaseRow> = {}): CaseRow => ({
  ...{ taskId, compName, kind: 'registration', kindName: '企业认证', tenant: 'localhost', compCode: 'C1' },
  ...{ requestNo: 'QY1', summary: '', urgent: false, createdAt: '2026-11-20T02:00:00.000Z', overdue: false },
  ...{ dueAt: '2099-11-20T02:00:00.000Z', claimedBy: null, assignedTo: null, firstBy: null, outcome: null },
  ...{ doneAt: null, ...more },
});
const [hai, rui] = [row('T1', '南通海纳纺织有限公司'), row('T2', '镇江瑞丰化工贸易有限公司')];
const other = { staffId: 'T9', displayName: '林初阳' };

function WithKeys() {
  useKeyListener();
  return <Component />;
}
const open = (address = '/desk/cases') => renderAt(address, <WithKeys />);
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr') as HTMLElement;

beforeEach(() => {
  workAs('first');
  answer('staffTenantList', []);
  answer('staffCaseList', { rows: [hai, rui], next: null, counts: { registration: 2 } });
});
afterEach(() => {
  cleanup();
  forgetAnswers();
  listeners.clear();
});

test('the address holds the filters; a limit that has passed is said in words', async () => {
  answer('staffCaseList', {
    rows: [row('T1', '南通海纳纺织有限公司', { overdue: true, dueAt: '2020-01-01T00:00:00.000Z', urgent: true })],
    next: null,
    counts: {},
  });
  open('/desk/cases?state=overdue&kind=registration&keyword=海纳');
  const found = await rowOf('南通海纳纺织有限公司');
  expect(found.textContent).toMatch(/加急.*已超时 \d+ 天/);
  expect(inputsOf('staffCaseList')[0]?.body).toMatchObject({
    ...{ state: 'overdue', kind: 'registration', keyword: '海纳', counts: true },
  });
  expect(screen.getByRole('link', { name: '已超时' }).getAttribute('aria-current')).toBe('page');
});

test('a claim of somebody else stands in the row at once; a new case is read soon', async () => {
  open();
  await rowOf(hai.compName);
  await hear({ kind: 'case', row: { ...hai, claimedBy: other } });
  expect((await rowOf(hai.compName)).textContent).toContain('林初阳处理中');
  expect(inputsOf('staffCaseList')).toHaveLength(1);
  answer('staffCaseList', { rows: [row('T3', '新来的企业'), hai, rui], next: null, counts: {} });
  await hear({ kind: 'case', row: row('T3', '新来的企业') });
  expect(await rowOf('新来的企业')).toBeTruthy();
});

test('by keyboard: from row to row, and the next case of this part of the queue', async () => {
  answer('staffCaseClaimNext', { taskId: 'T2' });
  const { router } = open('/desk/cases?kind=registration');
  await rowOf(rui.compName);
  await userEvent.keyboard('jj');
  expect(document.activeElement?.textContent).toBe(rui.compName);
  await userEvent.keyboard('kn');
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/cases/T2'));
  expect(inputsOf('staffCaseClaimNext')[0]?.body).toEqual({ kind: 'registration' });
});

test('only who leads hands out several cases; who leads does not claim', async () => {
  const { unmount } = open();
  await rowOf(hai.compName);
  expect(screen.queryByRole('checkbox', { name: '全选本页' })).toBeNull();
  unmount();

  workAs('admin');
  answer('staffCaseReviewers', [other]);
  answer('staffCaseAssign', { assigned: ['T1', 'T2'] });
  open();
  await rowOf(hai.compName);
  expect(screen.queryByRole('button', { name: '领取下一件' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: '全选本页' }));
  await userEvent.click(screen.getByRole('button', { name: /^分\s?派$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: '分派所选 2 件事项' }));
  await userEvent.click(await dialog.findByRole('combobox', { name: '接收人' }));
  await userEvent.click(await screen.findByText('林初阳', { selector: '.ant-select-item-option-content' }));
  await userEvent.click(dialog.getByRole('button', { name: /分\s?派/ }));
  await waitFor(() => expect(inputsOf('staffCaseAssign')).toHaveLength(1));
  expect(inputsOf('staffCaseAssign')[0]?.body).toEqual({ taskIds: ['T1', 'T2'], staffId: 'T9', note: '' });
});
