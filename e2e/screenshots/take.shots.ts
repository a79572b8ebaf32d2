import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { atRest } from '../support/at-rest';
import { enter } from '../support/enter';
import { secondTenant } from '../support/tenants';
import { folder, tenants } from './folder';
import { pages } from './pages';
import { states } from './states';
import { addressOf, type Subject, widths } from './subject';

/** The choice of the command line. Without a choice, everything is taken. */
const { ONLY = '', TENANT, WIDTH } = process.env;
const subjects = [...pages, ...states].filter(({ name }) => name.includes(ONLY));
const askedWidths = widths.filter((width) => !WIDTH || width === Number(WIDTH));
const askedTenants = tenants.filter((tenant) => !TENANT || tenant === TENANT);

/** Waits until nothing loads, moves or blinks any more. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first()).toBeVisible();
  await page.waitForLoadState('load');
  // After this time, a missing part shows that it is loading.
  await page.waitForTimeout(250);
  await expect(page.getByRole('status', { name: '加载中' })).toHaveCount(0);
  await atRest(page);
}

async function take(browser: Browser, tenant: (typeof tenants)[number], subject: Subject): Promise<void> {
  const { name, phone, prepare, show, windowOnly = false } = subject;
  const path = addressOf(subject, tenant);
  for (const width of askedWidths) {
    const context = await browser.newContext({
      viewport: { width, height: width < 768 ? 812 : 900 },
      ...(tenant === 'jinqiao' ? { baseURL: secondTenant } : {}),
    });
    const page = await context.newPage();
    try {
      await prepare?.(page);
      if (phone) await enter(page, phone, path, tenant);
      else await page.goto(path);
      if (!prepare) await settle(page);
      await show?.(page, width);
      // A call that was held back or failed may stay so.
      if (prepare) await atRest(page);
      else await settle(page);
    } finally {
      // A picture is taken even if the way there failed. It shows how far the test came.
      await page.screenshot({
        path: join(folder, tenant, `${name}-${width}.png`),
        fullPage: !windowOnly,
        animations: 'disabled',
        caret: 'hide',
      });
      await context.close();
    }
  }
}

for (const tenant of askedTenants)
  for (const subject of subjects)
    test(`${tenant} ${subject.name}`, async ({ browser }) => {
      test.setTimeout(240_000);
      await take(browser, tenant, subject);
    });
