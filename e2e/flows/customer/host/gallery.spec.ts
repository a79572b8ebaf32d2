import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';

test.describe.configure({ timeout: 120_000 });

for (const width of [1440, 375])
  test(`every house component in the gallery, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/standalone/gallery');
    await expect(page.getByRole('heading', { level: 1, name: '组件陈列' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);
  });

test('everything in the gallery is reached by keyboard, in reading order, with a visible focus', async ({ page }) => {
  await page.goto('/standalone/gallery');
  await expect(page.getByRole('heading', { level: 1, name: '组件陈列' })).toBeVisible();
  await page.waitForLoadState('networkidle');
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
      // A field may show its focus on the frame around it, a hidden input on what stands for it.
      const frame = element.closest(
        '[class*=affix-wrapper], [class*=picker], [class*=select], label, [class*=input-number]',
      );
      return { html: element.outerHTML.slice(0, 120), visible: ring || frame !== null };
    });
    if (focus && !focus.visible) seen.push(focus.html);
  }
  expect(seen).toEqual([]);
});
