import type { Page } from '@playwright/test';

/** The page's window keeps this: the longest time from an interaction to the next picture. */
interface Watch {
  longest: number;
}

/** The browser does not report shorter ones. */
const shortest = 16;

function watchInteractions(threshold: number): void {
  const owner = window as unknown as { nextPaint: Watch };
  owner.nextPaint = { longest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      // A mere movement of the pointer is not an interaction.
      if (entry.interactionId > 0) owner.nextPaint.longest = Math.max(owner.nextPaint.longest, entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: threshold } as PerformanceObserverInit);
}

/** The browser reports an interaction only after its picture. */
const picturesSettled = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => resolve()), 100)),
    ),
  );

/**
 * Milliseconds from an input to the next picture, on a processor that is this many times slower, like a person's old
 * machine. One act is one click or one key.
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
