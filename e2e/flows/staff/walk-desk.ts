import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { finishedBuild, locateBuild } from '@portal/build/build-location';
import { expectAccessible } from '../../support/accessible';
import { expect, type OwnTenant, test } from '../../support/own-tenant';
import { signIn, staffOrigin } from '../../support/staff';
import { expectStill, slowPage } from '../../support/still-page';

export function builtDesk() {
  const record = finishedBuild(locateBuild(join(import.meta.dirname, '../../../remotes/desk')));
  if (!record) throw new Error('the desk has not been built');
  return record;
}

/** The list that has rows, where the menu's own may have none. */
const fullLists: Readonly<Record<string, string>> = { '/desk/support': '/desk/support?state=ALL' };

/** An address of the desk where lists show one tenant. Nobody else changes its rows meanwhile. */
function ofTenant(path: string, { code }: OwnTenant): string {
  const url = new URL(path, staffOrigin);
  url.searchParams.set('tenant', code);
  return url.pathname + url.search;
}

/** Returns a route's address. A detail's address is the link in the first row of its list. */
async function addressOf(page: Page, path: string, tenant: OwnTenant): Promise<string> {
  const [list = '', identifier] = path.split('/:');
  if (identifier === undefined) return ofTenant(path, tenant);
  if (list === '/desk/tenants') return `${list}/${tenant.code}`;
  await page.goto(staffOrigin + ofTenant(fullLists[list] ?? list, tenant));
  const address = await page.locator(`main a[href^="${list}/"]`).first().getAttribute('href');
  return address ?? path;
}

interface DeskWalk {
  readonly tenant: OwnTenant;
  readonly widths: readonly number[];
}

/** Opens every page of the desk, with the tenant's own administrator. */
export async function walkDesk(page: Page, browser: Browser, { tenant, widths }: DeskWalk): Promise<void> {
  await signIn(page, tenant.staff('zhuguan'));
  await expect(page.getByRole('navigation', { name: '平台业务' })).toBeVisible();
  const addresses: string[] = [];
  for (const { path } of builtDesk().pages) addresses.push(await addressOf(page, path, tenant));
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
          if (width !== 992) return;
          await one.emulateMedia({ colorScheme: 'dark' });
          await test.step('in the dark', () => expectAccessible(one));
          await one.emulateMedia({ colorScheme: 'light' });
        });
      await context.close();
    }),
  );
}
