import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAt } from '../../testing/render-at';
import { Pagination } from './pagination';

afterEach(cleanup);

function show(page: number) {
  const onChange = jest.fn();
  renderAt('/', <Pagination label="人员列表" page={page} pageSize={10} total={47} onChange={onChange} />);
  return onChange;
}

describe('Pagination', () => {
  test('marks the present page', () => {
    show(2);
    expect(screen.getByRole('button', { current: 'page' }).textContent).toBe('2');
  });
  test('goes on by number and by arrow', async () => {
    const onChange = show(2);
    await userEvent.click(screen.getByRole('button', { name: '第 4 页' }));
    await userEvent.click(screen.getByRole('button', { name: '下一页' }));
    expect(onChange.mock.calls).toEqual([
      [4, 10],
      [3, 10],
    ]);
  });
  test('ends at the last page', () => {
    show(5);
    expect(screen.getByRole('button', { name: '下一页' }).hasAttribute('disabled')).toBe(true);
  });
  test('another page size starts at the first page', async () => {
    const onChange = show(4);
    await userEvent.click(screen.getByRole('button', { name: '每页 10 条' }));
    await userEvent.click(screen.getByRole('menuitem', { name: '50 条/页' }));
    expect(onChange).toHaveBeenCalledWith(1, 50);
  });
});
