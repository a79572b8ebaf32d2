import { expect, type Page } from '@playwright/test';

/**
 * A public page comes as HTML, and the application begins at the person's first sign. From now on it stands there, so
 * links move on without a new document.
 */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('#portal-root')).toBeAttached();
  // The page's last script listens once the document is parsed.
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await expect(page.locator('#portal-shell')).toHaveCount(0);
  await expect(page.locator('[data-page]')).toHaveCount(0);
}
