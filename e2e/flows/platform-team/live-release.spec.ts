import type { Page } from '@playwright/test';
import { logIn } from '../../support/log-in';
import { publishNext } from '../../support/next-release';
import { openMessages } from '../../support/open-messages';
import { expect, test } from '../../support/own-tenant';
import { portalCommand } from '../../support/portal-command';

/** One open tab, and the events that reach it. Each test depends on the one before. */
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const before = '平台发布的维护、产品与政策通知';
const after = '平台发布的全部通知';

let release = '';
let slot: readonly [tenant: string, slot: string];
let tab: Page;

interface Marked {
  sameDocument?: boolean;
}

const mark = () =>
  tab.evaluate(() => {
    (globalThis as Marked).sameDocument = true;
  });
const isSameDocument = () => tab.evaluate(() => (globalThis as Marked).sameDocument === true);
const menu = () => tab.getByRole('navigation', { name: '消息中心' });

test.beforeAll(async ({ browser, tenant }) => {
  test.setTimeout(180_000);
  slot = [tenant.code, 'message'];
  release = await publishNext('message', 'src/pages/notices/page.tsx', before, after);
  tab = await (await browser.newContext()).newPage();
  const hearsReleases = tab.waitForResponse((answer) => answer.url().endsWith('/-/releases/stream'));
  await logIn(tab, '13800000013');
  await hearsReleases;
});

test.afterAll(() => tab?.context().close());

test('a remote that is not on screen is the new one when it is opened, without a reload', async () => {
  await mark();
  const told = tab.waitForResponse((answer) => answer.url().endsWith('/-/boot'));
  await portalCommand('assign', ...slot, release);
  await told;
  await openMessages(tab);
  await menu().getByRole('link', { name: '公告' }).click();
  await expect(tab.getByText(after)).toBeVisible();
  await expect(tab.getByText('系统已更新')).toHaveCount(0);
  expect(await isSameDocument()).toBe(true);
});

test('of one that is on screen it is told, and the next page of it brings the other release', async () => {
  await portalCommand('rollback', ...slot);
  await expect(tab.getByText('系统已更新，打开下一个页面时生效。')).toBeVisible();
  await expect(tab.getByText(after)).toBeVisible();
  expect(await isSameDocument()).toBe(true);
  await menu().getByRole('link', { name: '站内信' }).click();
  await expect(tab.getByRole('heading', { name: '站内信', exact: true })).toBeVisible();
  expect(await isSameDocument()).toBe(false);
  await menu().getByRole('link', { name: '公告' }).click();
  await expect(tab.getByText(before)).toBeVisible();
});
