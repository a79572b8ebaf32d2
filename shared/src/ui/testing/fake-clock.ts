import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Stops the clock for each test of a file. Acts of a person then settle at once; time passes only by `pass`. */
export function stoppedClock() {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  const user = (): UserEvent => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return {
    pass,
    click: async (element: Element) => {
      await user().click(element);
      await pass(0);
    },
    press: async (keys: string) => {
      await user().keyboard(keys);
      await pass(0);
    },
    user,
  };
}
