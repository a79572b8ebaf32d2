import type { LookupFunction } from 'node:net';
import { usualDeadlines } from '@portal/http';
import { type Dispatcher, Pool } from 'undici';

/** The way of one request to the upstream. */
export interface Way {
  readonly pool: 'calls' | 'streams';
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

/** The most event streams from this gateway to the API, or to one service. */
export const defaultMostStreams = 5_000;

/** A little before the client's own deadline, so that the server behind is the late one and not the gateway. */
const sooner = 2_000;
/** The limit until an answer begins, and between two parts of it, in ms. */
const answerTimeout = usualDeadlines.call - sooner;
export const uploadTimeout = usualDeadlines.upload - sooner;
const connectTimeout = 1_000;
const callsAtOnce = 256;
/** A stream sends a sign of life every 20 s. */
const streamSilence = 60_000;

type Options = Dispatcher.RequestOptions & { readonly path: string; readonly method: Dispatcher.HttpMethod };
type Callback = (error: Error | null, data: Dispatcher.ResponseData) => void;

/**
 * The connections to the API, or to one service. Calls that wait for an answer have their own; event streams, which
 * stay open, have others. So no number of streams can block a call.
 */
export class UpstreamPools {
  readonly #pools: Readonly<Record<Way['pool'], Pool>>;
  #way: Way | undefined;

  /** `lookup` finds the addresses of the host, or refuses them. */
  constructor(origin: string, maxStreams: number, lookup?: LookupFunction) {
    const connect = { timeout: connectTimeout, ...(lookup && { lookup }) };
    const common = { pipelining: 1, connect, headersTimeout: answerTimeout };
    this.#pools = {
      calls: new Pool(origin, { ...common, connections: callsAtOnce, bodyTimeout: answerTimeout }),
      streams: new Pool(origin, { ...common, connections: maxStreams, bodyTimeout: streamSilence }),
    };
  }

  /**
   * A request that `send` makes before it returns goes this way. The proxy passes on only the request itself, so the
   * way cannot travel with it.
   */
  going(way: Way, send: () => void): void {
    this.#way = way;
    try {
      send();
    } finally {
      this.#way = undefined;
    }
  }

  /** The proxy calls this. */
  readonly request = (options: Options, callback: Callback): void => {
    if (!this.#way) throw new Error('a request to the API was made on no way');
    const { pool, signal } = this.#way;
    this.#pools[pool].request({ ...options, signal }, callback);
  };

  /** Sends a request without the proxy. Resolves with the head of the answer. */
  send({ pool, signal }: Way, options: Options): Promise<Dispatcher.ResponseData> {
    return this.#pools[pool].request({ ...options, signal });
  }

  /** Closes after the running requests. */
  async close(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.close()));
  }

  /** The proxy calls this when it closes. */
  async destroy(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.destroy()));
  }
}
