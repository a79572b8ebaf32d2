import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { randomText } from '../http/random-text';
import type { TicketedRelease } from '../selection/ticketed-releases';

/**
 * What a page shows to be believed: it got this release of this slot from a gateway of this installation, at that time,
 * as that visitor. Whoever wants to tell more has to fetch more documents, which is why a verdict also looks at addresses.
 */

/** A page tells most in its first seconds; one that is open all day is believed as long. */
const validFor = 12 * 3_600;
/** Of a hash so much as nobody meets or finds by trying: 96 bits. A document carries a dozen of them. */
const markLength = 16;
const written = /^(([0-9a-z]{1,8})\.([\w-]{16}))\.([\w-]{16})$/;

/** Whose page tells. */
export interface TellingVisit {
  /** The same for all visits of a browser while a canary runs; of this visit alone otherwise. */
  readonly visitor: string;
}

/** Of the browser's number only what is worked out of it: a page's scripts do not get to see the cookie. */
function markOf(visitor: string | undefined): string {
  if (visitor === undefined) return randomText().slice(0, markLength);
  return createHash('sha256').update(visitor).digest('base64url').slice(0, markLength);
}

function signed(key: Buffer, visit: string, { tenant, slot, package: packageName, build }: TicketedRelease): string {
  const told = `${visit}\n${tenant}\n${slot}\n${packageName}\n${build}`;
  return createHmac('sha256', key).update(told).digest('base64url').slice(0, markLength);
}

const secondsNow = () => Math.floor(Date.now() / 1000);

export class VisitTickets {
  readonly #key: () => Buffer | undefined;
  readonly #now: () => number;

  /** `key`: the same for all gateways; undefined as long as there is none to be had. `now`: in seconds. */
  constructor(key: () => Buffer | undefined, now: () => number = secondsNow) {
    this.#key = key;
    this.#now = now;
  }

  /** A ticket for each release of a document, by slot. */
  give(releases: readonly TicketedRelease[], visitor: string | undefined): Record<string, string> | undefined {
    const key = this.#key();
    if (!key || releases.length === 0) return undefined;
    const visit = `${this.#now().toString(36)}.${markOf(visitor)}`;
    return Object.fromEntries(releases.map((release) => [release.slot, `${visit}.${signed(key, visit, release)}`]));
  }

  /** Whose ticket it is; undefined where it is none, is for another release, or is old. */
  visitOf(ticket: string | undefined, release: TicketedRelease): TellingVisit | undefined {
    const [, visit, time, visitor, signature] = written.exec(ticket ?? '') ?? [];
    const key = this.#key();
    if (!key || !visit || !time || !visitor || !signature) return undefined;
    const age = this.#now() - Number.parseInt(time, 36);
    // Another gateway's clock may be a little ahead.
    if (age > validFor || age < -60) return undefined;
    const own = signed(key, visit, release);
    return timingSafeEqual(Buffer.from(own), Buffer.from(signature)) ? { visitor } : undefined;
  }

  /** A mark of an address, equal for equal ones: nothing that is kept holds the address itself. */
  markOfAddress(address: string): string {
    return createHmac('sha256', this.#key() ?? '')
      .update(`address\n${address}`)
      .digest('base64url')
      .slice(0, markLength);
  }
}
