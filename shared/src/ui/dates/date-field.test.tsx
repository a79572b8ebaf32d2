import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { formatDay } from '../../format/date-time';
import { renderInPortal } from '../testing/render-in-portal';
import { setWindowWidth } from '../testing/window-width';
import { DateField } from './date-field';
import { DateListField } from './date-list-field';
import { DateRangeField } from './date-range-field';

afterEach(cleanup);

function type(field: HTMLElement, text: string) {
  fireEvent.mouseDown(field);
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
}

describe('DateField', () => {
  test('default format YYYY-MM-DD', () => {
    renderInPortal(<DateField label="成立日期" value="2026-11-21" />);
    expect(screen.getByLabelText<HTMLInputElement>('成立日期').value).toBe('2026-11-21');
  });

  test('year format YYYY年', () => {
    renderInPortal(<DateField label="年度" format="YYYY年" value="2026年" />);
    expect(screen.getByLabelText<HTMLInputElement>('年度').value).toBe('2026年');
  });

  test('takes a typed day', async () => {
    const onChange = jest.fn();
    renderInPortal(<DateField label="成立日期" onChange={onChange} />);
    const field = screen.getByLabelText('成立日期');
    type(field, '2026-02-28');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith('2026-02-28');
  });

  test.each(['2026-02-30', 'abc', '20260230'])('emits an input error on %s, which is no day', (text) => {
    const onInputError = jest.fn();
    renderInPortal(<DateField label="成立日期" onInputError={onInputError} />);
    const field = screen.getByLabelText('成立日期');
    type(field, text);
    fireEvent.blur(field);
    expect(onInputError).toHaveBeenCalledWith('请输入正确的日期，例如 2026-01-31');
    expect(screen.getByRole('alert').textContent).toBe('请输入正确的日期，例如 2026-01-31');
  });

  function Held({ first = '' }: { first?: string }) {
    const [day, setDay] = useState(first);
    return (
      <>
        <DateField label="成立日期" value={day} onChange={setDay} max="2026-11-30" />
        <output aria-label="收到">{day}</output>
      </>
    );
  }

  test.each(['2026-3-1', '2026/03/01', '20260301'])('takes %s when the field is left', (text) => {
    renderInPortal(<Held first="2025-12-31" />);
    const field = screen.getByLabelText<HTMLInputElement>('成立日期');
    type(field, text);
    fireEvent.blur(field);
    expect(screen.getByLabelText('收到').textContent).toBe('2026-03-01');
    expect(field.value).toBe('2026-03-01');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('Enter takes it as well', () => {
    renderInPortal(<Held />);
    const field = screen.getByLabelText<HTMLInputElement>('成立日期');
    type(field, '2026/3/1');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(screen.getByLabelText('收到').textContent).toBe('2026-03-01');
  });

  test.each(['2026-03-01', '2026/3/1', '20260301', '2026年3月1日', '2026-02-30', ''])(
    'Enter on %p settles the day and never submits the form',
    (text) => {
      renderInPortal(<Held />);
      const field = screen.getByLabelText<HTMLInputElement>('成立日期');
      type(field, text);
      // The browser submits a form by the default of this event.
      expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
    },
  );

  test('a day that was taken is no fault any more', () => {
    renderInPortal(<Held />);
    const field = screen.getByLabelText<HTMLInputElement>('成立日期');
    type(field, '2018/3/');
    fireEvent.blur(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    type(field, '2018/3/1');
    fireEvent.blur(field);
    expect(field.value).toBe('2018-03-01');
    expect(field.getAttribute('aria-invalid')).toBe('false');
  });

  test('a day outside of the limits is not taken, and the field says why', () => {
    renderInPortal(<Held />);
    const field = screen.getByLabelText('成立日期');
    type(field, '2026/12/1');
    fireEvent.blur(field);
    expect(screen.getByLabelText('收到').textContent).toBe('');
    expect(screen.getByRole('alert').textContent).toBe('日期不能晚于 2026-11-30');
  });

  test('an empty field is no error', () => {
    const onInputError = jest.fn();
    renderInPortal(<DateField label="成立日期" onInputError={onInputError} />);
    const field = screen.getByLabelText('成立日期');
    type(field, '');
    fireEvent.blur(field);
    expect(onInputError).not.toHaveBeenCalled();
  });

  test('the calendar speaks Chinese', async () => {
    renderInPortal(<DateField label="成立日期" value="2026-11-21" />);
    await userEvent.click(screen.getByLabelText('成立日期'));
    expect((await screen.findAllByText('一')).length).toBeGreaterThan(0);
    expect(screen.getByText('2026年')).toBeTruthy();
  });
});

describe('DateListField', () => {
  test('adds a typed day, in order and once', () => {
    const onChange = jest.fn();
    renderInPortal(<DateListField label="还款日" value={['2026-11-23']} onChange={onChange} />);
    const field = screen.getByLabelText('还款日');
    for (const day of ['2026-11-21', '2026-11-23']) {
      type(field, day);
      fireEvent.keyDown(field, { key: 'Enter' });
    }
    expect(onChange.mock.calls).toEqual([[['2026-11-21', '2026-11-23']]]);
  });

  test('removes one', async () => {
    const onChange = jest.fn();
    renderInPortal(<DateListField label="还款日" value={['2026-11-21', '2026-11-23']} onChange={onChange} />);
    expect(screen.getByRole('list', { name: '已选还款日' }).children).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: '移除 2026-11-21' }));
    expect(onChange).toHaveBeenCalledWith(['2026-11-23']);
  });
});

describe('DateRangeField', () => {
  afterEach(() => setWindowWidth(1440));

  test('holds two ends, of which either may stay open', () => {
    setWindowWidth(1440);
    renderInPortal(<DateRangeField label="签署日期" value={['2026-11-01', '']} />);
    expect(screen.getByPlaceholderText<HTMLInputElement>('开始日期').value).toBe('2026-11-01');
    expect(screen.getByPlaceholderText<HTMLInputElement>('结束日期').value).toBe('');
  });

  test('either end takes a day that is written in another way', () => {
    setWindowWidth(1440);
    const onChange = jest.fn();
    renderInPortal(<DateRangeField label="签署日期" value={['2026-11-01', '']} onChange={onChange} />);
    const end = screen.getByPlaceholderText('结束日期');
    type(end, '20261130');
    fireEvent.blur(end);
    expect(onChange).toHaveBeenLastCalledWith(['2026-11-01', '2026-11-30']);
  });

  test('Enter at either end settles it and never submits the form', () => {
    setWindowWidth(1440);
    const onChange = jest.fn();
    renderInPortal(<DateRangeField label="签署日期" value={['2026-11-01', '']} onChange={onChange} />);
    const end = screen.getByPlaceholderText('结束日期');
    type(end, '2026年11月30日');
    expect(fireEvent.keyDown(end, { key: 'Enter' })).toBe(false);
    expect(onChange).toHaveBeenLastCalledWith(['2026-11-01', '2026-11-30']);
  });

  const today = formatDay(Date.now());
  const month = [`${today.slice(0, 8)}01`, today] as const;

  test('the usual ranges are one press each, and the chosen one is marked', async () => {
    setWindowWidth(1440);
    const onChange = jest.fn();
    renderInPortal(<DateRangeField label="签署日期" value={month} onChange={onChange} />);
    const start = screen.getByPlaceholderText('开始日期');
    act(() => start.focus());
    fireEvent.keyDown(start, { key: 'ArrowDown' });
    const week = await screen.findByRole('button', { name: '近 7 天' });
    await waitFor(() => expect(document.activeElement).toBe(week));
    expect(screen.getByRole('button', { name: '本月' }).getAttribute('aria-pressed')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([formatDay(Date.now() - 6 * 86_400_000), today]);
    expect(document.activeElement).toBe(start);
  });

  test('the usual ranges stand below the two fields of a phone', async () => {
    setWindowWidth(375);
    const onChange = jest.fn();
    renderInPortal(<DateRangeField label="签署" onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: '本月' }));
    expect(onChange).toHaveBeenLastCalledWith(month);
  });

  test('is two fields on a phone', () => {
    setWindowWidth(375);
    const onChange = jest.fn();
    renderInPortal(<DateRangeField label="签署" value={['2026-11-01', '']} onChange={onChange} />);
    const end = screen.getByLabelText('签署结束日期');
    type(end, '2026-11-30');
    fireEvent.keyDown(end, { key: 'Enter' });
    expect(onChange).toHaveBeenCalledWith(['2026-11-01', '2026-11-30']);
  });
});
