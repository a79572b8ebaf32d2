import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../support/free-port';
import { logIn } from '../../support/log-in';
import { installOffline } from '../../support/offline-install';
import { OwnPortal } from '../../support/own-portal';
import { portalFrom, portalInside, portalInsideTo } from '../../support/portal-command';

/** A team's whole slice, from nothing to customers. Each step depends on the one before. */
test.describe.configure({ mode: 'serial', retries: 0, timeout: 240_000 });

const servicePort = await freePort();

let empty = '';
let folder = '';
let portal: OwnPortal;
let service: ChildProcess | undefined;

test.beforeAll(async () => {
  empty = mkdtempSync(join(tmpdir(), 'portal-slice-'));
  folder = join(empty, 'invoice');
  portal = new OwnPortal(await freePort(), join(empty, 'data'));
});
test.afterAll(async () => {
  await stopService();
  await portal.stop();
  rmSync(empty, { recursive: true, force: true });
});

const command = <T>(...args: string[]): Promise<T> => {
  const token = readFileSync(join(empty, 'data/deploy-token'), 'utf8').trim();
  return portalInsideTo<T>({ PORTAL_URL: portal.url, PORTAL_TOKEN: token }, folder, ...args);
};

async function startService(): Promise<void> {
  await command('build', '.', '--service');
  service = spawn(process.execPath, ['--enable-source-maps', './service/dist/main.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(servicePort), PORTAL_URL: portal.url, DATA_DIR: join(empty, 'service-data') },
    stdio: 'ignore',
  });
  const up = () =>
    fetch(`http://127.0.0.1:${servicePort}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(up, { timeout: 60_000 }).toBe(true);
}

async function stopService(): Promise<void> {
  if (!service || service.exitCode !== null) return;
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await ended;
}

const entry = (page: Page) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '发票中心' });

/** The portal's answer if a page's script asks the service by itself. */
const asked = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([address, text]) => {
      const token = /access_token=([^;]+)/.exec(document.cookie)?.[1];
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      return (await fetch(address, { method: 'POST', headers, body: text })).json();
    },
    [path, JSON.stringify(body)] as const,
  );

test('create with a service in an empty folder: lint, types, tests of both, and build pass', async () => {
  const options = ['--title', '发票中心', '--prefix', '/center/invoice', '--service'];
  const { next } = await portalFrom<{ next: string[] }>(empty, 'create', 'invoice', ...options);
  expect(next).toContain('npm run service');
  installOffline(folder);
  expect(await portalInside(folder, 'test', '.')).toEqual(
    ['lint', 'types', 'tests', 'build'].map((stage) => ({ stage, passed: true })),
  );
});

test('publish, service, assign: the root manager opens the list, adds an invoice and opens it', async ({ page }) => {
  await portal.start();
  await startService();
  const { build } = await command<{ build: string }>('publish', '.');
  await command('services', 'set', 'localhost', 'invoice', `http://127.0.0.1:${servicePort}`);
  // A tab that was open before knows nothing of the slot: with the page it gets a new document.
  await page.goto(`${portal.url}/login`);
  await command('assign', 'localhost', 'invoice', `invoice@${build}`);
  await logIn(page, '13800000001');
  await entry(page).click();
  await expect(page.getByText('还没有记录')).toBeVisible();
  await page.getByRole('button', { name: '新增记录' }).first().click();
  await page.getByRole('dialog').getByLabel('名称').fill('十一月货款');
  await page.getByLabel('金额（元）').fill('1200.5');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('操作成功！')).toBeVisible();
  await page.getByRole('link', { name: '十一月货款' }).click();
  await expect(page).toHaveURL(/\/center\/invoice\/[\w-]+$/);
  await expect(page.getByText('1,200.50')).toBeVisible();
});

test('who may only read sees it and cannot add; another company sees nothing of it', async ({ browser, page }) => {
  await page.goto(`${portal.url}/login`);
  await logIn(page, '13800000009');
  await entry(page).click();
  await expect(page.getByRole('heading', { name: '发票中心' })).toBeVisible();
  await expect(page.getByRole('link', { name: '十一月货款' })).toBeVisible();
  await expect(page.getByRole('button', { name: '新增记录' })).toHaveCount(0);
  expect(await asked(page, '/api/invoice/add', { name: '甲', amount: '1' })).toMatchObject({
    status: '443',
    ok: false,
  });

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${portal.url}/login`);
  await logIn(elsewhere, '13800000008');
  await entry(elsewhere).click();
  await expect(elsewhere.getByText('还没有记录')).toBeVisible();
  await elsewhere.context().close();
});

test('without its service the page says so, and everything else works', async ({ page }) => {
  await page.goto(`${portal.url}/login`);
  await logIn(page, '13800000001');
  await entry(page).click();
  await expect(page.getByRole('link', { name: '十一月货款' })).toBeVisible();
  await stopService();
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('服务暂时不可用');
  await page.getByRole('link', { name: '产品中心' }).first().click();
  await expect(page.getByRole('heading', { name: '产品中心' }).first()).toBeVisible();
  await startService();
  await page.goto(`${portal.url}/center/invoice`);
  await expect(page.getByRole('link', { name: '十一月货款' })).toBeVisible({ timeout: 60_000 });
});

test('unassign takes menu and page away from an open tab at its next page', async ({ page }) => {
  await page.goto(`${portal.url}/login`);
  await logIn(page, '13800000001');
  await entry(page).click();
  await expect(page.getByRole('link', { name: '十一月货款' })).toBeVisible();
  await command('unassign', 'localhost', 'invoice', '--yes');
  await page.getByRole('link', { name: '产品中心' }).first().click();
  await expect(page).toHaveURL(/\/center\/product\/product$/);
  await expect(entry(page)).toHaveCount(0);
  await page.goto(`${portal.url}/center/invoice`);
  await expect(page).toHaveURL(/\/404$/);
});
