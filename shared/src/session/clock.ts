/**
 * The server's clock, as far as this page knows it. Between two answers the time grows by the clock that ran further:
 * the machine's clock can be set back, and the steady one stands still while the machine sleeps.
 */
export interface ServerClock {
  readonly server: number;
  readonly wall: number;
  readonly steady: number;
}

/** The clock of a server that is ahead of this machine by so many milliseconds. */
export function clockAt(offset: number): ServerClock {
  const wall = Date.now();
  return { server: wall + offset, wall, steady: performance.now() };
}

/** Milliseconds of now by that clock. */
export const readClock = ({ server, wall, steady }: ServerClock): number =>
  server + Math.max(Date.now() - wall, performance.now() - steady);
