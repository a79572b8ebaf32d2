import type { Page } from '@playwright/test';

/** Waits until nothing moves any more. */
export async function atRest(page: Page): Promise<void> {
  let moved = 1;
  while (moved > 0) {
    // A movement begins some frames after its element appears.
    await page.waitForTimeout(100);
    moved = await page.evaluate(async () => {
      const moving = document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        // What follows the scroll position does not move by itself.
        .filter((animation) => animation.timeline instanceof DocumentTimeline)
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(moving.map((animation) => animation.finished));
      return moving.length;
    });
  }
}
