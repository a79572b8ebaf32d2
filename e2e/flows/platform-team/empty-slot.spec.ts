import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../support/free-port';
import { logIn } from '../../support/log-in';
import { changedCopy } from '../../support/next-release';
import { OwnPortal } from '../../support/own-portal';
import { portalCommand } from '../../support/portal-command';

/**
 * One slot that is emptied while tabs are open, in a portal of its own: every tab of a tenant loads its next page anew.
 * Each test depends on the one before.
 */
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const [tenant, slot] = ['localhost', 'message'];
const entry = { area: 'header', title: '消息大厅', path: '/msg/crm/affiche/list', order: 50 };
const data = mkdtempSync(join(tmpdir(), 'portal-emptied-'));
const portal = new OwnPortal(await freePort(), data);

const command = <T>(...args: string[]) => {
  const token = readFileSync(join(data, 'deploy-token'), 'utf8').trim();
  return portalCommand<T>(...args, '--portal', portal.url, '--token', token);
};

let release = '';
/** Shows a page of the slot. */
let inside: Page;
/** Shows a page of another slot. */
let beside: Page;

interface Marked {
  sameDocument?: boolean;
}

const isSameDocument = (tab: Page) => tab.evaluate(() => (globalThis as Marked).sameDocument === true);
const inHeader = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: entry.title });
const typed = () => inside.getByLabel('关键词');

/** Opens a page that hears of releases from now on. */
async function openTab(tab: Page, path: string): Promise<Page> {
  const hears = tab.waitForResponse((answer) => answer.url().endsWith('/-/releases/stream'));
  await tab.goto(path);
  await hears;
  await expect(inHeader(tab)).toBeVisible();
  await tab.evaluate(() => {
    (globalThis as Marked).sameDocument = true;
  });
  return tab;
}

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  await portal.start();
  const folder = changedCopy('message', 'package.json', '"menu": [', `"menu": [${JSON.stringify(entry)},`);
  const published = await command<{ package: string; build: string }>('publish', folder);
  release = `${published.package}@${published.build}`;
  await command('assign', tenant, slot, release);
  const context = await browser.newContext({ baseURL: portal.url });
  const first = await context.newPage();
  await logIn(first, '13800000013');
  await expect(first).toHaveURL(/\/center\//);
  inside = await openTab(first, '/msg/crm/message/list');
  beside = await openTab(await context.newPage(), '/center/crm/user');
});

test.afterAll(async () => {
  await inside?.context().close();
  await portal.stop();
  rmSync(data, { recursive: true, force: true });
});

test('without --yes the command says what is cut off, and nothing changes', async () => {
  const refused = await command('unassign', tenant, slot).catch((error: unknown) => error);
  const { code, stdout } = refused as { code: number; stdout: string };
  expect(code).toBe(2);
  const facts = JSON.parse(stdout) as { pages: { title: string }[]; menu: { title: string }[] };
  expect(facts).toMatchObject({ done: false, release, canary: null });
  expect(facts.menu.map(({ title }) => title)).toEqual(expect.arrayContaining([entry.title, '公告']));
  expect(facts.pages.map(({ title }) => title)).toEqual(expect.arrayContaining(['站内信', '公告']));
  expect(await command('tenants')).toContainEqual(
    expect.objectContaining({
      code: tenant,
      slots: expect.arrayContaining([expect.objectContaining({ release })]),
    }),
  );
});

test('a page of the slot that is open stays as it is, with what was typed, until the person goes on', async () => {
  await typed().fill('尚未查询的词');
  expect(await command('unassign', tenant, slot, '--yes')).toMatchObject({ done: true, release });
  await expect(inside.getByText('系统已更新，打开下一个页面时生效。')).toBeVisible();
  await expect(typed()).toHaveValue('尚未查询的词');
  expect(await isSameDocument(inside)).toBe(true);
});

test('its next page is gone, and so is its entry in the menu', async () => {
  await inside.getByRole('navigation', { name: '消息中心' }).getByRole('link', { name: '公告' }).click();
  await expect(inside.getByRole('heading', { name: '页面不存在或已被移除' })).toBeVisible();
  await expect(inHeader(inside)).toHaveCount(0);
});

test('a page of another slot loses the entry with its next page', async () => {
  await expect(beside.getByText('系统已更新，打开下一个页面时生效。')).toBeVisible();
  await expect(inHeader(beside)).toBeVisible();
  expect(await isSameDocument(beside)).toBe(true);
  await beside.getByRole('banner').getByRole('link', { name: '产品中心', exact: true }).click();
  await expect(beside.getByRole('heading', { name: '产品中心', level: 1 })).toBeVisible();
  await expect(inHeader(beside)).toHaveCount(0);
});

test('assigned again, it is there again', async () => {
  await command('assign', tenant, slot, release);
  await beside.goto(entry.path);
  await expect(beside.getByRole('heading', { name: '公告', exact: true })).toBeVisible();
  await expect(inHeader(beside)).toBeVisible();
});
