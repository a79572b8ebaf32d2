import { expect, type Page } from '@playwright/test';

/** A public page comes as HTML. From now on the application stands in its place, so links move on without a new document. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('#portal-shell')).toHaveCount(0);
}
