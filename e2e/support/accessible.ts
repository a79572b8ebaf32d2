import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { atRest } from './at-rest';

/** Every page must meet WCAG 2.2 A and AA, and axe's own best practices. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with one line for each fault that axe finds in the whole page, named by rule and element. An open menu lies
 * beside the landmarks, at the end of the body. So with an open menu, the rule that entries must be in a landmark is
 * off.
 */
export async function expectAccessible(page: Page, { menuOpen = false } = {}): Promise<void> {
  // A page behind a login is drawn after its document has loaded.
  for (const landmark of ['main', 'h1']) await expect(page.locator(landmark).first()).toBeAttached();
  // Motion changes colours for a moment, but axe measures contrast.
  await atRest(page);
  // Asks axe only for faults, and only in pages without foreign frames. That takes a third of the time and gives the
  // same answers.
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
