import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { enter } from '../../support/enter';
import { installOffline } from '../../support/offline-install';
import { paceOf } from '../../support/pace';
import { portalCommand, portalFrom, portalInside } from '../../support/portal-command';
import { secondTenant } from '../../support/tenants';

/** One way from nothing to customers. Each step depends on the one before. */
test.describe.configure({ mode: 'serial', retries: 0, timeout: 180_000 });

const rootManager = '13800000001';
/** E105: reads, and writes nothing. */
const reader = '13800000009';

let empty = '';
let folder = '';
const declared = ['--title', '发票中心', '--prefix', '/center/invoice', '--permission'];
const tenant = 'jinqiao.localhost';
const path = '/center/invoice';
const greeting = `您好，发票在这里。${Date.now()}`;

test.beforeAll(async () => {
  // An earlier run that ended in the middle may have left something.
  if ((await slots()).some(({ slot }) => slot === 'invoice'))
    await portalCommand('unassign', tenant, 'invoice', '--yes');
  for (const code of ['invoice.read', 'invoice.write']) await portalCommand('grants', tenant, code, '--reset');
  empty = mkdtempSync(join(tmpdir(), 'portal-team-'));
  folder = join(empty, 'invoice');
});
test.afterAll(() => rmSync(empty, { recursive: true, force: true }));

test('create in an empty folder outside the workspace: lints, has sound types, passes its tests and builds', async () => {
  const { next } = await portalFrom<{ next: string[] }>(empty, 'create', 'invoice', ...declared);
  expect(next).toContain('npm install');
  installOffline(folder);
  expect(await portalInside(folder, 'test', '.')).toEqual(
    ['lint', 'types', 'tests', 'build'].map((stage) => ({ stage, passed: true })),
  );
});

/** Looks at the page with the eyes of a person who comes in now. */
async function visit(browser: Browser, phone: string, see: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ baseURL: secondTenant });
  const page = await context.newPage();
  await enter(page, phone, path);
  await see(page);
  await context.close();
}

const entry = (page: Page) => page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '发票中心' });
const publish = () => portalInside<{ package: string; build: string; created: boolean }>(folder, 'publish', '.');
const slots = async () => {
  const running = await portalCommand<{ code: string; slots: { slot: string; release: string }[] }[]>('tenants');
  return running.find(({ code }) => code === tenant)?.slots ?? [];
};

test('edit, publish, assign: within two seconds its menu entry and its page are there, for those who may', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: secondTenant });
  const page = await context.newPage();
  await enter(page, rootManager, '/center/crm/user');
  await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible();
  await expect(entry(page)).toHaveCount(0);

  const file = join(folder, 'src/pages/home/page.tsx');
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('欢迎使用{platformName}。', greeting));
  const published = await publish();
  expect(published).toMatchObject({ package: 'invoice', created: true });
  const others = async () => (await slots()).filter(({ slot }) => slot !== 'invoice');
  const before = await others();

  await portalInside(folder, 'assign', tenant, 'invoice', `invoice@${published.build}`);
  const assigned = performance.now();
  // The page itself asks, because only the browser resolves the tenant's host name.
  const boot = () => page.evaluate(async () => (await fetch('/-/boot')).text());
  await expect.poll(boot, { intervals: [50] }).toContain(published.build);
  const shown = performance.now() - assigned;
  expect(shown).toBeLessThan(2_000 * (await paceOf(page)));
  // The same tab, with the session that it had: the entry is new, and the page opens for the root manager.
  await page.goto('/center/crm/user');
  await entry(page).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { name: '发票中心' })).toBeVisible();
  await expect(page.getByText(greeting)).toBeVisible();
  await expect(page).toHaveTitle(/发票中心/);
  await context.close();
  expect(await others()).toEqual(before);
});

test('a detail page and a permission of its own: opened by number, shown to the roles that have it', async ({
  browser,
}) => {
  const manifest = join(folder, 'package.json');
  const declares = JSON.parse(readFileSync(manifest, 'utf8'));
  declares.version = '1.1.0';
  declares.portal.permissions.push({ code: 'invoice.write', title: '开具发票', roles: ['E102'] });
  writeFileSync(manifest, JSON.stringify(declares, null, 2));
  const routes = join(folder, 'src/routes.tsx');
  const detail = `{ path: '${path}/:id', lazy: () => import('./pages/home/page'), handle: { title: '发票详情', permission: true, needs: 'invoice.read' } satisfies RouteMeta },\n];`;
  writeFileSync(routes, readFileSync(routes, 'utf8').replace(/\];\s*$/, detail));
  const file = join(folder, 'src/pages/home/page.tsx');
  const source = readFileSync(file, 'utf8')
    .replace(/^/, "import { usePermissions } from '@portal/shared/session';\n")
    .replace('</h1>', '</h1>{usePermissions().may(\'invoice.write\') && <button type="button">开具发票</button>}');
  writeFileSync(file, source);
  const { build } = await publish();
  await portalInside(folder, 'assign', tenant, 'invoice', `invoice@${build}`);

  const write = (page: Page) => page.getByRole('button', { name: '开具发票' });
  await visit(browser, rootManager, async (page) => {
    await expect(write(page)).toBeVisible();
    await page.goto(`${path}/20260001`);
    await expect(page).toHaveTitle(/发票详情/);
    await expect(page.getByText(greeting)).toBeVisible();
  });
  await visit(browser, reader, async (page) => {
    await expect(page.getByText(greeting)).toBeVisible();
    await expect(write(page)).toHaveCount(0);
  });
});

test('the platform team grants otherwise, and empties the slot', async ({ browser }) => {
  await portalCommand('grants', tenant, 'invoice.write', '--give', 'E105');
  await visit(browser, reader, (page) => expect(page.getByRole('button', { name: '开具发票' })).toBeVisible());
  await portalCommand('grants', tenant, 'invoice.read', '--take', 'E105');
  await visit(browser, reader, async (page) => {
    await expect(page.getByText('您没有访问此内容的权限')).toBeVisible();
    await expect(entry(page)).toHaveCount(0);
  });
  await portalCommand('unassign', tenant, 'invoice', '--yes');
  await visit(browser, rootManager, async (page) => {
    await expect(page).toHaveURL(/\/404$/);
  });
});
