import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { finishedBuild, locateBuild } from '@portal/build/build-location';
import { tenants } from '../../../screenshots/folder';
import { pages } from '../../../screenshots/pages';
import { addressOf, type Subject, widths } from '../../../screenshots/subject';
import { enter } from '../../../support/enter';
import { expectStill, slowPage } from '../../../support/still-page';
import { secondTenant } from '../../../support/tenants';
import { expectFinishedWords } from './finished-words';
import { expectOneSolidButton } from './one-solid-button';

const remotes = join(import.meta.dirname, '../../../../remotes');

test('every route of the customers’ remotes is walked here', () => {
  const walked = pages.map(({ path }) => path.split('?')[0]);
  const routes = readdirSync(remotes).flatMap((remote) => {
    const record = finishedBuild(locateBuild(join(remotes, remote)));
    if (!record) throw new Error(`${remote} has not been built`);
    // The desk is walked at its own host name: `flows/staff/every-page.spec.ts`.
    if (record.kind === 'remote' && record.audience === 'staff') return [];
    return record.pages.map(({ path }) => path);
  });
  // Details are behind a link of their list.
  const own = routes.filter((path) => !path.includes('/detail'));
  expect(own.filter((path) => !walked.includes(path))).toEqual([]);
});

type Tenant = (typeof tenants)[number];

/** One login for each person. */
const groups = tenants.flatMap((tenant) =>
  [...new Set(pages.map(({ phone }) => phone))].map((phone) => ({
    tenant,
    phone,
    subjects: pages.filter((subject) => subject.phone === phone),
    // Behind the login both tenants have the same frame and pages, only other names and colours.
    seenAt: tenant === 'default' || phone === undefined ? widths : ([1440, 375] as const),
  })),
);

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
  await expectFinishedWords(page, name, tenant);
  if (inTheCentre(subject)) await expectOneSolidButton(page, name);
}

async function walk(browser: Browser, { tenant, phone, subjects, seenAt }: (typeof groups)[number]): Promise<void> {
  const context = await browser.newContext(tenant === 'jinqiao' ? { baseURL: secondTenant } : {});
  if (phone) await enter(await context.newPage(), phone, undefined, tenant);
  // All widths run at once, because most of the time is waiting.
  const opened = await Promise.all(seenAt.map(async (width) => ({ width, page: await slowPage(context, width) })));
  for (const subject of subjects)
    await test.step(subject.name, () =>
      Promise.all(opened.map(({ width, page }) => look(page, width, subject, tenant))),
    );
  await context.close();
}

for (const group of groups)
  test(`${group.tenant}, ${group.phone ?? 'a visitor'}: every page stays still, fits its window, and looks finished`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    await walk(browser, group);
  });
