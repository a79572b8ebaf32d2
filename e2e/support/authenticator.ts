import { setTimeout as pause } from 'node:timers/promises';
import { Secret, TOTP } from 'otpauth';

const periodMs = 30_000;

/** The authenticator on somebody's phone. Servers take each code once, so it never gives one twice. */
export class Authenticator {
  readonly #totp: TOTP;
  readonly #now: () => number;
  #last = 0;

  /** `now`: the servers' clock. */
  constructor(secret: string, now: () => number = Date.now) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
    this.#now = now;
  }

  /** The next code. Servers take that of the coming half minute too; only for a later one it waits. */
  async next(): Promise<string> {
    const step = Math.max(Math.floor(this.#now() / periodMs), this.#last + 1);
    this.#last = step;
    const early = (step - 1) * periodMs - this.#now();
    if (early > 0) await pause(early);
    return this.#totp.generate({ timestamp: step * periodMs });
  }
}
