import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { randomText } from '../http/random-text';
import type { TicketedRelease } from '../selection/ticketed-releases';

/**
 * A page shows its ticket to be believed: it got this release of this slot from a gateway of this installation, at that
 * time, as that visitor. To report more, somebody has to fetch more documents; therefore a verdict also looks at
 * addresses.
 */

/** A page reports most in its first seconds. A page that is open all day is believed for the same time. */
const validFor = 12 * 3_600;
/**
 * The length of a mark: 96 bits of a hash. Nobody hits that by chance or finds it by trying. Documents carry a dozen
 * marks, so they are short.
 */
const markLength = 16;
const written = /^(([0-9a-z]{1,8})\.([\w-]{16}))\.([\w-]{16})$/;

/** The visit that reports. */
export interface TellingVisit {
  /** The same for all visits of a browser while a canary runs; otherwise different for each visit. */
  readonly visitor: string;
}

/** The mark is computed from the browser's number. A page's scripts must not see the cookie itself. */
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

  /** `key` is the same for all gateways; it gives undefined while no key can be had. `now` is in seconds. */
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

  /** The visit of a ticket; undefined if it is not a ticket, is for another release, or is too old. */
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

  /** A mark of an address. Equal addresses have equal marks, so the address itself is never stored. */
  markOfAddress(address: string): string {
    return createHmac('sha256', this.#key() ?? '')
      .update(`address\n${address}`)
      .digest('base64url')
      .slice(0, markLength);
  }
}
