import { clockOffset } from './rules/public';

/**
 * The server's clock, as far as this page knows it. Between two answers time goes on by whichever of the two clocks
 * ran further: the machine's clock can be set back, and the steady one stands still while the machine sleeps.
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
const longestTrusted = 10_000;

/**
 * Takes over the time of an answer; the two times are this machine's, of sending and receiving. The server's time of
 * now lies between that of the answer and as much later as the answer took: one that took long only corrects a clock
 * outside these bounds. None is taken over that saw the machine's clock set back.
 */
export function syncServerTime(serverTime: number, sentAt: number, receivedAt: number): void {
  const took = receivedAt - sentAt;
  if (took < 0) return;
  if (took <= longestTrusted) {
    anchor = anchorAt(clockOffset(serverTime, sentAt, receivedAt));
    return;
  }
  const known = serverNow();
  const possible = Math.min(Math.max(known, serverTime), serverTime + took);
  if (possible !== known) anchor = anchorAt(possible - Date.now());
}

/** Milliseconds to add to this machine's clock: what a new page starts with until the server has answered. */
export const serverOffset = (): number => serverNow() - Date.now();
export function restoreServerOffset(offset: number): void {
  anchor = anchorAt(offset);
}
