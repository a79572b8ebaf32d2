import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** While the clock is stopped, time passes only by this. */
export const pass = (milliseconds: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** A person at a stopped clock. Their act is over when all that follows from it at once has happened too. */
export const user = (): UserEvent => userEvent.setup({ advanceTimers: jest.advanceTimersByTimeAsync, delay: 0 });

/** Stops the clock for each test of a file. Acts of a person then settle at once. */
export function stoppedClock() {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
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
