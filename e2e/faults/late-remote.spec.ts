import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../support/at-rest';
import { enter } from '../support/enter';
import { holdBack } from '../support/hold-back';
import { openMessages } from '../support/open-messages';

/** People do not sit and wait for a remote: they click elsewhere. */

const entry = /\/assets\/account\/[^/]+\/entry\.[0-9a-f]+\.js$/;

/** Chooses a page of the account centre in the header's menu. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^账户菜单：/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  // A click on something that still moves may miss it.
  await atRest(page);
  await page.getByRole('menuitem', { name }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

test('[threat: broken remote] two of its pages are clicked while it is on the way: the second one is shown, and none of them is unknown', async ({
  page,
}) => {
  const letGo = await holdBack(page, entry);
  await enter(page, '13800000001', '/center/product/product');
  const asked = page.waitForRequest(entry);
  await choose(page, '个人信息');
  await choose(page, '人员管理');
  await asked;
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: '人员管理' })).toBeVisible();
  await expect(page).toHaveURL('/center/crm/employee/list');

  await page.getByRole('navigation', { name: '账户中心' }).getByRole('link', { name: '个人信息' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
});

test('somebody gave up waiting and went elsewhere: nothing moves them when it comes', { tag: '@deep' }, async ({
  page,
}) => {
  const letGo = await holdBack(page, entry);
  await enter(page, '13800000001', '/center/product/product');
  await choose(page, '个人信息');
  // The address changes when the host stops waiting. Then a stand-in is on screen.
  await expect(page).toHaveURL('/center/crm/user');
  await openMessages(page);
  await expect(page.getByRole('heading', { level: 1, name: '站内信' })).toBeVisible();

  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  letGo();
  await page.waitForFunction(() => Object.keys(globalThis).some((name) => name.startsWith('portal_account_')));
  await choose(page, '人员管理');
  await expect(page.getByRole('heading', { level: 1, name: '人员管理' })).toBeVisible();
  expect(visited.filter((path) => !path.startsWith('/center/crm/employee'))).toEqual([]);
});
