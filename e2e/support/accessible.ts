import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest } from './at-rest';

/** What a page is held to: WCAG 2.2 A and AA, and axe's own best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with one line for each fault that axe finds in the whole page, named by rule and element. A menu that is open
 * lies beside the landmarks, at the end of the body: with one, nobody asks in which landmark its entries are.
 */
export async function expectAccessible(page: Page, { menuOpen = false } = {}): Promise<void> {
  // Motion changes colours for a moment, and axe measures contrast.
  await atRest(page);
  // What is asked for is faults alone, of pages without foreign frames: a third of the time, with the same answers.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)
    .withTags(standards);
  const { violations } = await (menuOpen ? axe.disableRules('region') : axe).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(faults).toEqual([]);
}
