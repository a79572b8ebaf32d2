import '../../testing/mock-surroundings';

import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared/api';
import { accessToken, enterSession, leaveSession, wishedToLeave } from '@portal/shared/session';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokens } from '../../testing/company';
import { answer, forgetCalls, inputsOf, refuse } from '../../testing/fake-api';
import { renderPages, writeBoot } from '../../testing/render-pages';
import { useLogout } from './use-logout';

function Page() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      退出登录
    </button>
  );
}

const open = () => renderPages([{ path: '/center/crm/user', Component: Page }], '/center/crm/user');
const leave = () => userEvent.click(screen.getByRole('button', { name: '退出登录' }));

beforeAll(() => writeBoot());
beforeEach(() => {
  forgetCalls();
  enterSession(tokens);
  answer('saveLogOutLog', null);
});

test('the token is gone and the login page opens', async () => {
  answer('loginOut', null);
  const { router } = open();
  await leave();
  await screen.findByRole('heading', { name: '别处' });
  expect(router.state.location.pathname).toBe('/login');
  expect(accessToken()).toBeUndefined();
  expect(inputsOf('saveLogOutLog')).toHaveLength(1);
});

test('refused: the person stays', async () => {
  refuse('loginOut', '退出失败');
  const { router } = open();
  await leave();
  expect(router.state.location.pathname).toBe('/center/crm/user');
  expect(accessToken()).toBe(tokens.accessToken);
});

test('a parallel call has heard first that the session is over: the login page, without a way back', async () => {
  const { router } = open();
  answer('loginOut', () => {
    leaveSession();
    throw new ApiError('', { kind: 'session' });
  });
  await leave();
  await screen.findByRole('heading', { name: '别处' });
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe('/login');
});

test('a logout is the person’s own wish; one that was refused is forgotten', async () => {
  answer('loginOut', null);
  open();
  await leave();
  await screen.findByRole('heading', { name: '别处' });
  expect(wishedToLeave()).toBe(true);

  cleanup();
  enterSession(tokens);
  refuse('loginOut', '退出失败');
  open();
  await leave();
  leaveSession();
  expect(wishedToLeave()).toBe(false);
});
