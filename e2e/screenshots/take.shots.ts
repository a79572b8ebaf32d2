import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, test } from '@playwright/test';
import { atRest } from '../support/at-rest';
import { enter } from '../support/enter';
import { staffOrigin } from '../support/staff';
import { secondTenant } from '../support/tenants';
import { folder, sites } from './folder';
import { settle } from './settle';
import { sessionOf } from './staff-session';
import { addressOf, pictureName, type Subject, schemes, widths } from './subject';
import { subjectsOf } from './subjects-of';

/** The choice of the command line. Without a choice, everything is taken. */
const { ONLY = '', TENANT, WIDTH, SCHEME } = process.env;
const askedWindows = widths
  .filter((width) => !WIDTH || width === Number(WIDTH))
  .flatMap((width) => schemes.map((scheme) => ({ width, scheme })))
  .filter(({ scheme }) => !SCHEME || scheme === SCHEME);
const askedSites = sites.filter((site) => !TENANT || site === TENANT);

type Site = (typeof sites)[number];
/** The host name of the site, and the session of the person there. */
async function optionsFor(browser: Browser, site: Site, { staff }: Subject): Promise<BrowserContextOptions> {
  if (site === 'jinqiao') return { baseURL: secondTenant };
  if (site === 'default') return {};
  return { baseURL: staffOrigin, ...(staff ? { storageState: await sessionOf(browser, staff) } : {}) };
}

async function take(browser: Browser, site: Site, subject: Subject): Promise<void> {
  const { name, phone, prepare, show, windowOnly = false } = subject;
  const path = site === 'desk' ? subject.path : addressOf(subject, site);
  for (const { width, scheme } of askedWindows) {
    const context = await browser.newContext({
      colorScheme: scheme,
      viewport: { width, height: width < 768 ? 812 : 900 },
      ...(await optionsFor(browser, site, subject)),
    });
    const page = await context.newPage();
    try {
      await prepare?.(page);
      if (phone && site !== 'desk') await enter(page, phone, path);
      else await page.goto(path);
      if (!prepare) await settle(page);
      await show?.(page, width);
      // A call that was held back or failed may stay so.
      if (prepare) await atRest(page);
      else await settle(page);
    } finally {
      // A picture is taken even if the way there failed. It shows how far the test came.
      await page.screenshot({
        path: join(folder, site, pictureName(name, width, scheme)),
        fullPage: !windowOnly,
        animations: 'disabled',
        caret: 'hide',
      });
      await context.close();
    }
  }
}

for (const site of askedSites)
  test.describe(site, () => {
    // At the desk one picture builds on another: a case is held, decided first, and decided by a second person.
    if (site === 'desk') test.describe.configure({ mode: 'default' });
    for (const subject of subjectsOf(site).filter(({ name }) => name.includes(ONLY)))
      test(subject.name, async ({ browser }) => {
        test.setTimeout(240_000);
        await take(browser, site, subject);
      });
  });
