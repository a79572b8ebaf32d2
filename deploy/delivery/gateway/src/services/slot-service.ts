import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { type AllowedHosts, addressKey, CircuitBreaker, type CircuitBreakerOptions } from '@portal/http';
import { sessionOverText } from '@portal/shared/codes/session-texts';
import { inSpan, outgoingTrace } from '@portal/trace';
import type { FastifyReply } from 'fastify';
import type { Dispatcher } from 'undici';
import { outcomeOf } from '../api/upstream-outcome';
import { defaultMostStreams, UpstreamPools, uploadTimeout } from '../api/upstream-pools';
import { answerHeaders, isEvents } from './answer-headers';
import { faultOf, refuse } from './gateway-answer';

/** An upload and a stream last, so they end when their person does. */
export type ExchangeKind = 'call' | 'upload' | 'stream';

/** One request of a person to the service. */
export interface Exchange {
  readonly reply: FastifyReply;
  readonly kind: ExchangeKind;
  /** Below the service's address, with the query. */
  readonly path: string;
  readonly headers: Record<string, string | string[]>;
  /** Calls `end` when the person may no longer do this; the returned function stops that. */
  readonly follow: (end: () => void) => () => void;
}

export type ServiceOutcome = 'answered' | 'failed' | 'unreachable' | 'refused' | 'left';

export interface ServiceFigures {
  readonly slot: string;
  /** Host and port. */
  readonly service: string;
  readonly outcomes: Readonly<Record<ServiceOutcome, number>>;
  readonly circuitOpen: boolean;
  readonly streams: number;
}

/** Hears how long a service took until its answer began. */
export type ServiceAnswered = (of: Pick<ServiceFigures, 'slot' | 'service'>, seconds: number) => void;

export interface SlotServiceOptions {
  readonly slot: string;
  readonly url: string;
  /** The most event streams from this gateway to the service. */
  readonly maxStreams?: number | undefined;
  readonly common: Readonly<Record<string, string>>;
  readonly breaker?: CircuitBreakerOptions | undefined;
  /** The hosts that a service may have; left away: all. */
  readonly hosts?: AllowedHosts | undefined;
  readonly onAnswer?: ServiceAnswered | undefined;
}

interface Running {
  readonly exchange: Exchange;
  readonly unwanted: AbortController;
  /** The client's connection, as it was at the beginning. */
  readonly socket: Socket;
  readonly caller: string;
  /** The person's session has ended, or their rights have changed. */
  over: boolean;
}

const hasBody = ({ raw }: FastifyReply['request']) =>
  raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;

/** A team's backend: with its own connections, circuit breaker and figures, so that it can fail alone. */
export class SlotService {
  readonly #options: SlotServiceOptions;
  readonly #base: string;
  /** Host and port. */
  readonly #service: string;
  readonly #maxStreams: number;
  readonly #pools: UpstreamPools;
  readonly #isAllowed: boolean;
  readonly #breaker: CircuitBreaker;
  readonly #lasting = new Set<Running>();
  readonly #outcomes = { answered: 0, failed: 0, unreachable: 0, refused: 0, left: 0 };
  #streams = 0;

  constructor(options: SlotServiceOptions) {
    const { origin, pathname, hostname, host } = new URL(options.url);
    this.#options = options;
    this.#base = pathname.replace(/\/$/, '');
    this.#service = host;
    this.#maxStreams = options.maxStreams ?? defaultMostStreams;
    this.#pools = new UpstreamPools(origin, this.#maxStreams, options.hosts?.lookup);
    this.#isAllowed = options.hosts?.lists(hostname) ?? true;
    this.#breaker = new CircuitBreaker(options.breaker);
  }

  get figures(): ServiceFigures {
    return {
      slot: this.#options.slot,
      service: this.#service,
      outcomes: { ...this.#outcomes },
      circuitOpen: this.#breaker.open,
      streams: this.#streams,
    };
  }

  /** Passes the request on and the answer back. Never rejects: every failure is answered. */
  async pass(exchange: Exchange): Promise<void> {
    const { reply, kind } = exchange;
    const { ip, raw } = reply.request;
    const caller = addressKey(ip);
    const isStream = kind === 'stream';
    if (!this.#isAllowed || !this.#breaker.admits(caller) || (isStream && this.#streams >= this.#maxStreams)) {
      this.#outcomes.refused += 1;
      faultOf(isStream ? reply.header('retry-after', '30') : reply, 503);
      return;
    }
    const running = { exchange, unwanted: new AbortController(), socket: raw.socket, caller, over: false };
    reply.raw.once('close', () => running.unwanted.abort());
    const leave = kind === 'call' ? () => {} : this.#follow(running);
    if (isStream) this.#streams += 1;
    try {
      await this.#answer(running, await this.#ask(running));
    } catch (error) {
      this.#fail(running, error as Error);
    } finally {
      if (isStream) this.#streams -= 1;
      leave();
    }
  }

  /** Ends what lasts; the rest has the time that it needs. */
  async close(): Promise<void> {
    for (const running of [...this.#lasting]) this.#cut(running);
    await this.#pools.close();
  }

  #follow(running: Running): () => void {
    this.#lasting.add(running);
    const leave = running.exchange.follow(() => {
      running.over = true;
      this.#cut(running);
    });
    return () => {
      this.#lasting.delete(running);
      leave();
    };
  }

  #cut({ exchange, unwanted }: Running): void {
    unwanted.abort();
    const { raw } = exchange.reply;
    if (raw.headersSent) raw.destroy();
  }

  async #ask({ exchange, unwanted }: Running): Promise<Dispatcher.ResponseData> {
    const { reply, kind, path, headers } = exchange;
    const { request } = reply;
    const started = performance.now();
    const way = { pool: kind === 'stream' ? 'streams' : 'calls', signal: unwanted.signal } as const;
    const { slot, url, onAnswer } = this.#options;
    const attributes = () => ({ 'portal.slot': slot, 'server.address': new URL(url).host });
    const answer = await inSpan('ask a service', { kind: 'client', attributes }, () =>
      this.#pools.send(way, {
        path: `${this.#base}${path}`,
        method: request.method as Dispatcher.HttpMethod,
        headers: { ...headers, ...outgoingTrace() },
        body: hasBody(request) ? request.raw : null,
        ...(kind === 'upload' ? { headersTimeout: uploadTimeout } : {}),
      }),
    );
    onAnswer?.({ slot, service: this.#service }, (performance.now() - started) / 1000);
    return answer;
  }

  async #answer({ exchange, caller }: Running, { statusCode, headers, body }: Dispatcher.ResponseData): Promise<void> {
    const { reply, kind } = exchange;
    const events = isEvents(String(headers['content-type']));
    // A service knows nothing of the portal's addresses, and a stream that was not asked for would hold up calls.
    const redirects = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
    const why = redirects ? 'redirects' : events && kind !== 'stream' ? 'sends events that were not asked for' : '';
    if (why) {
      this.#outcomes.failed += 1;
      reply.request.log.error({ slot: this.#options.slot }, `the service ${why}`);
      body.on('error', () => {}).destroy();
      faultOf(reply, 502);
      return;
    }
    if (statusCode < 500) {
      this.#outcomes.answered += 1;
      this.#breaker.succeeded();
    } else {
      this.#outcomes.failed += 1;
      this.#breaker.failed(caller);
    }
    reply.raw.writeHead(statusCode, answerHeaders(headers, this.#options.common, reply.request.id));
    reply.hijack();
    if (events) reply.raw.flushHeaders();
    // The head is sent, so nothing can be said about a failure: the connection ends.
    await pipeline(body, reply.raw).catch(() => reply.raw.destroy());
  }

  #fail({ exchange, caller, socket, over }: Running, error: Error): void {
    const { reply } = exchange;
    const outcome = outcomeOf(error, reply.raw, socket);
    if (outcome === 'unreachable') this.#breaker.failed();
    if (outcome === 'unanswered') this.#breaker.failed(caller);
    this.#outcomes[outcome === 'says nothing of the server' ? 'left' : 'unreachable'] += 1;
    reply.request.log.warn({ err: error, slot: this.#options.slot }, 'a service did not answer');
    if (over) refuse(reply.header('connection', 'close'), '401', sessionOverText);
    else faultOf(reply, 502);
  }
}
