import { expect, test } from '@playwright/test';
import { frameScript } from '../support/frame-script';
import { logIn } from '../support/log-in';
import { messageEntries } from '../support/open-messages';
import { takenOver } from '../support/taken-over';
import {
  breakHelpChunk,
  entry,
  retryOf,
  testBrokenChunk,
  testBrokenEntry,
  testBrokenHashes,
  testWithoutApplication,
} from './broken-files';
import { testOwnScripts } from './own-scripts';

// One fault that is told at once and one that is not. `remote-faults.deep.spec.ts` has the others.
test.describe('[threat: broken remote] a remote whose entry', () => testBrokenEntry(['answers 404', 'hangs']));
test.describe('[threat: broken remote] a public page whose remote', () => testWithoutApplication(['answers 404']));
test.describe('a page whose chunk', () => testBrokenChunk(['throws']));
test.describe('a list of hashes', () => testBrokenHashes(['is altered']));
test.describe('a portal whose own scripts', () => testOwnScripts(['are all refused']));

test.describe('what the host provides and no page had needed yet', () => {
  const ways = [
    { link: '登录', button: '登录', tag: [] },
    { link: '立即注册', button: '提交注册', tag: ['@deep'] },
  ];
  for (const { link, button, tag } of ways) {
    test(`did not come on the way to ${link}: 重试 recovers`, { tag }, async ({ page }) => {
      await page.goto('/index/index');
      await takenOver(page);
      await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();
      await page.route('**/assets/host/**', (route) => route.abort());
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      const retry = page.getByRole('button', { name: '重试' });
      await expect(retry).toBeVisible({ timeout: 20_000 });

      await page.unroute('**/assets/host/**');
      await retry.click();
      await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible({ timeout: 15_000 });
    });
  }
});

test('the frame around the pages of the centre does not come: a card under a header, 重试 recovers', {
  tag: '@deep',
}, async ({ page }) => {
  await logIn(page, '13800000001');
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  const isMissing = await frameScript(page, '/msg/crm/message/list');
  const later = await page.context().newPage();
  await later.route(isMissing, (route) => route.abort());
  await later.goto('/msg/crm/message/list');
  await expect(retryOf(later)).toBeVisible({ timeout: 20_000 });
  await expect(later.getByRole('banner').getByRole('link', { name: /首页/ })).toBeVisible();

  await later.unroute(isMissing);
  await retryOf(later).click();
  await expect(messageEntries(later).first()).toBeVisible({ timeout: 15_000 });
  await expect(later.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  await expect(later.getByRole('banner')).toHaveCount(1);
  await expect(later.getByRole('main')).toHaveCount(1);
});

test('an entry that answers 503 twice comes up by itself', async ({ page }) => {
  let answers = 0;
  await page.route(entry, (route) => {
    answers += 1;
    return answers <= 2 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue();
  });
  await page.goto('/index/index');
  await takenOver(page);
  await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible({ timeout: 15_000 });
  expect(answers).toBeGreaterThanOrEqual(3);
});

test('[threat: broken remote][threat: altered file] one altered byte: the browser refuses the chunk and the customer sees the card', async ({
  page,
}) => {
  await breakHelpChunk(page, async (route) => {
    const body = Buffer.from(await (await route.fetch()).body());
    body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
    await route.fulfill({ status: 200, contentType: 'text/javascript', body });
  });
  await expect(retryOf(page)).toBeVisible({ timeout: 20_000 });
});
