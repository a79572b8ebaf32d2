import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './pagination';

afterEach(cleanup);

function show(page: number) {
  const onChange = jest.fn();
  render(<Pagination label="人员列表" page={page} pageSize={10} total={47} onChange={onChange} />);
  return onChange;
}

describe('Pagination', () => {
  test('says how many there are and marks the present page', () => {
    show(2);
    expect(screen.getByRole('navigation', { name: '人员列表分页' }).textContent).toContain('共 47 条');
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
    await userEvent.selectOptions(screen.getByRole('combobox'), '50');
    expect(onChange).toHaveBeenCalledWith(1, 50);
  });
});
