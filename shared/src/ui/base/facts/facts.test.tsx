import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { Facts } from './facts';

afterEach(cleanup);

test('facts that are missing leave no dot, and each dot belongs to the fact before it', () => {
  const { container } = render(<Facts facts={['QY2025000299', '', false, null, undefined, '已开通']} />);
  expect(container.textContent).toBe('QY2025000299 · 已开通');
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(['QY2025000299 · ', '已开通']);
});
