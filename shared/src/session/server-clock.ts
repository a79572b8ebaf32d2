import { clockOffset } from './rules/public';

/**
 * The server's clock, as far as this page knows it. Between two answers the time grows by the clock that ran further:
 * the machine's clock can be set back, and the steady one stands still while the machine sleeps.
 */
interface Anchor {
  readonly server: number;
  readonly wall: number;
  readonly steady: number;
}

const anchorAt = (offset: number): Anchor => {
  const wall = Date.now();
  return { server: wall + offset, wall, steady: performance.now() };
};

let anchor = anchorAt(0);

/** Milliseconds of now by the server's clock. */
export function serverNow(): number {
  return anchor.server + Math.max(Date.now() - anchor.wall, performance.now() - anchor.steady);
}

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
    anchor = anchorAt(clockOffset(serverTime, sentAt, receivedAt));
    return;
  }
  const known = serverNow();
  const possible = Math.min(Math.max(known, serverTime), serverTime + took);
  if (possible !== known) anchor = anchorAt(possible - Date.now());
}

/** Milliseconds to add to this machine's clock: a new page starts with them until the server has answered. */
export const serverOffset = (): number => serverNow() - Date.now();
export function restoreServerOffset(offset: number): void {
  anchor = anchorAt(offset);
}
