import { expect, type Page } from '@playwright/test';
import { atRest } from '../support/at-rest';

/** Waits until nothing loads, moves or blinks any more. */
export async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await page.waitForLoadState('load');
  // After this time, a missing part shows that it is loading.
  await page.waitForTimeout(250);
  await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0);
  await atRest(page);
}
