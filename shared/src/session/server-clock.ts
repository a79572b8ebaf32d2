import { clockAt, readClock } from './clock';
import { pageState, updatePage } from './page-state';
import { clockOffset } from './rules/public';

const setOffset = (offset: number): void => updatePage({ clock: clockAt(offset) });

/** Milliseconds of now by the server's clock. */
export const serverNow = (): number => readClock(pageState().clock);

/** An answer that took longer says little: the machine may have slept between sending and receiving. */
const maxTrustedMs = 10_000;

/**
 * Takes over the time of an answer. The two other times are this machine's, at sending and receiving. The server's
 * clock now shows at least the answer's time, and at most that time plus the answer's duration. An answer that took
 * long only corrects a clock outside these bounds. If the machine's clock was set back meanwhile, the answer is
 * ignored.
 */
export function syncServerTime(serverTime: number, sentAt: number, receivedAt: number): void {
  const took = receivedAt - sentAt;
  if (took < 0) return;
  if (took <= maxTrustedMs) {
    setOffset(clockOffset(serverTime, sentAt, receivedAt));
    return;
  }
  const known = serverNow();
  const possible = Math.min(Math.max(known, serverTime), serverTime + took);
  if (possible !== known) setOffset(possible - Date.now());
}

/** Milliseconds to add to this machine's clock: a new page starts with them until the server has answered. */
export const serverOffset = (): number => serverNow() - Date.now();
export const restoreServerOffset = setOffset;
