import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Opens a page in a browser that shares nothing with this one. */
export async function otherBrowser(beside: BrowserContext, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await beside.browser()?.newContext({ ignoreHTTPSErrors: true, ...options });
  if (!context) throw new Error('there is no browser');
  return context.newPage();
}
