import type { Answered } from '../http/answered';
import type { RequestCount } from './metrics-text';

const known = new Set(['api', 'assets', 'brand', 'standalone', 'dev', 'healthz', '-']);

/** What an address is counted as: a page, or the first part of an address that is none. */
function routeOf(url: string): string {
  const first = /^\/([^/?#]*)/.exec(url)?.[1] ?? '';
  return known.has(first) ? first : 'page';
}

/** Counts answers by kind of address and by hundreds of the status. */
export class RequestCounter {
  readonly #counts = new Map<string, RequestCount>();

  readonly count: Answered = ({ url, status: code, milliseconds }) => {
    const route = routeOf(url);
    const status = `${Math.floor(code / 100)}xx`;
    const key = `${route} ${status}`;
    const counted = this.#counts.get(key) ?? { route, status, count: 0, seconds: 0 };
    counted.count += 1;
    counted.seconds += milliseconds / 1000;
    this.#counts.set(key, counted);
  };

  get counts(): RequestCount[] {
    return [...this.#counts.values()].map((counted) => ({ ...counted }));
  }
}
