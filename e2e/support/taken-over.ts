import { expect, type Page } from '@playwright/test';

/** Returns whether the gateway draws the page otherwise by now. */
const hasChanged = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const sent = document.querySelector('[data-page]')?.getAttribute('data-page');
    const reply = await fetch(`/-/start?page=${encodeURIComponent(location.pathname + location.search)}`);
    return reply.ok && ((await reply.json()) as { page: string }).page !== sent;
  });

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
  const drawn = page.locator('[data-page]');
  const takes = await expect(drawn)
    .toHaveCount(0, { timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
  // Another test may have read an article whose readers the page tells. Such a document goes on without the
  // application, and the next one has it.
  if (!takes && (await hasChanged(page))) {
    await page.reload();
    await page.keyboard.press('Shift');
  }
  await expect(drawn).toHaveCount(0);
}
