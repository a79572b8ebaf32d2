import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInPortal } from '../../testing/render-in-portal';
import { AmountInput } from './amount-input';
import { shownAmount, typedAmount } from './amount-text';

afterEach(cleanup);

describe('typedAmount', () => {
  test.each([
    ['1234.567', '1234.56'],
    ['1,234.5', '1234.5'],
    ['１', ''],
    ['0012', '12'],
    ['.5', '0.5'],
    ['1。5', '1.5'],
    ['1.2.3', '1.23'],
    ['-3', '3'],
    ['1234567890', '123456789'],
    ['', ''],
  ])('%s is %s', (typed, amount) => {
    expect(typedAmount(typed, 9)).toBe(amount);
  });
});

test.each([
  ['1234567.5', '1,234,567.50'],
  ['', ''],
  [undefined, ''],
  ['.', '.'],
])('%s is shown as %s', (value, shown) => {
  expect(shownAmount(value)).toBe(shown);
});

test('separators come when the field is left and go when it is entered', async () => {
  let held = '';
  function Field() {
    const [value, setValue] = useState('');
    held = value;
    return <AmountInput aria-label="金额" value={value} onChange={setValue} />;
  }
  renderInPortal(<Field />);
  const field = screen.getByLabelText<HTMLInputElement>('金额');
  await userEvent.type(field, '1234567.5');
  expect(field.value).toBe('1234567.5');
  await userEvent.tab();
  expect(field.value).toBe('1,234,567.50');
  expect(held).toBe('1234567.50');
  await userEvent.click(field);
  expect(field.value).toBe('1234567.50');
});
