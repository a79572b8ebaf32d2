import { expect, test } from '@playwright/test';
import { atRest } from '../support/at-rest';
import { enter } from '../support/enter';
import { holdBack } from '../support/hold-back';

/** Nobody waits for a remote with their hands in their lap. */

const entry = /\/assets\/account\/[^/]+\/entry\.[0-9a-f]+\.js$/;

test('two of its pages are clicked while it is on the way: the second one is shown, and none of them is unknown', async ({
  page,
}) => {
  const letGo = await holdBack(page, entry);
  await enter(page, '13800000001');
  const menuButton = page.getByRole('button', { name: /^账户菜单：/ });
  const asked = page.waitForRequest(entry);
  for (const name of ['个人信息', '人员管理']) {
    await menuButton.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await atRest(page);
    await page.getByRole('menuitem', { name }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  }
  await asked;
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: '人员管理' })).toBeVisible();
  await expect(page).toHaveURL('/center/crm/employee/list');

  await page.getByRole('navigation', { name: '账户中心' }).getByRole('link', { name: '个人信息' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
});

test('somebody went elsewhere while it was on the way: nobody calls them back', async ({ page }) => {
  const letGo = await holdBack(page, entry);
  await enter(page, '13800000001');
  await page.getByRole('button', { name: /^账户菜单：/ }).click();
  await page.getByRole('menuitem', { name: '个人信息' }).click();
  await page.getByRole('link', { name: '站内信' }).click();
  const heading = page.getByRole('heading', { level: 1, name: '站内信' });
  await expect(heading).toBeVisible();
  const come = page.waitForResponse(entry);
  letGo();
  await come;
  // Long enough for the remote to begin.
  await page.waitForTimeout(1_000);
  await expect(heading).toBeVisible();
  await expect(page).toHaveURL('/msg/crm/message/list');
});
