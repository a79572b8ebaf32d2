import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { tenants } from '../../screenshots/folder';
import { pages } from '../../screenshots/pages';
import { addressOf, type Subject, widths } from '../../screenshots/subject';
import { atRest } from '../../support/at-rest';
import { enter } from '../../support/enter';
import { shiftsOf, watchShifts } from '../../support/layout-shift';
import { secondTenant } from '../../support/tenants';

/** The most that a page may move by itself, as browsers count it. */
const most = 0.02;
/** An answer takes this long, so that a skeleton is shown before it. */
const answerMs = 350;

/** Everybody sees the same frame and pages. Only the public site differs by tenant. */
const groups = tenants.flatMap((tenant) => {
  const people = tenant === 'jinqiao' ? [undefined] : [...new Set(pages.map(({ phone }) => phone))];
  return people.map((phone) => ({ tenant, phone, subjects: pages.filter((subject) => subject.phone === phone) }));
});

async function slowPage(context: BrowserContext, width: number): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await watchShifts(page);
  await page.route('**/api/**', async (route) => {
    await pause(answerMs);
    await route.fallback();
  });
  return page;
}

async function look(page: Page, width: number, subject: Subject, address: string): Promise<void> {
  await page.goto(address);
  if (subject.show) {
    // The way to a detail leads through its list. Only the detail's own document counts.
    await subject.show(page, width);
    await page.reload();
  }
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await pause(3 * answerMs);
  await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0);
  await atRest(page);
  const { sum, moved } = await shiftsOf(page);
  expect.soft(sum, `${subject.name} at ${width}:\n${moved.slice(0, 6).join('\n')}`).toBeLessThanOrEqual(most);
}

async function walk(
  browser: Browser,
  tenant: (typeof tenants)[number],
  phone: string | undefined,
  subjects: readonly Subject[],
): Promise<void> {
  const context = await browser.newContext(tenant === 'jinqiao' ? { baseURL: secondTenant } : {});
  if (phone) await enter(await context.newPage(), phone, undefined, tenant);
  // All three widths run at once, because most of the time is waiting.
  const opened = await Promise.all(widths.map(async (width) => ({ width, page: await slowPage(context, width) })));
  for (const subject of subjects)
    await Promise.all(opened.map(({ width, page }) => look(page, width, subject, addressOf(subject, tenant))));
  await context.close();
}

for (const { tenant, phone, subjects } of groups)
  test(`${tenant}, ${phone ?? 'a visitor'}: no page moves by itself`, async ({ browser }) => {
    test.setTimeout(900_000);
    await walk(browser, tenant, phone, subjects);
  });
