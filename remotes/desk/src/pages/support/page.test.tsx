import '../../testing/mock-staff-call';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, forgetAnswers, inputsOf, workAs } from '../../testing/staff-answers';
import { Component } from './page';

const row = {
  ...{ ticketNo: 'K1', requestNo: 'KF2026112600010', tenant: 'localhost', topic: '手机丢失', state: 'OPEN' as const },
  ...{ who: '何明', company: '华东精工制造有限公司', visitor: true, staffId: '', staffName: '' },
  ...{ createTime: '2026-11-26T01:00:00.000Z', changeTime: '2026-11-26T01:00:00.000Z' },
};

beforeEach(() => {
  workAs('care');
  answer('staffTenantList', []);
  answer('staffSupportList', { rows: [row], next: null, counts: { OPEN: 1, CLOSED: 4 } });
});
afterEach(() => {
  cleanup();
  forgetAnswers();
});

test('what waits for an answer comes first, with the number of each state', async () => {
  renderAt('/desk/support', <Component />);
  expect((await screen.findByRole('link', { name: '手机丢失' })).getAttribute('href')).toBe('/desk/support/K1');
  expect(inputsOf('staffSupportList')[0]).toMatchObject({ body: { state: 'OPEN', mine: false } });
  expect(screen.getByRole('link', { name: /待答复/ }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: /已答复/ }).textContent).toBe('已答复0');
  expect(screen.getByText('何明（未登录）')).toBeTruthy();
});

test('another state is asked for and keeps the other filters', async () => {
  renderAt('/desk/support?mine=1&keyword=KF1', <Component />);
  await screen.findByRole('link', { name: '手机丢失' });
  await userEvent.click(screen.getByRole('link', { name: '全部' }));
  const { body } = inputsOf('staffSupportList').at(-1) ?? {};
  expect(body).toMatchObject({ state: undefined, mine: true, keyword: 'KF1' });
});
