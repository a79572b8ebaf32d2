import '../../testing/mock-staff-call';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderAt } from '@portal/shared/testing/render-at';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, forgetAnswers, inputsOf, workAs } from '../../testing/staff-answers';
import type { Person } from './person';
import { PersonActs } from './person-acts';

const person = (change: Partial<Person> = {}): Person => ({
  userCode: 'U1',
  tenant: 'localhost',
  userName: '周雅文',
  mobile: '138****0002',
  email: '',
  status: 'ACTIVE',
  createTime: '2026-01-01T00:00:00.000Z',
  firstLoginTime: null,
  passwordChangeTime: '2026-01-01T00:00:00.000Z',
  mustChangePassword: false,
  memberships: [],
  devices: [],
  logins: [],
  sent: [],
  waitsUntil: null,
  corrections: [],
  may: ['note', 'lock', 'endSessions', 'unlock', 'correctMobile'],
  ...change,
});

const device = {
  ...{ sessionId: 'S1', userCode: 'U1', userName: '周雅文', browser: 'Chrome', system: 'Windows', address: '1.2.3.4' },
  ...{ loginTime: '2026-01-01T00:00:00.000Z', lastActiveTime: '2026-01-01T00:00:00.000Z' },
};

const names = () => screen.queryAllByRole('button').map((button) => button.textContent?.replace(/\s/g, ''));

beforeEach(() => workAs('admin'));
afterEach(() => {
  cleanup();
  forgetAnswers();
});

test.each([
  ['somebody who is logged in nowhere', {}, ['锁定', '更正手机号']],
  ['somebody who is logged in', { devices: [device] }, ['退出登录', '锁定', '更正手机号']],
  [
    'somebody who is locked',
    { status: 'LOCKED', may: ['unlock', 'endSessions', 'correctMobile'] },
    ['解除锁定', '更正手机号'],
  ],
  [
    'somebody who waits after wrong passwords',
    { waitsUntil: '2026-01-01T00:00:00.000Z' },
    ['解除锁定', '锁定', '更正手机号'],
  ],
  ['the reader whose role may do nothing', { may: [] }, []],
] satisfies [string, Partial<Person>, string[]][])('%s: only what makes sense is offered', (_, change, acts) => {
  renderAt('/', <PersonActs person={person(change)} onChanged={() => {}} />);
  expect(names()).toEqual(acts);
});

test('an act names the person and its effect, and wants a reason', async () => {
  answer('staffPersonLock', null);
  const changed = jest.fn();
  renderAt('/', <PersonActs person={person()} onChanged={changed} />);
  await userEvent.click(screen.getByRole('button', { name: /锁\s?定/ }));
  const dialog = await screen.findByRole('dialog', { name: '锁定“周雅文”' });
  expect(dialog.textContent).toContain('立即退出登录');
  const send = () => userEvent.click(screen.getAllByRole('button', { name: /锁\s?定/ }).at(-1) as HTMLElement);
  await send();
  expect(await screen.findByText('请填写原因')).toBeTruthy();
  expect(inputsOf('staffPersonLock')).toEqual([]);
  await userEvent.type(screen.getByLabelText('原因'), '手机被盗');
  await send();
  expect(inputsOf('staffPersonLock')).toEqual([{ body: { userCode: 'U1', reason: '手机被盗' } }]);
  expect(changed).toHaveBeenCalledTimes(1);
});
