import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { stoppedClock } from '../../testing/fake-clock';
import { ClickVerification } from './click-verification';

type Check = (signal: AbortSignal) => Promise<string | null>;

function Field({ check, onToken }: { check: Check; onToken?: (token: string | undefined) => void }) {
  const [token, setToken] = useState<string>();
  return (
    <ClickVerification
      check={check}
      value={token}
      onChange={(next) => {
        setToken(next);
        onToken?.(next);
      }}
    />
  );
}

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const clock = stoppedClock();
afterEach(cleanup);

describe('the states of the spec: to click, checking, success', () => {
  test('goes through them and hands the token over', async () => {
    const answer = deferred<string | null>();
    const onToken = jest.fn();
    render(<Field check={() => answer.promise} onToken={onToken} />);
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('点击完成验证');

    await clock.click(button);
    expect(button.textContent).toBe('验证中……');
    expect(button.getAttribute('aria-busy')).toBe('true');

    await act(async () => answer.resolve('token-1'));
    expect(button.textContent).toBe('验证成功');
    expect(onToken).toHaveBeenCalledWith('token-1');
  });

  test('a refusal and a broken connection let the person try again', async () => {
    const check = jest.fn<Check>().mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('network'));
    check.mockResolvedValueOnce('token-2');
    render(<Field check={check} />);
    const button = screen.getByRole('button');
    await clock.click(button);
    expect(button.textContent).toBe('验证未通过，请重新点击');
    await clock.click(button);
    expect(button.textContent).toBe('网络异常，请检查网络后重新点击');
    await clock.click(button);
    expect(button.textContent).toBe('验证成功');
  });

  test('asks the server once, however often one clicks', async () => {
    const check = jest.fn<Check>(() => new Promise(() => {}));
    render(<Field check={check} />);
    await clock.user().dblClick(screen.getByRole('button'));
    expect(check).toHaveBeenCalledTimes(1);
  });

  test('works by keyboard alone', async () => {
    const check = jest.fn<Check>().mockResolvedValue('token');
    render(<Field check={check} />);
    await clock.user().tab();
    await clock.press('{Enter}');
    expect(screen.getByRole('button').textContent).toBe('验证成功');
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });

  test('a token that the server no longer keeps is given back', async () => {
    const onToken = jest.fn();
    render(<Field check={async () => 'token'} onToken={onToken} />);
    await clock.click(screen.getByRole('button'));
    await clock.pass(120_000);
    expect(screen.getByRole('button').textContent).toBe('验证已过期，请重新点击');
    expect(onToken).toHaveBeenLastCalledWith(undefined);
  });

  test('leaving the page gives the question up', async () => {
    let signal: AbortSignal | undefined;
    const { unmount } = render(
      <Field
        check={(given) => {
          signal = given;
          return new Promise(() => {});
        }}
      />,
    );
    await clock.click(screen.getByRole('button'));
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});
