import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { installOffline } from '../../support/offline-install';
import { ownTenant } from '../../support/own-tenant';
import { paceOf } from '../../support/pace';
import { portalCommand, portalFrom, portalInside } from '../../support/portal-command';

/** One way from nothing to customers. Each step depends on the one before. */
test.describe.configure({ mode: 'serial', retries: 0, timeout: 180_000 });

let empty = '';
let folder = '';
const greeting = `您好，发票在这里。${Date.now()}`;

test.beforeAll(() => {
  empty = mkdtempSync(join(tmpdir(), 'portal-team-'));
  folder = join(empty, 'invoice');
});
test.afterAll(() => rmSync(empty, { recursive: true, force: true }));

test('create in an empty folder outside the workspace: lints, has sound types, passes its tests and builds', async () => {
  const { next } = await portalFrom<{ next: string[] }>(empty, 'create', 'invoice', '--title', '发票中心');
  expect(next).toContain('npm install');
  installOffline(folder);
  expect(await portalInside(folder, 'test', '.')).toEqual(
    ['lint', 'types', 'tests', 'build'].map((stage) => ({ stage, passed: true })),
  );
});

test('edit, publish, assign: the running portal shows it within two seconds', async ({ page }) => {
  const { code, url } = await ownTenant('team');
  await page.goto(`${url}/index/about`);
  await expect(page.getByRole('heading', { name: '关于我们' })).toBeVisible();

  const file = join(folder, 'src/pages/home/page.tsx');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('欢迎使用{platformName}。', greeting));
  const published = await portalInside<{ package: string; build: string; created: boolean }>(folder, 'publish', '.');
  expect(published).toMatchObject({ package: 'invoice', created: true });
  const running = await portalCommand<{ code: string; slots: { slot: string; release: string }[] }[]>('tenants');
  const before = running.find((one) => one.code === code)?.slots.filter(({ slot }) => slot !== 'invoice');

  await portalInside(folder, 'assign', code, 'invoice', `invoice@${published.build}`);
  const assigned = performance.now();
  // The page itself asks, because only the browser resolves the tenant's host name.
  const boot = () => page.evaluate(async () => (await fetch('/-/boot')).text());
  await expect.poll(boot, { intervals: [50] }).toContain(published.build);
  const shown = performance.now() - assigned;
  expect(shown).toBeLessThan(2_000 * (await paceOf(page)));
  await page.goto(`${url}/invoice`);
  await expect(page.getByRole('heading', { name: '发票中心' })).toBeVisible();
  await expect(page.getByText(greeting)).toBeVisible();
  await expect(page).toHaveTitle(/发票中心/);

  const after = await portalCommand<typeof running>('tenants');
  expect(after.find((one) => one.code === code)?.slots.filter(({ slot }) => slot !== 'invoice')).toEqual(before);
});
