import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What a page is held to: WCAG 2.2 A and AA, and axe's own best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Motion changes colours for a moment, and axe measures contrast: it is asked only when all has come to rest. */
async function atRest(page: Page): Promise<void> {
  let moved = 1;
  while (moved > 0) {
    // A movement begins some frames after what moves is there.
    await page.waitForTimeout(100);
    moved = await page.evaluate(async () => {
      const moving = document
        .getAnimations()
        .filter((animation) => animation.playState === 'running')
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
      await Promise.allSettled(moving.map((animation) => animation.finished));
      return moving.length;
    });
  }
}

/**
 * Fails with one line for each fault that axe finds in the whole page, named by rule and element. A menu that is open
 * lies beside the landmarks, at the end of the body: with one, nobody asks in which landmark its entries are.
 */
export async function expectAccessible(page: Page, { menuOpen = false } = {}): Promise<void> {
  await atRest(page);
  const axe = new AxeBuilder({ page }).withTags(standards);
  const { violations } = await (menuOpen ? axe.disableRules('region') : axe).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(faults).toEqual([]);
}
