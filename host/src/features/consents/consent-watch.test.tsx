import '../../testing/mock-surroundings';

import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { CallReply } from '@portal/shared/contract';
import { accessToken, enterSession, leaveSession, lockSession } from '@portal/shared/session';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tokens } from '../../testing/company';
import { answer, forgetCalls, inputsOf } from '../../testing/fake-api';
import { renderPages, writeBoot } from '../../testing/render-pages';
import { ConsentWatch } from './consent-watch';

const privacy: CallReply<'consentsDue'>[number] = {
  consent: 'PRIVACY',
  version: '2026-12',
  title: '隐私政策',
  content: '<p>新的正文</p>',
  first: false,
};

beforeAll(() => writeBoot());
beforeEach(() => {
  forgetCalls();
  enterSession(tokens);
  answer('consentsAgree', null);
  answer('loginOut', null);
});
afterEach(() => {
  cleanup();
  leaveSession();
});

const dialog = () => screen.findByRole('dialog', { name: '协议已更新' });

function open() {
  const page = { path: '/center/crm/user', Component: ConsentWatch };
  return renderPages([page, { path: '/login', element: <h1>登录</h1> }], page.path);
}

test('somebody who came back by a reload agrees to the new version, and is asked no more', async () => {
  answer('consentsDue', [privacy]);
  open();
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: '同意并继续' }));
  await act(async () => undefined);
  expect(inputsOf('consentsAgree')).toEqual([{ body: { agreed: [{ consent: 'PRIVACY', version: '2026-12' }] } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  forgetCalls();
  open();
  await act(async () => undefined);
  expect(inputsOf('consentsDue')).toEqual([]);
});

test('who does not agree is logged out', async () => {
  answer('consentsDue', [privacy]);
  const { router } = open();
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: '退出登录' }));
  await screen.findByRole('heading', { name: '登录' });
  expect(router.state.location.pathname).toBe('/login');
  expect(accessToken()).toBeUndefined();
});

test('while the session is locked nobody is asked', async () => {
  answer('consentsDue', [privacy]);
  lockSession();
  open();
  await act(async () => undefined);
  expect(inputsOf('consentsDue')).toEqual([]);
});
