import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

const step = 100;
/** More than a busy machine needs between asking for the time and pausing it. */
const ahead = 10_000;

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
    // All pages of a browser have one clock, and it cannot be paused in the past of any of them.
    const now = await Promise.all(
      page
        .context()
        .pages()
        .map((one) => one.evaluate(() => Date.now())),
    );
    await page.clock.pauseAt(Math.max(...now) + ahead);
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
