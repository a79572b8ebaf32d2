import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../support/free-port';
import { logIn } from '../../support/log-in';
import { OwnPortal } from '../../support/own-portal';
import { portalFrom } from '../../support/portal-command';

/**
 * "A team that owns a remote" of the README with npm itself and the registry. Nothing of the workspace is in the team's
 * PATH. Each step depends on the one before.
 */
test.describe.configure({ mode: 'serial', retries: 0, timeout: 900_000 });

const execute = promisify(execFile);
const workspace = join(import.meta.dirname, '../../..');

let empty = '';
let folder = '';
let portal: OwnPortal;
let service: ChildProcess | undefined;
let servicePort = 0;

test.beforeAll(async () => {
  empty = mkdtempSync(join(tmpdir(), 'portal-install-'));
  folder = join(empty, 'invoice');
  portal = new OwnPortal(await freePort(), join(empty, 'data'));
  servicePort = await freePort();
});
test.afterAll(async () => {
  if (service?.pid && service.exitCode === null) {
    const ended = once(service, 'close');
    process.kill(-service.pid, 'SIGTERM');
    await ended;
  }
  await portal.stop();
  rmSync(empty, { recursive: true, force: true });
});

/** The terminal of the team: npm adds the repository's own commands to its PATH, and nobody else does. */
function teamTerminal(more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_(?!config_(registry|cafile)$)|NODE_)/.test(name));
  const path = process.env.PATH?.split(':').filter((one) => !one.startsWith(workspace));
  return { ...Object.fromEntries(kept), PATH: path?.join(':'), ...trusted, ...more };
}
/** A registry behind a proxy of the company needs its certificate. */
const trusted = process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS } : {};

const typed = async (command: string, ...args: string[]) =>
  (await execute(command, args, { cwd: folder, env: teamTerminal() })).stdout;

function portalTyped<T>(...args: string[]): Promise<T> {
  const token = readFileSync(join(empty, 'data/deploy-token'), 'utf8').trim();
  const env = teamTerminal({ PORTAL_URL: portal.url, PORTAL_TOKEN: token });
  return execute('npx', ['portal', ...args, '--json'], { cwd: folder, env }).then(
    ({ stdout }) => JSON.parse(stdout) as T,
  );
}

const entry = (page: Page) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '发票中心' });

test('npm installs what create has written, and all checks of the new repository pass', async () => {
  await portalFrom(empty, 'create', 'invoice', '--title', '发票中心', '--prefix', '/center/invoice', '--service');
  await typed('npm', 'install');
  expect(await typed('npx', 'portal', 'test', '.')).toMatch(/✓ lint\n✓ types\n✓ tests\n✓ build\n$/);
});

test('npm run and npx use the pinned Node, whatever the machine has', async () => {
  test.skip(process.platform !== 'linux', 'npm has this Node for Linux only');
  const { optionalDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  expect(await typed('npx', 'node', '--version')).toBe(`v${optionalDependencies[`node-linux-${process.arch}`]}\n`);
});

test('service, publish, assign: a customer opens the page and adds an invoice', async ({ page }) => {
  await portal.start();
  service = spawn('npm', ['run', 'service'], {
    cwd: folder,
    env: teamTerminal({ PORT: String(servicePort), PORTAL_URL: portal.url }),
    stdio: 'ignore',
    detached: true,
  });
  await portalTyped('publish', '.');
  await portalTyped('services', 'set', 'localhost', 'invoice', `http://127.0.0.1:${servicePort}`);
  await portalTyped('assign', 'localhost', 'invoice', 'invoice@1.0.0');
  const up = () =>
    fetch(`http://127.0.0.1:${servicePort}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(up, { timeout: 60_000 }).toBe(true);

  await page.goto(`${portal.url}/login`);
  await logIn(page, '13800000001');
  await entry(page).click();
  await page.getByRole('button', { name: '新增记录' }).first().click();
  await page.getByRole('dialog').getByLabel('名称').fill('十二月货款');
  await page.getByLabel('金额（元）').fill('800');
  await page.getByRole('button', { name: '保存' }).click();
  await page.getByRole('link', { name: '十二月货款' }).click();
  await expect(page).toHaveURL(/\/center\/invoice\/[\w-]+$/);
  await expect(page.getByText('800.00')).toBeVisible();
});

test('a colleague who may only read sees it, until the slot is empty', async ({ page }) => {
  await page.goto(`${portal.url}/login`);
  await logIn(page, '13800000009');
  await entry(page).click();
  await expect(page.getByRole('link', { name: '十二月货款' })).toBeVisible();
  await expect(page.getByRole('button', { name: '新增记录' })).toHaveCount(0);
  await portalTyped('unassign', 'localhost', 'invoice', '--yes');
  await page.goto(`${portal.url}/center/invoice`);
  await expect(page).toHaveURL(/\/404$/);
});
