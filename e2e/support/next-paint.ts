import type { Page } from '@playwright/test';

/** What the page's window keeps: of each interaction how long it took until the picture after it. */
interface Watch {
  longest: number;
}

/** Shorter ones are not told by the browser. */
const shortest = 16;

function watchInteractions(threshold: number): void {
  const owner = window as unknown as { nextPaint: Watch };
  owner.nextPaint = { longest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      // What only moves the pointer is no interaction.
      if (entry.interactionId > 0) owner.nextPaint.longest = Math.max(owner.nextPaint.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit);
}

/** Once the picture is there the browser tells of what led to it. */
const picturesSettled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve()), 100)),
    ),
  );

/**
 * Milliseconds from an input to the next picture, at a processor that is so many times slower: what a person with an
 * old machine feels. One act is one click or one key.
 */
export async function nextPaint(page: Page, act: () => Promise<unknown>, slower = 4): Promise<number> {
  const watched = await page.evaluate(() => 'nextPaint' in window);
  if (!watched) await page.evaluate(watchInteractions, shortest);
  await page.evaluate(() => {
    (window as unknown as { nextPaint: Watch }).nextPaint.longest = 0;
  });
  const devTools = await page.context().newCDPSession(page);
  try {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await act();
    await page.evaluate(picturesSettled);
  } finally {
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devTools.detach();
  }
  const { longest } = await page.evaluate(() => (window as unknown as { nextPaint: Watch }).nextPaint);
  return Math.max(longest, shortest);
}
