import type { Page } from '@playwright/test';

export const rowMenu = (page: Page, rowName: string) => page.getByRole('button', { name: `更多${rowName}的操作` });

/** What a row has no room for, and what takes something away, stands in its menu. */
export async function chooseFromRow(page: Page, rowName: string, label: string): Promise<void> {
  await rowMenu(page, rowName).click();
  await page.getByRole('menuitem', { name: label }).click();
}
