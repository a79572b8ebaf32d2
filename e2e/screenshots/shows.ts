import { expect, type Page } from '@playwright/test';
import type { Subject } from './subject';

export const dialogStands = (page: Page) => expect(page.getByRole('dialog').first()).toBeVisible();

/** A click that opens a dialog or a panel. */
export const opens =
  (name: string | RegExp): NonNullable<Subject['show']> =>
  async (page) => {
    await page.getByRole('button', { name }).first().click();
    await dialogStands(page);
  };
