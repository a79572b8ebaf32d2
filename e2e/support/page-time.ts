import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const step = 100;

interface Waiting {
  readonly act: () => Promise<unknown>;
  /** True as soon as the page shows what is waited for. */
  readonly seen: () => Promise<boolean>;
  /** Requests to which no answer comes. */
  readonly never?: (request: Request) => boolean;
}

/**
 * How long a page itself waits after an act until something is seen, in milliseconds of its own clock, which must be
 * installed. The clock stands still while an answer is under way, so the machine's own slowness does not count.
 */
export async function pageTimeUntil(page: Page, { act, seen, never = () => false }: Waiting): Promise<number> {
  const underWay = new Set<Request>();
  const begins = (request: Request) => {
    if (request.resourceType() !== 'eventsource' && !never(request)) underWay.add(request);
  };
  const ends = (request: Request) => void underWay.delete(request);
  page.on('request', begins).on('requestfinished', ends).on('requestfailed', ends);
  try {
    // A moment from now, because a clock cannot be paused in the past.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + step);
    await act();
    let waited = 0;
    while (!(await seen())) {
      if (underWay.size === 0) {
        await page.clock.runFor(step);
        waited += step;
      }
      await pause(step);
    }
    return waited;
  } finally {
    await page.clock.resume();
    page.off('request', begins).off('requestfinished', ends).off('requestfailed', ends);
  }
}
