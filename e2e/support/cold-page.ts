import type { Browser, Page } from '@playwright/test';
import { enter } from './enter';

/** A browser that has fetched nothing yet. With a phone, it has that person's session. */
export async function coldPage(browser: Browser, phone?: string): Promise<Page> {
  const context = await browser.newContext();
  if (phone) {
    const inside = await browser.newPage();
    await enter(inside, phone, '/404');
    await context.addCookies(await inside.context().cookies());
    await inside.close();
  }
  return context.newPage();
}
