import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPortal } from '../../testing/render-in-portal';
import { LoadedArea } from './loaded-area';
import { useLoaded } from './use-loaded';

afterEach(cleanup);

type Load = (signal: AbortSignal) => Promise<string>;

function Shown({ load, about = '', version = 0 }: { load: Load; about?: string; version?: number }) {
  const loaded = useLoaded(load, about, version);
  return (
    <>
      <button type="button" onClick={loaded.reload}>
        刷新
      </button>
      <LoadedArea loaded={loaded} skeleton={<p>加载中</p>}>
        {(value) => <p>{value}</p>}
      </LoadedArea>
    </>
  );
}

test('shows what came', async () => {
  renderInPortal(<Shown load={async () => '账户一'} />);
  expect(await screen.findByText('账户一')).toBeTruthy();
});

test('a failure says so, with its number, and can be tried again', async () => {
  const error = Object.assign(new Error('系统繁忙'), { requestId: 'req-7' });
  const load = jest.fn<Load>().mockRejectedValueOnce(error).mockResolvedValue('账户一');
  renderInPortal(<Shown load={load} />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('系统繁忙');
  expect(alert.textContent).toContain('req-7');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('账户一')).toBeTruthy();
});

test('what one may not see says so in its place, without a button that cannot help', async () => {
  const error = Object.assign(new Error('您没有权限执行此操作'), { status: '443' });
  renderInPortal(<Shown load={() => Promise.reject(error)} />);
  expect(await screen.findByText('您没有权限执行此操作')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('another version is loaded by itself; if that fails, what is shown stays', async () => {
  const load = jest.fn<Load>().mockResolvedValueOnce('待审核').mockResolvedValueOnce('已通过');
  const { rerender } = renderInPortal(<Shown load={load} />);
  expect(await screen.findByText('待审核')).toBeTruthy();
  rerender(<Shown load={load} version={1} />);
  expect(await screen.findByText('已通过')).toBeTruthy();
  load.mockRejectedValueOnce(new Error('网络异常'));
  rerender(<Shown load={load} version={2} />);
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  expect(screen.getByText('已通过')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('while it is asked again, the old answer stays', async () => {
  const load = jest.fn<Load>().mockResolvedValueOnce('旧').mockResolvedValueOnce('新');
  renderInPortal(<Shown load={load} />);
  await screen.findByText('旧');
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(await screen.findByText('新')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('the answer to another question is not shown, and its request is given up', async () => {
  const signals: AbortSignal[] = [];
  const load: Load = (signal) => {
    signals.push(signal);
    return signals.length === 1 ? new Promise(() => {}) : Promise.resolve('账户二');
  };
  const { rerender } = renderInPortal(<Shown load={load} about="1" />);
  rerender(<Shown load={load} about="2" />);
  await waitFor(() => expect(screen.getByText('账户二')).toBeTruthy());
  expect(signals[0]?.aborted).toBe(true);
});
