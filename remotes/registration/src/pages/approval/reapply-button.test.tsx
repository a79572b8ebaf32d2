import '@portal/shared/testing/mock-api';

import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { answer, forgetCalls, inputsOf } from '@portal/shared/testing/fake-api';
import { writeBoot } from '@portal/shared/testing/write-boot';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FlowContext } from '../../flow/progress-context';
import { progressOf, signIn } from '../../testing/progress';
import { Component as Approval } from './page';

jest.setTimeout(30_000);

const refresh = jest.fn();

beforeAll(() => writeBoot());
beforeEach(() => {
  forgetCalls();
  refresh.mockClear();
  signIn();
});
afterEach(cleanup);

function open(rootManager = true) {
  const progress = progressOf('45', { rootManager });
  const flow = { progress, advance: () => undefined, sought: null, look: async () => undefined, refresh };
  const page = (
    <FlowContext value={flow}>
      <Approval />
    </FlowContext>
  );
  const router = createMemoryRouter(
    [
      { path: '/register/approval', element: page },
      { path: '/register/way-out', element: <h1>重新申请企业认证</h1> },
    ],
    { initialEntries: ['/register/approval'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('the administrator of a refused company goes to its new application', async () => {
  answer('wayOutOffer', { kind: 'reapplication', ticket: 'a/b' });
  const router = open();
  await userEvent.click(screen.getByRole('button', { name: '重新申请' }));
  expect(await screen.findByRole('heading', { name: '重新申请企业认证' })).toBeTruthy();
  expect(router.state.location.search).toBe('?ticket=a%2Fb');
  expect(inputsOf('wayOutOffer')).toEqual([{ body: { employeeCode: 'e1' } }]);
});

test('if the company has another status by now, the page asks for it', async () => {
  answer('wayOutOffer', null);
  open();
  await userEvent.click(screen.getByRole('button', { name: '重新申请' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('another person of the company has no such button', () => {
  open(false);
  expect(screen.queryByRole('button', { name: '重新申请' })).toBeNull();
});
