import { expect, type Page, test } from '@playwright/test';
import type { tenants } from '../../screenshots/folder';
import { pages } from '../../screenshots/pages';
import { addressOf, type Subject } from '../../screenshots/subject';
import { atRest } from '../../support/at-rest';
import { enter } from '../../support/enter';
import { secondTenant } from '../../support/tenants';

/** Texts that show a customer a mistake: identifiers of rows, loopback addresses, words of the programming language. */
const forgotten = /demo|127\.0\.0\.1|(?<![\w:])::1(?![\w:])|\b(?:undefined|null|NaN)\b|\{\w+\}|\[object/i;

/** Names of the first tenant. They must not appear at the second. */
const ofTheFirst = /供应链金融服务平台|供链通/;

/** All texts of a page, visible or for screen readers, line by line. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const spoken = ['aria-label', 'alt', 'title', 'placeholder'];
    const elements = [...document.querySelectorAll('body :not(script, style, template)')];
    const words = elements.flatMap((element) => [
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
      ...spoken.map((name) => element.getAttribute(name) ?? ''),
      element.matches('input:not([type=radio], [type=checkbox], [type=hidden]), textarea')
        ? (element as HTMLInputElement).value
        : '',
    ]);
    return [document.title, ...words].filter((line) => line.trim() !== '');
  });

/** One login for each person. */
const phones = [...new Set(pages.map(({ phone = '' }) => phone))];
const pagesOf = (owner: string) => pages.filter(({ phone = '' }) => phone === owner);

async function open(page: Page, subject: Subject, tenant: (typeof tenants)[number]): Promise<void> {
  const { phone, show } = subject;
  const path = addressOf(subject, tenant);
  // The session is checked at each page: a walk is long, and other tests of the same person may end the session.
  if (phone) await enter(page, phone, path, tenant);
  else await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await show?.(page, 1440);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await atRest(page);
}

for (const [tenant, baseURL] of [
  ['default', undefined],
  ['jinqiao', secondTenant],
] as const)
  test.describe(tenant, () => {
    test.use(baseURL === undefined ? {} : { baseURL });
    for (const phone of phones)
      test(`nothing on the pages of ${phone || 'a visitor'} looks like a demonstration`, async ({ page }) => {
        const subjects = pagesOf(phone);
        test.setTimeout(60_000 + subjects.length * 15_000);
        for (const subject of subjects)
          await test.step(subject.name, async () => {
            await open(page, subject, tenant);
            const lines = await wordsOf(page);
            expect.soft(lines.filter((line) => forgotten.test(line))).toEqual([]);
            if (tenant === 'jinqiao') expect.soft(lines.filter((line) => ofTheFirst.test(line))).toEqual([]);
          });
      });
  });
