import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { randomText } from '../http/random-text';
import type { DrawnRelease, TicketedRelease } from '../selection/ticketed-releases';

/**
 * A page shows its ticket to be believed: it got this release of this slot from a gateway of this installation, at that
 * time, as that visitor, who was drawn at that share of the slot's canary. To report more, somebody has to fetch more
 * documents; therefore a verdict also looks at networks.
 */

/** A page reports most in its first seconds. A page that is open all day is believed for the same time. */
const validFor = 12 * 3_600;
/**
 * The length of a mark: 96 bits of a hash. Nobody hits that by chance or finds it by trying. Documents carry a dozen
 * marks, so they are short.
 */
const markLength = 16;
const written = /^(([0-9a-z]{1,8})\.([\w-]{16})\.(\d{1,2}))\.([\w-]{16})$/;

/** The visit that reports. */
export interface TellingVisit {
  /** The same for all visits of a browser while a canary runs; otherwise different for each visit. */
  readonly visitor: string;
  /** When the document was made, in seconds. */
  readonly at: number;
  /** The canary's share at which the visitor was drawn, in percent; 0 if they were not drawn. */
  readonly share: number;
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

  /** A ticket for each release of a document, by slot. Without a number nobody was drawn. */
  give(releases: readonly DrawnRelease[], visitor: string | undefined): Record<string, string> | undefined {
    const key = this.#key();
    if (!key || releases.length === 0) return undefined;
    const who = `${this.#now().toString(36)}.${markOf(visitor)}`;
    const ticketFor = (release: DrawnRelease) => {
      const visit = `${who}.${visitor === undefined ? 0 : release.share}`;
      return `${visit}.${signed(key, visit, release)}`;
    };
    return Object.fromEntries(releases.map((release) => [release.slot, ticketFor(release)]));
  }

  /** The visit of a ticket; undefined if it is not a ticket, is for another release, or is too old. */
  visitOf(ticket: string | undefined, release: TicketedRelease): TellingVisit | undefined {
    const [, visit, time, visitor, share, signature] = written.exec(ticket ?? '') ?? [];
    const key = this.#key();
    if (!key || !visit || !time || !visitor || !share || !signature) return undefined;
    const at = Number.parseInt(time, 36);
    const age = this.#now() - at;
    // Another gateway's clock may be a little ahead.
    if (age > validFor || age < -60) return undefined;
    const own = signed(key, visit, release);
    if (!timingSafeEqual(Buffer.from(own), Buffer.from(signature))) return undefined;
    return { visitor, at, share: Number(share) };
  }

  /** A mark of a network. Equal networks have equal marks, so neither it nor an address is ever stored. */
  markOfNetwork(network: string): string {
    return createHmac('sha256', this.#key() ?? '')
      .update(`network\n${network}`)
      .digest('base64url')
      .slice(0, markLength);
  }
}
