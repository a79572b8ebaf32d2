import { type CallKey, signedHeaders } from '@portal/http';

export type Send = (
  url: string,
  init: { method: 'POST'; headers: Record<string, string>; body: string },
) => Promise<{ status: number }>;

const tries = 6;
const pauseMs = 1_000;

/** Tells the platform results, and tries again as a provider does. Everything is forgotten when it stops. */
export class Callbacks {
  readonly #key: CallKey;
  readonly #send: Send;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(key: CallKey, send: Send) {
    this.#key = key;
    this.#send = send;
  }

  after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }

  tell(url: string, result: Readonly<Record<string, unknown>>, attempt = 1): void {
    const body = JSON.stringify(result);
    const { pathname, search } = new URL(url);
    const signed = signedHeaders(this.#key, { method: 'POST', path: pathname + search, body }, Date.now());
    const headers = { 'content-type': 'application/json', ...signed };
    this.#send(url, { method: 'POST', headers, body })
      .then(({ status }) => status === 200)
      .catch(() => false)
      .then((taken) => {
        if (!taken && attempt < tries) this.after(pauseMs * attempt, () => this.tell(url, result, attempt + 1));
      });
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
