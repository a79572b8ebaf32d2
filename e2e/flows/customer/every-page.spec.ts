import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { finishedBuild, locateBuild } from '@portal/build/build-location';
import { tenants } from '../../screenshots/folder';
import { pages } from '../../screenshots/pages';
import { addressOf, type Subject } from '../../screenshots/subject';
import { atRest } from '../../support/at-rest';
import { enter } from '../../support/enter';
import { secondTenant } from '../../support/tenants';

const remotes = join(import.meta.dirname, '../../../remotes');

const phoneWidth = 375;
const inTheCentre = ({ path }: Subject) => /^\/(center|msg)\//.test(path);

test('every route of the remotes is walked here', () => {
  const walked = pages.map(({ path }) => path.split('?')[0]);
  const routes = readdirSync(remotes).flatMap((remote) => {
    const record = finishedBuild(locateBuild(join(remotes, remote)));
    if (!record) throw new Error(`${remote} has not been built`);
    return record.pages.map(({ path }) => path);
  });
  // Details are behind a link of their list.
  const own = routes.filter((path) => !path.includes('/detail'));
  expect(own.filter((path) => !walked.includes(path))).toEqual([]);
});

/** The visible buttons that are filled with the tenant's colour. */
const solidButtons = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'var(--brand)';
    const { color } = getComputedStyle(probe);
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>('button, a')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === color)
      .map((one) => one.textContent.trim());
  });

async function walk(browser: Browser, tenant: (typeof tenants)[number], subjects: readonly Subject[]): Promise<void> {
  const { phone } = subjects[0] as Subject;
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...(tenant === 'jinqiao' && { baseURL: secondTenant }),
  });
  const page = await context.newPage();
  if (phone) await enter(page, phone, undefined, tenant);
  for (const subject of subjects)
    await test.step(`${phone ?? '访客'} ${subject.name}`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(addressOf(subject, tenant));
      await subject.show?.(page, 1440);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await atRest(page);
      if (inTheCentre(subject)) {
        const solid = await solidButtons(page);
        expect.soft(solid.length, `${subject.name}: ${solid.join('、')}`).toBeLessThanOrEqual(1);
      }
      await page.setViewportSize({ width: phoneWidth, height: 812 });
      await atRest(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${subject.name} is as wide as a phone`).toBeLessThanOrEqual(phoneWidth);
    });
  await context.close();
}

for (const tenant of tenants)
  test(`${tenant}: no page is wider than a phone, and none of the centre has two solid buttons`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    for (const phone of new Set(pages.map((subject) => subject.phone)))
      await walk(
        browser,
        tenant,
        pages.filter((subject) => subject.phone === phone),
      );
  });

for (const [list, path] of [
  ['人员列表', '/center/crm/employee/list'],
  ['站内信列表', '/msg/crm/message/list'],
] as const)
  test(`${list}: cards of two lines on a phone, and the rest of a row at the thumb`, async ({ page }) => {
    test.slow();
    await enter(page, '13800000001', path);
    await page.setViewportSize({ width: phoneWidth, height: 812 });
    const cards = page.getByRole('list', { name: list }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    for (const card of await cards.all()) expect((await card.boundingBox())?.height).toBeLessThanOrEqual(96);
    await page
      .getByRole('button', { name: /^更多.*的操作$/ })
      .first()
      .click();
    const menu = page.getByRole('menu');
    await atRest(page);
    const box = await menu.boundingBox();
    expect(box && Math.round(box.y + box.height)).toBe(812);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

test('the bar of the selected messages stands at the bottom of a phone', async ({ page }) => {
  test.slow();
  await enter(page, '13800000001', '/msg/crm/message/list');
  await page.setViewportSize({ width: phoneWidth, height: 812 });
  await page.getByRole('checkbox', { name: /^选择/ }).first().check();
  const bar = page.getByRole('region', { name: '批量操作' });
  await expect(bar).toBeVisible();
  await atRest(page);
  const box = await bar.boundingBox();
  expect(box && Math.round(box.y + box.height)).toBe(812);
  expect(box?.width).toBe(phoneWidth);
});
