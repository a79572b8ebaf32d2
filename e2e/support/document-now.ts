import type { Page } from '@playwright/test';

/** The document that somebody who opens this page now would get. */
export const documentNow = (page: Page): Promise<string> =>
  page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
