import { expect, test } from '@playwright/test';
import { atRest } from '../../../support/at-rest';
import { enter } from '../../../support/enter';

const phoneWidth = 375;

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
