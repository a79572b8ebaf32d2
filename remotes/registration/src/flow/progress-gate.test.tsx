import '@portal/shared/testing/mock-api';

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { leaveSession } from '@portal/shared/session';
import { answer, forgetCalls, inputsOf, refuse } from '@portal/shared/testing/fake-api';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
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

/** A page that lets the server lead the company on, or says that it stands elsewhere. */
function Page({ name }: { name: string }) {
  const { advance, refresh } = useFlow();
  return (
    <>
      <h1>{name}</h1>
      <button type="button" onClick={() => advance('20')}>
        提交
      </button>
      <button type="button" onClick={refresh}>
        刷新
      </button>
    </>
  );
}

function open(address: string) {
  const pages = ['permit', 'verification', 'approval', 'success'].map((path) => ({
    path,
    element: <Page name={path} />,
  }));
  const router = createMemoryRouter([{ path: '/register', Component: Gate, children: pages }], {
    initialEntries: [address],
  });
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
  answer('registrationProgress', progressOf('40'));
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'success' })).toBeTruthy());
});

test('only the administrator goes on', async () => {
  answer('registrationProgress', progressOf('20', { rootManager: false }));
  open('/register/verification');
  expect(await screen.findByText('非管理员不允许登录实名认证中的企业！')).toBeTruthy();
});

test('without a company, and without a login, it says what to do', async () => {
  refuse('registrationProgress', '请先选择企业', { status: '409' });
  open('/register/permit');
  expect((await screen.findByRole('link', { name: '选择企业' })).getAttribute('href')).toBe('/login/changeComp');
  cleanup();
  leaveSession();
  open('/register/permit');
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/login');
});
