import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { atRest } from './at-rest';
import { shiftsOf, watchShifts } from './layout-shift';

/** The most that a page may move by itself, as browsers count it. */
const most = 0.02;
/** An answer takes this long, so that a skeleton is shown before it. */
const answerMs = 350;

/** A page of this width whose calls are answered late, and whose movements are noted. */
export async function slowPage(context: BrowserContext, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await watchShifts(page);
  await page.route('**/api/**', async (route) => {
    await pause(answerMs);
    await route.fallback();
  });
  return page;
}

/** Expects that the page, once all of it is there, has not moved by itself. */
export async function expectStill(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await pause(3 * answerMs);
  await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0);
  await atRest(page);
  const { sum, moved } = await shiftsOf(page);
  expect.soft(sum, `${name}:\n${moved.slice(0, 6).join('\n')}`).toBeLessThanOrEqual(most);
}
