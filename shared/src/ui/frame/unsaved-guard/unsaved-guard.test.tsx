import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at';
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

  test('closing the tab is asked about by the browser', async () => {
    await leave();
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});
