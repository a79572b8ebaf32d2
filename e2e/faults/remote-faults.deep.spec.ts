import { expect, test } from '@playwright/test';
import { logIn } from '../support/log-in';
import { messageEntries } from '../support/open-messages';
import { takenOver } from '../support/taken-over';
import { testBrokenChunk, testBrokenEntry, testBrokenHashes, testWithoutApplication } from './broken-files';
import { testOwnScripts } from './own-scripts';

// The ways to fail that `remote-faults.spec.ts` leaves out.
test.describe('[threat: broken remote] a remote whose entry', () =>
  testBrokenEntry(['answers 500', 'is an HTML page', 'is cut in half', 'throws']));
test.describe('[threat: broken remote] a public page whose remote', () =>
  testWithoutApplication(['is cut in half', 'throws', 'hangs']));
test.describe('a page whose chunk', () =>
  testBrokenChunk(['answers 404', 'answers 500', 'is an HTML page', 'is cut in half', 'hangs']));
test.describe('a list of hashes', () => testBrokenHashes(['answers 404', 'is cut in half', 'hangs']));
test.describe('a portal whose own scripts', () => testOwnScripts(['are refused after the first', 'hang']));

test('without the list of hashes of the host every page begins', async ({ page }) => {
  const lists = '**/assets/host/*/hashes.json';
  await page.route(lists, (route) => route.abort());
  await page.goto('/index/index');
  await takenOver(page);
  await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();

  await page.goto('/login');
  await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
  await page.unroute(lists);
  await logIn(page, '13800000001');
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();

  await page.route(lists, (route) => route.abort());
  await page.goto('/msg/crm/message/list');
  await expect(page.getByRole('heading', { name: '站内信', level: 1 })).toBeVisible();
  // The code that calls the API came with the document.
  await expect(messageEntries(page).getByRole('link').first()).toBeVisible();
});
