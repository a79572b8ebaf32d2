import type { Browser, Cookie } from '@playwright/test';
import { logIn } from '../../support/log-in';

/** A session of the first demo person, as cookies. They work on every port of this machine. */
export async function sessionCookies(browser: Browser, origin: string): Promise<Cookie[]> {
  const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    await logIn(page, '13800000001');
    await page.waitForURL(/\/center\//, { timeout: 60_000 });
    return await context.cookies();
  } finally {
    await context.close();
  }
}
