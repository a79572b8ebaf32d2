import type { Answered } from '../http/answered';
import type { RequestCount } from './metrics-text';

const known = new Set(['api', 'assets', 'brand', 'standalone', 'dev', 'healthz', 'readyz', '-']);

/** The metrics count an address as a page, or by its first part if it is not a page. */
function routeOf(url: string): string {
  const first = /^\/([^/?#]*)/.exec(url)?.[1] ?? '';
  return known.has(first) ? first : 'page';
}

/** Counts answers by kind of address and by the first digit of the status. */
export class RequestCounter {
  readonly #counts = new Map<string, RequestCount[]>();

  readonly count: Answered = ({ url, status, milliseconds }) => {
    const counted = this.#countOf(routeOf(url), Math.floor(status / 100));
    counted.count += 1;
    counted.seconds += milliseconds / 1000;
  };

  get counts(): RequestCount[] {
    // A status that never came leaves a hole, which flat() removes.
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
