import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { LoadingOverlay } from './loading-overlay';

afterEach(cleanup);

test('"Loading text 正在加载中...... with a counter so that the overlay closes at zero."', () => {
  const { rerender } = render(<LoadingOverlay count={2} />);
  expect(screen.getByRole('status').textContent).toBe('正在加载中......');
  rerender(<LoadingOverlay count={1} />);
  expect(screen.getByText('正在加载中......')).toBeTruthy();
  rerender(<LoadingOverlay count={0} />);
  expect(screen.queryByText('正在加载中......')).toBeNull();
});
