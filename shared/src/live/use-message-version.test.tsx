import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';

jest.mock('../api/public', () => ({ call: jest.fn() }));

import { tellNews } from './news';
import { learnUnread } from './unread';
import { useMessageVersion } from './use-message-version';

afterEach(cleanup);

function Page() {
  return <p>第 {useMessageVersion()} 次</p>;
}

test('a message may tell of what a page shows; that messages are read does not', () => {
  render(<Page />);
  act(() => tellNews({ kind: 'changed' }));
  act(() => learnUnread({ compCode: 'C1', count: 3 }));
  act(() => learnUnread({ compCode: 'C1', count: 4 }));
  expect(screen.getByText('第 0 次')).toBeTruthy();
  const message = { id: 'M1', title: '审核通过', type: 'AUDIT' as const, sendTime: '2026-11-20T02:00:00Z' };
  act(() => tellNews({ kind: 'message', message }));
  expect(screen.getByText('第 1 次')).toBeTruthy();
});

test('whoever comes back to the tab sees what is true now', () => {
  render(<Page />);
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('第 0 次')).toBeTruthy();
  seen.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('第 1 次')).toBeTruthy();
  seen.mockRestore();
});
