import { answerSeconds, Counter, type Registry } from '@portal/http/metrics';
import type { Answered } from '../http/answered';
import { pageKinds, type Refusal, refusals, startKinds } from '../http/note-answer';

const known = new Set(['api', 'assets', 'brand', 'standalone', 'dev', 'healthz', 'readyz', '-']);

/** The metrics count an address as a page, or by its first part if it is not a page. */
function routeOf(url: string): string {
  const first = /^\/([^/?#]*)/.exec(url)?.[1] ?? '';
  return known.has(first) ? first : 'page';
}

export interface RequestMetrics {
  readonly answered: Answered;
  /** For what is turned away before the framework knows of a request. */
  readonly refused: (refusal: Refusal) => void;
}

/** Counts answers by kind of address and by the first digit of the status, pages by kind, and refusals by reason. */
export function requestMetrics(registry: Registry): RequestMetrics {
  const registers = [registry];
  const requests = new Counter({
    ...{ name: 'portal_requests_total', help: 'Answers of the gateway.', labelNames: ['route', 'status'], registers },
  });
  const seconds = answerSeconds(registry, {
    name: 'portal_request_seconds',
    help: 'Time until these answers were sent.',
    labels: ['route'],
  });
  const pages = new Counter({
    name: 'portal_pages_total',
    help: 'Pages by kind: drawn as HTML, with a shell, one remote alone, moved to another address, or about a fault.',
    labelNames: ['kind'],
    registers,
  });
  const starts = new Counter({
    name: 'portal_page_starts_total',
    help: 'Pages sent as HTML that asked for the application: it takes them over as sent, or they have changed.',
    labelNames: ['outcome'],
    registers,
  });
  const refused = new Counter({
    name: 'portal_refused_total',
    help: 'Requests and connections that the gateway itself turned away, by reason.',
    labelNames: ['reason'],
    registers,
  });
  for (const kind of pageKinds) pages.inc({ kind }, 0);
  for (const outcome of startKinds) starts.inc({ outcome }, 0);
  for (const reason of refusals) refused.inc({ reason }, 0);
  return {
    answered({ url, status, milliseconds, page, start, refusal }) {
      const route = routeOf(url);
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ route }, milliseconds / 1000);
      if (page) pages.inc({ kind: page });
      if (start) starts.inc({ outcome: start });
      if (refusal) refused.inc({ reason: refusal });
    },
    refused: (reason) => refused.inc({ reason }),
  };
}
