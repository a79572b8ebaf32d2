import type { CDPSession, Page } from '@playwright/test';

/** The complaints of a page while it was watched. */
export interface Complaints {
  /** Console errors and warnings, uncaught exceptions and violations of the security policy. */
  readonly lines: string[];
}

export function watchComplaints(page: Page): Complaints {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => lines.push(`exception: ${error.message}`));
  return { lines };
}

interface Request {
  url: string;
  type: string;
  /** The files that had to run or be parsed before this one was requested. */
  initiators: string[];
}

interface Initiator {
  type: string;
  url?: string;
  stack?: { callFrames: { url: string }[]; parent?: Initiator['stack'] };
}

function initiatorUrls(initiator: Initiator): string[] {
  const urls = initiator.url ? [initiator.url] : [];
  for (let stack = initiator.stack; stack; stack = stack.parent)
    urls.push(...stack.callFrames.map((frame) => frame.url));
  return [...new Set(urls.filter(Boolean))];
}

/** Records every request with its initiators, as the browser reports them. */
export async function watchRequests(page: Page): Promise<{ requests: Request[]; session: CDPSession }> {
  const session = await page.context().newCDPSession(page);
  const requests: Request[] = [];
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type, initiator }) => {
    requests.push({ url: request.url, type: type ?? '', initiators: initiatorUrls(initiator) });
  });
  return { requests, session };
}

/**
 * The wave after the HTML in which each request was sent. Requests of the parser or of the HTML's own links are wave 1;
 * requests of a file of wave n are wave n + 1. If several files asked for a file, the first request counts.
 */
export function requestWaves(requests: readonly Request[], documentUrl: string): Map<string, number> {
  const waves = new Map<string, number>([[documentUrl, 0]]);
  for (const { url, initiators } of requests) {
    if (waves.has(url)) continue;
    const before = initiators.map((initiator) => waves.get(initiator) ?? 0);
    waves.set(url, Math.max(0, ...before) + 1);
  }
  return waves;
}
