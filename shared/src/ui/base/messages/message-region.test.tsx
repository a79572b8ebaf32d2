import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { currentMessages, dismissMessage, showMessage, showSuccess } from './message-list';
import { MessageRegion } from './message-region';

beforeEach(() => {
  jest.useFakeTimers();
  for (const message of currentMessages()) dismissMessage(message.id);
  render(<MessageRegion />);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const region = () => screen.getByRole('status');

describe('messages', () => {
  test('the msg is shown as a warning for 5 seconds: "Error messages last 5000 ms"', () => {
    act(() => showMessage('warning', '请求失败！'));
    expect(region().textContent).toContain('警告：请求失败！');
    pass(4_900);
    expect(region().textContent).toContain('请求失败！');
    pass(200);
    expect(region().textContent).toBe('');
  });

  test('the same sentence twice is one message', () => {
    act(() => showMessage('warning', '操作失败！'));
    act(() => showMessage('warning', '操作失败！'));
    expect(screen.getAllByText('操作失败！')).toHaveLength(1);
  });

  test('one that comes as another goes has its whole time', () => {
    act(() => showMessage('info', '先来'));
    pass(4_000);
    act(() => {
      for (const { id } of currentMessages()) dismissMessage(id);
      showMessage('info', '后到');
    });
    pass(4_000);
    expect(screen.queryByText('后到')).toBeTruthy();
    pass(1_100);
    expect(screen.queryByText('后到')).toBeNull();
  });

  test('at most three at once', () => {
    act(() => {
      for (const text of ['一', '二', '三', '四']) showMessage('info', text);
    });
    expect(screen.queryByText('一')).toBeNull();
    expect(screen.getAllByRole('button', { name: '关闭提示' })).toHaveLength(3);
  });

  test('waits while the pointer is on it', () => {
    act(() => showMessage('error', '慢慢读'));
    const message = screen.getByText('慢慢读').closest('[class*=message]') as HTMLElement;
    fireEvent.mouseEnter(message);
    pass(20_000);
    expect(screen.queryByText('慢慢读')).toBeTruthy();
    fireEvent.mouseLeave(message);
    pass(5_100);
    expect(screen.queryByText('慢慢读')).toBeNull();
  });

  test('"Success of updates: 操作成功！", and what more there is to say on a second line', () => {
    act(() => showSuccess('该设备已退出登录'));
    expect(screen.getByText('操作成功！')).toBeTruthy();
    expect(screen.getByText('该设备已退出登录')).toBeTruthy();
    act(() => showSuccess());
    expect(screen.getAllByText('操作成功！')).toHaveLength(2);
  });

  test('can be closed', () => {
    act(() => showMessage('success', '操作成功！'));
    fireEvent.click(screen.getByRole('button', { name: '关闭提示' }));
    expect(region().textContent).toBe('');
  });
});
