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
  readonly #counts = new Map<string, RequestCount[]>();

  readonly count: Answered = ({ url, status, milliseconds }) => {
    const counted = this.#countOf(routeOf(url), Math.floor(status / 100));
    counted.count += 1;
    counted.seconds += milliseconds / 1000;
  };

  get counts(): RequestCount[] {
    // A status that never came left a hole, which flat() leaves out.
    return [...this.#counts.values()].flat().map((counted) => ({ ...counted }));
  }

  #countOf(route: string, hundreds: number): RequestCount {
    const byHundreds = this.#counts.get(route) ?? [];
    if (byHundreds.length === 0) this.#counts.set(route, byHundreds);
    const known = byHundreds[hundreds];
    if (known) return known;
    const first = { route, status: `${hundreds}xx`, count: 0, seconds: 0 };
    byHundreds[hundreds] = first;
    return first;
  }
}
