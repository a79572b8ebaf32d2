import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterSession, leaveSession, switchCompany } from '../../../session/public';
import { renderAt } from '../../testing/render-at';
import { mayLeavePage } from './leave-page';
import { UnsavedGuard } from './unsaved-guard';

afterEach(cleanup);

async function leave(save?: () => Promise<boolean>, when = true) {
  const { router } = renderAt('/register/permit', <UnsavedGuard when={when} {...(save && { save })} />);
  await act(() => router.navigate('/center'));
  return () => router.state.location.pathname;
}

describe('UnsavedGuard', () => {
  test('asks before the page is left, and staying stays', async () => {
    const path = await leave();
    expect(screen.getByRole('dialog', { name: '离开前要保存吗？' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '继续编辑' }));
    expect(path()).toBe('/register/permit');
  });

  test('giving up leaves', async () => {
    const path = await leave();
    await userEvent.click(screen.getByRole('button', { name: '放弃并离开' }));
    await waitFor(() => expect(path()).toBe('/center'));
  });

  test('saving leaves once it is saved', async () => {
    const save = jest.fn(async () => true);
    const path = await leave(save);
    await userEvent.click(screen.getByRole('button', { name: '保存并离开' }));
    await waitFor(() => expect(path()).toBe('/center'));
    expect(save).toHaveBeenCalledTimes(1);
  });

  test.each([() => Promise.resolve(false), () => Promise.reject(new Error('x'))])(
    'what could not be saved keeps one there',
    async (save) => {
      const path = await leave(save);
      await userEvent.click(screen.getByRole('button', { name: '保存并离开' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(path()).toBe('/register/permit');
    },
  );

  test('nothing unsaved, nothing asked', async () => {
    const path = await leave(undefined, false);
    expect(path()).toBe('/center');
  });

  test('a new query on the same page is no leaving', async () => {
    const { router } = renderAt('/center/list', <UnsavedGuard when />);
    await act(() => router.navigate('/center/list?page=2'));
    expect(router.state.location.search).toBe('?page=2');
  });

  test('unless the page is another one by this parameter', async () => {
    const { router } = renderAt('/center/list?change=COMPANY', <UnsavedGuard when parameter="change" />);
    await act(() => router.navigate('/center/list?change=COMPANY&page=2'));
    expect(router.state.location.search).toBe('?change=COMPANY&page=2');
    await act(() => router.navigate('/center/list'));
    expect(screen.getByRole('dialog', { name: '离开前要保存吗？' })).toBeTruthy();
    expect(router.state.location.search).toBe('?change=COMPANY&page=2');
  });

  test('closing the tab is asked about by the browser', async () => {
    await leave();
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('mayLeavePage', () => {
  const ask = (when: boolean, save?: () => Promise<boolean>) => {
    renderAt('/center/crm/user', <UnsavedGuard when={when} {...(save && { save })} />);
    let answer: Promise<boolean> | undefined;
    act(() => {
      answer = mayLeavePage();
    });
    return answer;
  };

  test('nothing unsaved: yes, unasked', async () => {
    await expect(ask(false)).resolves.toBe(true);
  });

  test.each([
    ['放弃并离开', true],
    ['继续编辑', false],
    ['关闭', false],
    ['保存并离开', true],
  ])('%s: %p', async (button, expected) => {
    const answer = ask(true, async () => true);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    await expect(answer).resolves.toBe(expected);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a guard that is gone asks no more', async () => {
    const { unmount } = renderAt('/center/crm/user', <UnsavedGuard when />);
    unmount();
    await expect(mayLeavePage()).resolves.toBe(true);
  });
});

describe('once the session is over, nothing can be saved and nothing is asked', () => {
  const tokens = { accessToken: 'a', refreshToken: 'r', failurePeriodSec: 900, expiresIn: 1800 };
  const company = { compName: '乙公司', employeeCode: 'e2' };

  test.each([
    ['after a logout', leaveSession],
    ['after a switch of company', () => switchCompany(tokens, company, null)],
  ])('%s', async (_, end) => {
    enterSession(tokens);
    const { router } = renderAt('/center/crm/company/changeAcc', <UnsavedGuard when />);
    end();
    await act(() => router.navigate('/login'));
    expect(router.state.location.pathname).toBe('/login');
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
    leaveSession();
  });
});
