import type { KnownError } from '@portal/releases';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { OutsideServers } from '../http/outside-server';
import { inRounds } from '../in-rounds';
import { envelopeHeaders, envelopeOf, newEventId, type SentryDsn } from './sentry-envelope';

export interface ForwarderOptions {
  readonly dsn: SentryDsn;
  readonly servers: Pick<OutsideServers, 'post'>;
  readonly log: FastifyBaseLogger;
  /** The time between two rounds, in ms. */
  readonly every?: number;
  readonly now?: () => number;
}

export interface ForwardFigures {
  readonly sent: number;
  /** The other side did not want them. */
  readonly refused: number;
  /** There was no room, or it was away for too long. */
  readonly lost: number;
  readonly waiting: number;
}

interface Waiting {
  readonly known: KnownError;
  readonly id: string;
  attempts: number;
}

const minute = 60_000;
const defaultRound = 1_000;
const maxWaiting = 500;
const maxLately = 20_000;
/** More than that in a round would be a flood for the other side. */
const maxOfRound = 20;
const maxAttempts = 8;
const firstPause = 5_000;
const longestPause = 10 * minute;
/** Where the other side says that it is too much, and not for how long. */
const usualRest = minute;

/** The time that the other side asks for: `Retry-After` in seconds. */
function restOf(header: string | string[] | undefined): number {
  const seconds = Number(header);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1_000 : usualRest;
}

/**
 * Sends errors on to the operator's own collector, the first of each error, release and tenant in a minute. Nothing waits
 * for it: what finds no room is lost. While the other side fails, nothing goes out but one try after each pause, and
 * pauses grow.
 */
export class ErrorForwarder {
  readonly #options: ForwarderOptions;
  readonly #now: () => number;
  readonly #lately: LRUCache<string, true>;
  readonly #waiting: Waiting[] = [];
  readonly #counts = { sent: 0, refused: 0, lost: 0 };
  #failures = 0;
  #restsUntil = 0;
  readonly #stop: () => Promise<void>;

  constructor(options: ForwarderOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#lately = new LRUCache({ max: maxLately, ttl: minute, ttlResolution: 0, perf: { now: this.#now } });
    this.#stop = inRounds(() => this.round(), options.every ?? defaultRound);
  }

  get figures(): ForwardFigures {
    return { ...this.#counts, waiting: this.#waiting.length };
  }

  take(errors: readonly KnownError[]): void {
    for (const known of errors) {
      const { tenant, package: name, build } = known.error;
      const what = [known.fingerprint, tenant, name, build].join('\n');
      if (this.#lately.has(what)) continue;
      this.#lately.set(what, true);
      if (this.#waiting.length < maxWaiting) this.#waiting.push({ known, id: newEventId(), attempts: 0 });
      else this.#counts.lost += 1;
    }
  }

  /** Sends what waits, one after another, until one fails. */
  async round(): Promise<void> {
    for (let sent = 0; sent < maxOfRound && this.#now() >= this.#restsUntil; sent += 1) {
      const [next] = this.#waiting;
      if (!next) return;
      await this.#send(next);
    }
  }

  async #send(next: Waiting): Promise<void> {
    const { dsn, servers } = this.#options;
    next.attempts += 1;
    try {
      const body = envelopeOf(next.known, next.id, new Date(this.#now()));
      const { statusCode, headers } = await servers.post(dsn.endpoint, { headers: envelopeHeaders(dsn), body });
      if (statusCode === 429) this.#rest(next, restOf(headers['retry-after']), 'it is too much for it');
      else if (statusCode >= 500) this.#fail(next, `answered ${statusCode}`);
      else this.#done(statusCode < 300 ? 'sent' : 'refused', statusCode);
    } catch (error) {
      const { code, message } = error as { code?: string; message?: string };
      this.#fail(next, code ?? message ?? String(error));
    }
  }

  #done(outcome: 'sent' | 'refused', status: number): void {
    this.#waiting.shift();
    this.#failures = 0;
    this.#counts[outcome] += 1;
    if (outcome === 'refused') this.#options.log.warn({ status }, 'an error was sent on and not taken');
  }

  #fail(next: Waiting, why: string): void {
    this.#failures += 1;
    this.#rest(next, Math.min(longestPause, firstPause * 2 ** (this.#failures - 1)), why);
  }

  #rest(next: Waiting, ms: number, why: string): void {
    this.#restsUntil = this.#now() + ms;
    this.#options.log.warn({ why, ms }, 'errors could not be sent on and wait');
    if (next.attempts < maxAttempts) return;
    this.#waiting.shift();
    this.#counts.lost += 1;
  }

  async stop(): Promise<void> {
    await this.#stop();
  }
}
