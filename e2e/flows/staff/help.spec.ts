import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/own-tenant';
import { signIn } from '../../support/staff';

const chapters = (page: Page) => page.getByRole('navigation', { name: '章节' }).getByRole('link');

/** The heading of a chapter as its file has it. */
function headingOf(name: string): string {
  const file = join(import.meta.dirname, '../../../deploy/docs/zh', `${name}.md`);
  return /^# (.+)$/m.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}

test('staff read the handbook at the desk, each chapter with its pictures, also on a phone', async ({
  page,
  tenant,
}) => {
  await signIn(page, tenant.staff('kefu'));
  await page.getByRole('navigation', { name: '平台业务' }).getByRole('link', { name: '帮助' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '客服' })).toBeVisible();
  await expectAccessible(page);

  const names = await chapters(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? ''),
  );
  expect(names.length).toBeGreaterThan(5);
  for (const name of names)
    await test.step(name, async () => {
      await page.getByRole('navigation', { name: '章节' }).locator(`a[href$="/${name}"]`).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(name));
      await expect(page.getByRole('article').getByRole('heading', { level: 2 }).first()).toBeVisible();
      for (const picture of await page.getByRole('article').getByRole('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(500);
      }
    });

  await test.step('a link leads to a place in another chapter', async () => {
    await chapters(page).filter({ hasText: '客服' }).click();
    await page.getByRole('article').getByRole('link', { name: '审核' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: '审核' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: '登录' })).toBeInViewport();
    await expect(page).toHaveURL(/\/desk\/help\/review#/);
  });

  await page.setViewportSize({ width: 375, height: 812 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  const table = page.getByRole('region', { name: /^表格：按键/ });
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
});
