import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../../../support/log-in';

const scriptsOf = (page: Page, remote: string) =>
  page.evaluate((part) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => name.includes(part) && name.endsWith('.js'));
    return scripts.map(({ initiatorType, transferSize }) => ({ how: initiatorType, travelled: transferSize > 0 }));
  }, `/assets/${remote}/`);

test('what the next area is made of has come before somebody goes there', async ({ page }) => {
  await logIn(page, '13800000001');
  await expect(page).toHaveURL(/\/center\/product\/product$/);
  await expect.poll(() => scriptsOf(page, 'message'), { timeout: 20_000 }).not.toEqual([]);
  await page.waitForLoadState('networkidle');

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^站内信/ })
    .click();
  await expect(page.getByRole('heading', { name: '站内信', level: 1 })).toBeVisible();
  const loaded = (await scriptsOf(page, 'message')).filter(({ how }) => how === 'script');
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter(({ travelled }) => travelled)).toEqual([]);
});
