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
  // An event stream keeps the network busy for ever: what comes ahead has come when no more of it comes.
  let seen = 0;
  const settled = async () => {
    const before = seen;
    seen = (await scriptsOf(page, 'message')).length;
    return seen > 1 && seen === before;
  };
  await expect.poll(settled, { timeout: 20_000, intervals: [1_000] }).toBe(true);

  await page
    .getByRole('banner')
    .getByRole('link', { name: /^站内信/ })
    .click();
  await expect(page.getByRole('heading', { name: '站内信', level: 1 })).toBeVisible();
  const loaded = (await scriptsOf(page, 'message')).filter(({ how }) => how === 'script');
  expect(loaded.length).toBeGreaterThan(1);
  expect(loaded.filter(({ travelled }) => travelled)).toEqual([]);
});
