import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { finishedBuild, locateBuild } from '@portal/build/build-location';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/own-tenant';
import { signIn, staffOrigin } from '../../support/staff';
import { expectStill, slowPage } from '../../support/still-page';

export function builtDesk() {
  const record = finishedBuild(locateBuild(join(import.meta.dirname, '../../../remotes/desk')));
  if (!record) throw new Error('the desk has not been built');
  return record;
}

/** The list that has rows, where the menu's own may have none. */
const fullLists: Readonly<Record<string, string>> = { '/desk/support': '/desk/support?state=ALL' };

/** Gives a route's address. That of a detail stands in the first row of its list. */
async function addressOf(page: Page, path: string): Promise<string> {
  const [list = '', identifier] = path.split('/:');
  if (identifier === undefined) return path;
  await page.goto(staffOrigin + (fullLists[list] ?? list));
  const address = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href');
  return address ?? path;
}

/** Opens every page of the desk in windows of these widths. */
export async function walkDesk(page: Page, browser: Browser, who: string, widths: readonly number[]): Promise<void> {
  await signIn(page, who);
  await expect(page.getByRole('navigation', { name: '工作台' })).toBeVisible();
  const addresses: string[] = [];
  for (const { path } of builtDesk().pages) addresses.push(await addressOf(page, path));
  const storageState = await page.context().storageState();
  await page.goto('about:blank');
  // All widths run at once, because most of the time is waiting. Each has a browser of its own, because the streams of
  // three pages would take the connections of one.
  await Promise.all(
    widths.map(async (width) => {
      const context = await browser.newContext({ storageState });
      const one = await slowPage(context, width);
      for (const address of addresses)
        await test.step(`${address} at ${width} px`, async () => {
          await one.goto(staffOrigin + address);
          await expectStill(one, `${address} at ${width}`);
          const drawn = await one.evaluate(() => document.documentElement.scrollWidth);
          expect.soft(drawn, `${address} at ${width} px`).toBeLessThanOrEqual(width);
          await expectAccessible(one);
        });
      await context.close();
    }),
  );
}
