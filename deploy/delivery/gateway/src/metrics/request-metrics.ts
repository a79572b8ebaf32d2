import { Counter, type Registry } from '@portal/http/metrics';
import type { Answered } from '../http/answered';

const known = new Set(['api', 'assets', 'brand', 'standalone', 'dev', 'healthz', 'readyz', '-']);

/** The metrics count an address as a page, or by its first part if it is not a page. */
function routeOf(url: string): string {
  const first = /^\/([^/?#]*)/.exec(url)?.[1] ?? '';
  return known.has(first) ? first : 'page';
}

/** Counts answers by kind of address and by the first digit of the status. */
export function requestMetrics(registry: Registry): Answered {
  const common = { labelNames: ['route', 'status'], registers: [registry] };
  const requests = new Counter({ name: 'portal_requests_total', help: 'Answers of the gateway.', ...common });
  const seconds = new Counter({
    ...{ name: 'portal_request_seconds_total', help: 'Time that these answers took.', ...common },
  });
  return ({ url, status, milliseconds }) => {
    const labels = { route: routeOf(url), status: `${Math.floor(status / 100)}xx` };
    requests.inc(labels);
    seconds.inc(labels, milliseconds / 1000);
  };
}
