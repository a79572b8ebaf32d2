import type { Locator, Page } from '@playwright/test';

/** The bell in the header, which opens the newest messages. */
export const bell = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^站内信/ });

/** The messages of the inbox's list. */
export const messageEntries = (page: Page): Locator =>
  page.getByRole('list', { name: '站内信列表' }).getByRole('listitem');

/** Goes to the message centre by the bell. */
export async function openMessages(page: Page): Promise<void> {
  await bell(page).click();
  await page.getByRole('menuitem', { name: '查看全部' }).click();
}
