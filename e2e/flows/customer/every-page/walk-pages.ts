import { type Browser, expect, type Page, test } from '@playwright/test';
import { tenants } from '../../../screenshots/folder';
import { addressOf, type Subject } from '../../../screenshots/subject';
import { expectAccessible } from '../../../support/accessible';
import { enter } from '../../../support/enter';
import { expectStill, slowPage } from '../../../support/still-page';
import { secondTenant } from '../../../support/tenants';
import { expectFinishedWords } from './finished-words';
import { expectOneSolidButton } from './one-solid-button';

export type Tenant = (typeof tenants)[number];

/** The pages that one person sees at one tenant, in windows of these widths. */
interface Walk {
  readonly pages: readonly Subject[];
  readonly tenant: Tenant;
  readonly phone: string | undefined;
  readonly widths: readonly number[];
}

const softly = expect.configure({ soft: true });
const inTheCentre = ({ path }: Subject) => /^\/(center|msg)\//.test(path);

async function look(page: Page, width: number, subject: Subject, tenant: Tenant): Promise<void> {
  const name = `${subject.name} at ${width}`;
  await page.goto(addressOf(subject, tenant));
  if (subject.show) {
    // The way to a detail leads through its list. Only the detail's own document counts.
    await subject.show(page, width);
    await page.reload();
  }
  await expectStill(page, name);
  // A table scrolls in its box from the picture after the one in which it was too wide.
  await softly
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), `${name} is as wide as its window`)
    .toBeLessThanOrEqual(width);
  if (width !== 1440) return;
  await test.step(`axe finds nothing on ${name}`, () => expectAccessible(page));
  await expectFinishedWords(page, name, tenant);
  if (!inTheCentre(subject)) return;
  await expectOneSolidButton(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  await test.step(`axe finds nothing on ${name} in the dark`, () => expectAccessible(page));
  await page.emulateMedia({ colorScheme: 'light' });
}

async function walk(browser: Browser, { pages, tenant, phone, widths }: Walk): Promise<void> {
  const context = await browser.newContext(tenant === 'jinqiao' ? { baseURL: secondTenant } : {});
  if (phone) await enter(await context.newPage(), phone, '/404');
  // All widths run at once, because most of the time is waiting.
  const opened = await Promise.all(widths.map(async (width) => ({ width, page: await slowPage(context, width) })));
  for (const subject of pages)
    await test.step(subject.name, () =>
      Promise.all(opened.map(({ width, page }) => look(page, width, subject, tenant))),
    );
  await context.close();
}

/** The widths at which a person, or a visitor without a phone, sees the pages of a tenant; none: not there. */
export type WidthsOf = (tenant: Tenant, phone: string | undefined) => readonly number[];

/** Declares a test for each tenant and each person who sees some of the pages. */
export function walkPages(pages: readonly Subject[], widthsOf: WidthsOf): void {
  for (const tenant of tenants)
    for (const phone of new Set(pages.map((page) => page.phone))) {
      const seen = pages.filter((page) => page.phone === phone);
      const one = { pages: seen, tenant, phone, widths: widthsOf(tenant, phone) };
      if (one.widths.length === 0) continue;
      test(`${tenant}, ${phone ?? 'a visitor'}: every page stays still, fits its window, looks finished and serves assistive technology`, async ({
        browser,
      }) => {
        test.setTimeout(900_000);
        await walk(browser, one);
      });
    }
}

/** Each page once. The second tenant has public pages of its own; behind the login it has the first one's. */
export const once: WidthsOf = (tenant, phone) => (tenant === 'default' || phone === undefined ? [1440] : []);
