import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const quietMs = 500;

/**
 * Watches the page's requests from now on. The answer waits until none has been open for half a second, but for beacons:
 * Chromium does not tell the end of each one, so that Playwright's own `networkidle` sometimes waits for ever.
 */
export function watchNetwork(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let lastMoment = Date.now();
  const note = (change: () => void) => {
    change();
    lastMoment = Date.now();
  };
  page.on('request', (request) => request.resourceType() !== 'ping' && note(() => open.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => note(() => open.delete(request)));
  return async () => {
    while (open.size > 0 || Date.now() - lastMoment < quietMs) await pause(50);
  };
}
