import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { stoppedClock } from '../../testing/fake-clock';
import { CodeButton } from './code-button';

const clock = stoppedClock();
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const pass = (seconds: number) => clock.pass(seconds * 1000);
const button = () => screen.getByRole('button');

describe('获取验证码', () => {
  test.each([60, 120])(
    '"Code resend wait is 120 seconds in the code-button flow and 60 seconds in the inline slider flow": counts %i down, then offers to fetch again',
    async (seconds) => {
      const send = jest.fn(async () => true);
      render(<CodeButton purpose={`count-${seconds}`} seconds={seconds} send={send} />);
      expect(button().textContent).toBe('获取验证码');
      await clock.click(button());
      expect(button().textContent).toBe(`已发送(${seconds})`);
      await pass(seconds / 2);
      expect(button().textContent).toBe(`已发送(${seconds / 2})`);
      await pass(seconds / 2);
      expect(button().textContent).toBe('重新获取');
    },
  );

  test('no action while counting', async () => {
    const send = jest.fn(async () => true);
    render(<CodeButton purpose="no-action" send={send} />);
    await clock.click(button());
    await clock.click(button());
    expect(send).toHaveBeenCalledTimes(1);
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  test('a reload does not shorten the wait', async () => {
    const first = render(<CodeButton purpose="reload" send={async () => true} />);
    await clock.click(button());
    await pass(20);
    first.unmount();
    await pass(30);
    render(<CodeButton purpose="reload" send={async () => true} />);
    expect(button().textContent).toBe('已发送(70)');
    // It is no news on a form that has sent nothing itself, e.g. after a logout.
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('the countdown belongs to the number, and comes back with it', async () => {
    const send = async () => true;
    const { rerender } = render(<CodeButton purpose="number" to="13900000001" send={send} />);
    await clock.click(button());
    await pass(20);
    rerender(<CodeButton purpose="number" to="13900000002" send={send} />);
    expect(button().textContent).toBe('获取验证码');
    expect(button().getAttribute('aria-disabled')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe('');
    await pass(10);
    rerender(<CodeButton purpose="number" to="13900000001" send={send} />);
    expect(button().textContent).toBe('已发送(90)');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('13900000001');
  });

  test('a code that was sent meanwhile counts for the number it went to', async () => {
    let answer: (sent: boolean) => void = () => undefined;
    const send = () => new Promise<boolean>((resolve) => (answer = resolve));
    const { rerender } = render(<CodeButton purpose="late" to="13900000001" send={send} />);
    await clock.click(button());
    rerender(<CodeButton purpose="late" to="13900000002" send={send} />);
    answer(true);
    await pass(0);
    expect(button().textContent).toBe('获取验证码');
    rerender(<CodeButton purpose="late" to="13900000001" send={send} />);
    expect(button().textContent).toBe('已发送(120)');
  });

  test('a failed send clears the code and resets', async () => {
    const onFailed = jest.fn();
    render(<CodeButton purpose="failed" send={async () => false} onFailed={onFailed} />);
    await clock.click(button());
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(button().textContent).toBe('获取验证码');
  });

  test('a rejected send counts as failed', async () => {
    const onFailed = jest.fn();
    render(<CodeButton purpose="rejected" send={() => Promise.reject(new Error('x'))} onFailed={onFailed} />);
    await clock.click(button());
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  test('counts on without storage', async () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    render(<CodeButton purpose="no-storage" send={async () => true} />);
    await clock.click(button());
    expect(button().textContent).toBe('已发送(120)');
    refuse.mockRestore();
  });

  test('its name says when it can be used again', async () => {
    render(<CodeButton purpose="name" send={async () => true} />);
    await clock.click(button());
    expect(screen.getByRole('button', { name: '获取验证码 (120秒后可重新获取)' })).toBe(button());
    expect(screen.getByRole('status').textContent).toBe('验证码已发送');
  });
});
