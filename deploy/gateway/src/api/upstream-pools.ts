import { type Dispatcher, Pool } from 'undici';

/** How one request goes to the upstream. */
export interface Way {
  readonly pool: 'calls' | 'streams';
  /** Ends when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
}

export interface UpstreamPoolsOptions {
  readonly origin: string;
  readonly mostStreams: number;
  /** Until an answer begins, and between two parts of it, in ms. */
  readonly answerTimeout: number;
}

const connectTimeout = 1_000;
const callsAtOnce = 256;
/** A stream says every 20 s that it is there. */
const streamSilence = 60_000;

type Options = Dispatcher.RequestOptions & { readonly path: string; readonly method: Dispatcher.HttpMethod };
type Callback = (error: Error | null, data: Dispatcher.ResponseData) => void;

/**
 * The connections to the API: those that wait for an answer, and apart from them those that stay open for events, so
 * that no number of streams is in a call's way.
 */
export class UpstreamPools {
  readonly #pools: Readonly<Record<Way['pool'], Pool>>;
  #way: Way | undefined;

  constructor({ origin, mostStreams, answerTimeout }: UpstreamPoolsOptions) {
    const common = { pipelining: 1, connect: { timeout: connectTimeout }, headersTimeout: answerTimeout };
    this.#pools = {
      calls: new Pool(origin, { ...common, connections: callsAtOnce, bodyTimeout: answerTimeout }),
      streams: new Pool(origin, { ...common, connections: mostStreams, bodyTimeout: streamSilence }),
    };
  }

  /** What `send` asks for in its own turn goes this way; the proxy hands on nothing but the request itself. */
  going(way: Way, send: () => void): void {
    this.#way = way;
    try {
      send();
    } finally {
      this.#way = undefined;
    }
  }

  /** What the proxy calls. */
  readonly request = (options: Options, callback: Callback): void => {
    if (!this.#way) throw new Error('a request to the API was made on no way');
    const { pool, signal } = this.#way;
    this.#pools[pool].request({ ...options, signal }, callback);
  };

  /** When the proxy closes. */
  async destroy(): Promise<void> {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.destroy()));
  }
}
