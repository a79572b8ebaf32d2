import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Locator, type Page, type Route, test } from '@playwright/test';
import { drawnPage } from '../support/drawn-page';
import { takenOver } from '../support/taken-over';

/** Faults that a server or a network can cause in a file. */
const faults = {
  'answers 404': (route: Route) => route.fulfill({ status: 404, body: 'not found' }),
  'answers 500': (route: Route) => route.fulfill({ status: 500, body: 'error' }),
  'is an HTML page': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><p>login' }),
  'is cut in half': async (route: Route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ status: 200, contentType: 'text/javascript', body: body.subarray(0, body.length / 2) });
  },
  throws: (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  hangs: () => new Promise<void>(() => undefined),
} satisfies Record<string, (route: Route) => Promise<void>>;

export type Fault = keyof typeof faults;

export const entry = /\/assets\/site\/[^/]+\/entry\.[0-9a-f]+\.js$/;

/** The card that replaces the failed part. */
export const retryOf = (page: Page) =>
  page.getByRole('alert', { name: '页面没有加载成功' }).getByRole('button', { name: '重试' });

/** Waits until it appears. If the file hangs, the test moves the browser's clock forward until something appears. */
async function comes(page: Page, awaited: Locator, name: string): Promise<void> {
  if (name !== 'hangs') return expect(awaited).toBeVisible({ timeout: 20_000 });
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(awaited).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 20_000, intervals: [0] });
}

/** Breaks the chunk of the public site's help page. A link leads there, so the site's frame is already loaded. */
export async function breakHelpChunk(page: Page, fault: (route: Route) => Promise<void>): Promise<void> {
  await page.goto('/index/index');
  await takenOver(page);
  await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();
  await page.route('**/assets/site/**', fault);
  await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '帮助中心' }).click();
}

/** The entry of the public site fails on the way there, in each of these ways. */
export function testBrokenEntry(names: readonly Fault[]): void {
  for (const name of names) {
    const fault = faults[name];
    test(`${name}: a card in its place, other parts work, 重试 recovers`, async ({ page }) => {
      await page.clock.install();
      await page.route(entry, fault);
      await page.goto('/login');
      await page.getByRole('link', { name: '访问官网' }).click();
      const retry = retryOf(page);
      await comes(page, retry, name);
      await expect(page.getByText(/请提供编号/)).toBeVisible();

      const other = await page.context().newPage();
      await other.goto('/login');
      await expect(other.getByRole('heading', { name: '登录' })).toBeVisible();
      await other.close();

      await page.unroute(entry);
      await retry.click();
      await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible({ timeout: 15_000 });
    });
  }
}

/** The files of a public page that came as HTML fail, in each of these ways. */
export function testWithoutApplication(names: readonly Fault[]): void {
  for (const name of names) {
    test(`${name}: the page stays, leads on, and the gateway is told`, async ({ page, request }) => {
      await drawnPage(request, '/index/index');
      await page.clock.install();
      await page.route(entry, faults[name]);
      const told = page.waitForRequest((one) => one.url().endsWith('/-/reports'));
      await page.goto('/index/index');
      await page.keyboard.press('Shift');
      while (name === 'hangs' && !(await Promise.race([told.then(() => true), pause(50, false)])))
        await page.clock.fastForward(2_000);
      expect((await told).postDataJSON()).toMatchObject({ slot: 'site', outcome: 'failed' });
      await expect(page.getByRole('heading', { name: '产品服务' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '帮助中心' }).click();
      await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible();
    });
  }
}

/** A page's chunk of the public site fails, in each of these ways. */
export function testBrokenChunk(names: readonly Fault[]): void {
  for (const name of names) {
    const fault = faults[name];
    test(`${name}: the header stays, a card stands in its place, 重试 recovers`, async ({ page }) => {
      await page.clock.install();
      await breakHelpChunk(page, fault);
      const retry = retryOf(page);
      await comes(page, retry, name);
      const navigation = page.getByRole('navigation', { name: '网站导航' });
      await expect(navigation.getByRole('link', { name: '首页' })).toBeVisible();

      await page.unroute('**/assets/site/**');
      await retry.click();
      await expect(page.getByRole('heading', { level: 1, name: '帮助中心' })).toBeVisible({ timeout: 15_000 });
    });
  }
}

/** The list with the hashes of a package's scripts fails, in each of these ways. */
export function testBrokenHashes(names: readonly (Fault | 'is altered')[]): void {
  const altered = (route: Route) => route.fulfill({ json: { '/assets/registration/entry.js': 'sha384-forged' } });
  const ways = [
    { owner: 'registration', from: '/login', link: '立即注册', button: '提交注册' },
    { owner: 'host', from: '/index/index', link: '登录', button: '登录' },
  ];
  for (const { owner, from, link, button } of ways) {
    for (const name of names) {
      test(`of ${owner} ${name}: none of the scripts in it is asked for, 重试 recovers`, async ({ page }) => {
        const lists = `**/assets/${owner}/*/hashes.json`;
        await page.route(lists, name === 'is altered' ? altered : faults[name]);
        await page.goto(from);
        await takenOver(page);
        const way = page.getByRole('link', { name: link, exact: true }).first();
        const scripts: string[] = [];
        page.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.startsWith(`/assets/${owner}/`) && pathname.endsWith('.js')) scripts.push(pathname);
        });
        await way.click();
        const retry = retryOf(page);
        await expect(retry).toBeVisible({ timeout: 20_000 });
        expect(scripts).toEqual([]);

        await page.unroute(lists);
        await retry.click();
        await expect(page.getByRole('button', { name: button, exact: true })).toBeVisible({ timeout: 15_000 });
      });
    }
  }
}
