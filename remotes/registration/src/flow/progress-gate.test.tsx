import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { leaveSession } from '@portal/shared/session';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { progressOf, signIn } from '../testing/progress';
import { useFlow } from './progress-context';
import { Component as Gate } from './progress-gate';

jest.setTimeout(30_000);

beforeEach(() => {
  forgetCalls();
  signIn();
});
afterEach(cleanup);

/** A page on which the server moves the company on, or names another status. */
function Page({ name }: { name: string }) {
  const { advance, refresh, progress } = useFlow();
  return (
    <>
      <h1>{name}</h1>
      <p>{`${progress.compStatus} ${progress.productNames.join('、')}`}</p>
      <button type="button" onClick={() => advance('20')}>
        提交
      </button>
      <button type="button" onClick={refresh}>
        刷新
      </button>
    </>
  );
}

function open(address: string | { pathname: string; state: unknown }) {
  const pages = ['permit', 'verification', 'approval', 'success'].map((path) => ({
    path,
    element: <Page name={path} />,
  }));
  const router = createMemoryRouter(
    [
      { path: '/register', Component: Gate, children: pages },
      { path: '/center', element: <h1>center</h1> },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('the status decides, whatever the address asks for; the invitation comes along', async () => {
  answer('registrationProgress', progressOf('15'));
  const router = open('/register/approval');
  expect(await screen.findByRole('heading', { name: 'permit' })).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/register/permit', search: '?inviteCode=INV1' });
});

test('a step that is done leads to the next, without asking the server again', async () => {
  answer('registrationProgress', progressOf('15', { inviteCode: '' }));
  const router = open('/register/permit');
  await userEvent.click(await screen.findByRole('button', { name: '提交' }));
  expect(await screen.findByRole('heading', { name: 'verification' })).toBeTruthy();
  expect(router.state.location.search).toBe('');
  expect(inputsOf('registrationProgress')).toHaveLength(1);
});

test('who was led on elsewhere is led on here; without an answer the page stays', async () => {
  answer('registrationProgress', progressOf('30'));
  open('/register/approval');
  await screen.findByRole('heading', { name: 'approval' });
  refuse('registrationProgress', '系统繁忙', { status: '500' });
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(screen.getByRole('heading', { name: 'approval' })).toBeTruthy();
  answer('registrationProgress', progressOf('35'));
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText('35 信用凭证')).toBeTruthy();
});

test('who waited until the company opened is congratulated, with what the server says of it, also after a reload', async () => {
  answer('registrationProgress', progressOf('30', { productNames: [] }));
  const router = open('/register/approval');
  await screen.findByRole('heading', { name: 'approval' });
  answer('registrationProgress', progressOf('40', { productNames: ['信用凭证', '票据服务'] }));
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByRole('heading', { name: 'success' })).toBeTruthy();
  expect(screen.getByText('40 信用凭证、票据服务')).toBeTruthy();

  const { pathname, state } = router.state.location;
  cleanup();
  open({ pathname, state });
  expect(await screen.findByRole('heading', { name: 'success' })).toBeTruthy();
  cleanup();
  answer('registrationProgress', progressOf('40', { compCode: 'c2' }));
  open({ pathname, state });
  expect(await screen.findByRole('heading', { name: 'center' })).toBeTruthy();
});

test.each(['success', 'permit', 'approval'])('an open company has nothing to do at %s, whoever asks', async (step) => {
  answer('registrationProgress', progressOf('40', { rootManager: false }));
  open(`/register/${step}`);
  expect(await screen.findByRole('heading', { name: 'center' })).toBeTruthy();
  expect(screen.queryByText('非管理员不允许登录实名认证中的企业！')).toBeNull();
});

test('the end of a change under review is no end of a registration', async () => {
  answer('registrationProgress', progressOf('50'));
  open('/register/approval');
  await screen.findByRole('heading', { name: 'approval' });
  answer('registrationProgress', progressOf('40'));
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByRole('heading', { name: 'center' })).toBeTruthy();
});

test('only the administrator goes on', async () => {
  answer('registrationProgress', progressOf('20', { rootManager: false }));
  open('/register/verification');
  expect(await screen.findByText('非管理员不允许登录实名认证中的企业！')).toBeTruthy();
});

test('without a login it says what to do', () => {
  leaveSession();
  open('/register/permit');
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login');
});
