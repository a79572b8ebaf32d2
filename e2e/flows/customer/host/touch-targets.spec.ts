import type { Page } from '@playwright/test';
import { enter } from '../../../support/enter';
import { expect, test } from '../../../support/own-tenant';

test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

/**
 * Names the controls of the window that a finger can miss: 20 px above or below their middle, somebody else gets the
 * press. A link within a sentence is as high as its line.
 */
const missed = (page: Page) =>
  page.evaluate(() => {
    // Nothing lies half below the header.
    scrollTo(0, 0);
    const gets = (element: Element, x: number, y: number) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    };
    return [...document.querySelectorAll('a[href], button:not(:disabled), summary')]
      .filter((element) => {
        const { display } = getComputedStyle(element);
        const box = element.getBoundingClientRect();
        const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const inWindow = box.top >= 24 && box.bottom <= innerHeight - 24 && box.width > 2;
        return seen && inWindow && display !== 'inline';
      })
      .filter((element) => {
        const box = element.getBoundingClientRect();
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        if (!gets(element, x, y)) return false;
        return ![
          [x, y - 20],
          [x, y + 20],
        ].every(([toX = 0, toY = 0]) => gets(element, toX, toY));
      })
      .map((element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim());
  });

for (const path of ['/index/index', '/login', '/register/account'])
  test(`${path}: each control is as large as a finger`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('button').or(page.getByRole('link')).first()).toBeVisible();
    await expect.poll(() => missed(page)).toEqual([]);
  });

test('the centre: each control is as large as a finger', async ({ page }) => {
  await enter(page, '13800000001', '/center/product/product');
  for (const [path, text] of [
    ['/center/product/product', '可用额度'],
    ['/center/crm/employee/list', '章海燕'],
    ['/center/crm/company/list', '下载认证信息'],
    ['/msg/crm/message/list', '待签署'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
    await expect.poll(() => missed(page), { message: path }).toEqual([]);
  }
});
