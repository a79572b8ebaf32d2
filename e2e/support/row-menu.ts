import type { Page } from '@playwright/test';

export const rowMenu = (page: Page, rowName: string) => page.getByRole('button', { name: `更多${rowName}的操作` });

/** Chooses an act from a row's menu. The menu has the acts without room in the row, and those that remove something. */
export async function chooseFromRow(page: Page, rowName: string, label: string): Promise<void> {
  await rowMenu(page, rowName).click();
  await page.getByRole('menuitem', { name: label }).click();
}
