import type { PlatformConfig } from '../config';
import type { StreamPlace } from './stream-place';

type Owner = Pick<StreamPlace, 'sessionId' | 'userCode'>;

interface OpenStream extends Owner {
  readonly end: AbortController;
}

type Limits = PlatformConfig['streams'];

/**
 * The streams that are open at this instance. A browser needs one for all its tabs. If somebody opens more than a few,
 * the oldest ends: its browser most likely went away without closing it.
 */
export class OpenStreams {
  readonly #limits: Limits;
  /** In the order in which they came. */
  readonly #bySession = new Map<string, Set<OpenStream>>();
  readonly #byPerson = new Map<string, Set<OpenStream>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** The signal ends when the stream has to give way; `leave` is called when it is over. */
  enter({ sessionId, userCode }: Owner): { readonly signal: AbortSignal; readonly leave: () => void } {
    const stream: OpenStream = { sessionId, userCode, end: new AbortController() };
    const { perSession, perPerson } = this.#limits;
    this.#add(this.#bySession, sessionId, stream, perSession);
    this.#add(this.#byPerson, userCode, stream, perPerson);
    return { signal: stream.end.signal, leave: () => this.#remove(stream) };
  }

  #add(streams: Map<string, Set<OpenStream>>, owner: string, stream: OpenStream, most: number): void {
    const own = streams.get(owner) ?? new Set();
    streams.set(owner, own.add(stream));
    for (const oldest of own) {
      if (own.size <= most) return;
      this.#remove(oldest);
      oldest.end.abort();
    }
  }

  #remove(stream: OpenStream): void {
    for (const [streams, owner] of [
      [this.#bySession, stream.sessionId],
      [this.#byPerson, stream.userCode],
    ] as const) {
      const own = streams.get(owner);
      own?.delete(stream);
      if (own?.size === 0) streams.delete(owner);
    }
  }
}
