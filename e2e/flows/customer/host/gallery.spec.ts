import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';

test.describe.configure({ timeout: 120_000 });

/**
 * Waits until the late parts are there, because nothing has come for a second. The browser's own sign of a quiet network
 * stays away now and then, although nothing is under way.
 */
const wholeGallery = (page: Page) =>
  page.waitForFunction(() => {
    const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration);
    return performance.now() - Math.max(...ends) > 1_000;
  });

for (const { width, tag } of [
  { width: 1440, tag: [] },
  { width: 375, tag: ['@deep'] },
])
  test(`every house component in the gallery, at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/standalone/gallery');
    await expect(page.getByRole('heading', { level: 1, name: '组件陈列' })).toBeVisible();
    await wholeGallery(page);
    await expectAccessible(page);
  });

test('[S230][S231][S232] dates in the gallery, since no page asks for several or a range: one, several, a range, a year; a text that is none is said so', async ({
  page,
}) => {
  await page.goto('/standalone/gallery');
  const dates = page.getByRole('region', { name: /^DateField/ });
  await expect(dates.getByRole('textbox', { name: '成立日期' })).toHaveValue('2026-11-21');
  await expect(dates.getByRole('textbox', { name: '年度' })).toHaveValue('2026年');
  const several = dates.getByRole('list', { name: '已选还款日' }).getByRole('listitem');
  await expect(several).toHaveText(['2026-11-21', '2026-11-23']);
  const another = dates.getByPlaceholder('添加日期');
  await another.fill('2026-11-22');
  await another.press('Enter');
  await expect(several).toHaveText(['2026-11-21', '2026-11-22', '2026-11-23']);
  await expect(dates.getByPlaceholder('开始日期')).toHaveValue('2026-11-01');
  await expect(dates.getByPlaceholder('结束日期')).toHaveValue('');

  const day = dates.getByRole('textbox', { name: '成立日期' });
  await day.fill('2026-02-30');
  await day.press('Tab');
  await expect(dates.getByRole('alert')).toBeVisible();
  await expect(day).toHaveValue('2026-02-30');
});

test('everything in the gallery is reached by keyboard, in reading order, with a visible focus', async ({ page }) => {
  await page.goto('/standalone/gallery');
  await expect(page.getByRole('heading', { level: 1, name: '组件陈列' })).toBeVisible();
  await wholeGallery(page);
  const unreached = await page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>('main button, main a[href], main input, main select');
    const shown = [...controls].filter((control) => control.checkVisibility() && !control.closest('[inert]'));
    return shown
      .filter((control) => {
        const inGroup =
          control.matches('input[type=radio]') || control.closest('[role=menu], [role=listbox], table[role=grid]');
        return control.tabIndex < 0 && !inGroup && !control.matches(':disabled, [aria-hidden=true]');
      })
      .map((control) => control.outerHTML.slice(0, 160));
  });
  expect(unreached).toEqual([]);

  const seen: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return null;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      const ring = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      // A field may show its focus on the frame around it. A hidden input may show it on the element that replaces it.
      const frame = element.closest(
        '[class*=affix-wrapper], [class*=picker], [class*=select], label, [class*=input-number]',
      );
      return { html: element.outerHTML.slice(0, 120), visible: ring || frame !== null };
    });
    if (focus && !focus.visible) seen.push(focus.html);
  }
  expect(seen).toEqual([]);
});
