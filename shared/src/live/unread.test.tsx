import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { FakeBroadcastChannel } from '../session/testing/fake-broadcast-channel';

const call = jest.fn<(name: string, input: unknown) => Promise<number>>();
jest.mock('../api/public', () => ({ call: (name: string, input: unknown) => call(name, input) }));

/** Opens a tab: its own copy of the modules, with the browser's channel. */
function openTab() {
  let modules: (typeof import('./unread') & typeof import('./news')) | undefined;
  jest.isolateModules(() => {
    modules = { ...require('./unread'), ...require('./news') };
  });
  if (!modules) throw new Error('no modules');
  return modules;
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeBroadcastChannel });
  call.mockReset();
});
afterEach(cleanup);

test('a number that one tab learns is seen in the others; one of another company is not', () => {
  const here = openTab();
  const elsewhere = openTab();
  const heard: unknown[] = [];
  elsewhere.onNews((news) => heard.push(news));
  here.learnUnread({ compCode: 'C1', count: 4 });
  here.learnUnread({ compCode: 'C1', count: 4 });
  expect(heard).toEqual([{ kind: 'unread', unread: { compCode: 'C1', count: 4 } }]);
});

test('asks at first and after a change, once for all who want to know', async () => {
  call.mockResolvedValueOnce(7).mockResolvedValueOnce(6);
  const { useUnread } = jest.requireActual<typeof import('./unread')>('./unread');
  const { tellNews } = jest.requireActual<typeof import('./news')>('./news');
  function Badge({ name }: { name: string }) {
    return (
      <p>
        {name} {useUnread('C1') ?? '未知'}
      </p>
    );
  }
  render(
    <>
      <Badge name="铃铛" />
      <Badge name="标签" />
    </>,
  );
  expect(screen.getByText('铃铛 未知')).toBeTruthy();
  expect(await screen.findByText('铃铛 7')).toBeTruthy();
  expect(screen.getByText('标签 7')).toBeTruthy();
  act(() => tellNews({ kind: 'changed' }));
  expect(await screen.findByText('铃铛 6')).toBeTruthy();
  expect(call).toHaveBeenCalledTimes(2);
});

test('a failure is said by who wants to', async () => {
  call.mockRejectedValue(new Error('网络异常'));
  const { useUnread } = jest.requireActual<typeof import('./unread')>('./unread');
  const failed = jest.fn();
  function Badge() {
    useUnread('C2', failed);
    return null;
  }
  render(<Badge />);
  await act(async () => undefined);
  expect(failed).toHaveBeenCalledTimes(1);
});
