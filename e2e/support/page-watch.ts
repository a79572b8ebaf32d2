import type { CDPSession, Page } from '@playwright/test';

/** What a page complained of while it was watched. */
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
  /** Addresses that had to run or be parsed before this one was asked for. */
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

/** Records every request with who asked for it, from the browser's own account. */
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
 * In which wave after the HTML each request was sent: what the parser or the HTML's own links ask for is wave 1, what
 * a file of wave n asks for is wave n + 1. A file that several asked for counts where it was first.
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
