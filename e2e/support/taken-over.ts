import { expect, type Page } from '@playwright/test';

/**
 * Gives a public page its first sign and waits until the application has taken the HTML over. After that, links open
 * pages without a new document.
 */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('#portal-root')).toBeAttached();
  // The page's last script listens once the document is parsed.
  await page.waitForLoadState('domcontentloaded');
  await page.keyboard.press('Shift');
  await expect(page.locator('#portal-shell')).toHaveCount(0);
  await expect(page.locator('[data-page]')).toHaveCount(0);
}
