import { randomBytes } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { publishNext } from '../../support/next-release';
import { ownTenant } from '../../support/own-tenant';
import { deployToken, portalCommand } from '../../support/portal-command';

/** One canary from its start to its end. */
test.describe.configure({ mode: 'serial', retries: 0, timeout: 120_000 });

interface Explained {
  slots: { slot: string; chosenBy: string; release: string }[];
}

const before = '公司简介';
const after = '公司概览';

let tenant = { code: '', url: '' };
let release = '';
let stable = '';
/** Browser numbers: one that gets the canary, one that does not. */
const visitor = { inside: '', outside: '' };

const siteOf = async (user: string) => {
  const { slots } = await portalCommand<Explained>('explain', '--host', tenant.code, '--path', '/', `--user=${user}`);
  return slots.find(({ slot }) => slot === 'site');
};

async function pageOf(browser: Browser, user: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'portal_visitor', value: user, url: tenant.url }]);
  return context.newPage();
}

async function sees(page: Page, text: string): Promise<void> {
  await page.goto(`${tenant.url}/index/about`);
  await expect(page.getByRole('heading', { name: text, exact: true })).toBeVisible();
}

test.beforeAll(async () => {
  test.setTimeout(180_000);
  tenant = await ownTenant('canary');
  release = await publishNext('site', 'src/pages/about/page.tsx', before, after);
  stable = (await siteOf(randomBytes(16).toString('base64url')))?.release ?? '';
  await portalCommand('canary', tenant.code, 'site', release, '--percent', '50');
});

test('half of the customers get it and stay with it; the page that explains says why', async ({ browser }) => {
  while (!visitor.inside || !visitor.outside) {
    const user = randomBytes(16).toString('base64url');
    visitor[(await siteOf(user))?.chosenBy === 'canary' ? 'inside' : 'outside'] ||= user;
  }
  const [inside, outside] = [await pageOf(browser, visitor.inside), await pageOf(browser, visitor.outside)];
  for (const _again of [1, 2]) {
    await sees(inside, after);
    await sees(outside, before);
  }

  const context = await browser.newContext({ httpCredentials: { username: 'qa', password: deployToken() } });
  const page = await context.newPage();
  await page.goto(`${tenant.url}/-/explain?host=${tenant.code}&path=/index/about&user=${visitor.inside}`);
  await expect(page.getByRole('row', { name: /匹配规则/ })).toContainText(`主机名 ${tenant.code}`);
  await expect(page.getByRole('row', { name: /门禁结论/ })).toContainText('通过');
  const row = page.getByRole('row').filter({ hasText: release }).filter({ hasText: '灰度 50%' });
  await expect(row).toContainText(stable);
  await expect(row).toContainText(/sha384-/);
  await page.getByLabel('访客编号（portal_visitor）').fill(visitor.outside);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByRole('row').filter({ hasText: '灰度 50%' })).toContainText(`正式`);
});

test('where its loads fail the customer goes on, and it is rolled back by itself within 30 seconds', async ({
  browser,
}) => {
  const page = await pageOf(browser, visitor.inside);
  const [packageName, build] = release.split('@');
  const entry = new RegExp(`/assets/site/${build}/entry\\.[0-9a-f]+\\.js$`);
  await page.route(entry, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await sees(page, before);

  // What more customers' pages would tell.
  for (let n = 0; n < 25; n += 1) {
    const load = { slot: 'site', package: packageName, build, ms: 300, tries: 1 };
    const data = JSON.stringify({ ...load, outcome: n % 5 === 0 ? 'failed' : 'loaded' });
    const told = await page.evaluate(
      (body) => fetch('/-/reports', { method: 'POST', body }).then((r) => r.status),
      data,
    );
    expect(told).toBe(204);
  }
  await expect.poll(async () => (await siteOf(visitor.inside))?.chosenBy, { timeout: 30_000 }).toBe('stable');
  const [last] = await portalCommand<{ detail: { canary: { loads: number; errorRate: number } } }[]>(
    'audit',
    '--tenant',
    tenant.code,
    '--limit',
    '1',
  );
  expect(last).toMatchObject({
    who: '自动回退',
    action: 'canary-rollback',
    fromBuild: release,
    toBuild: stable,
    detail: { reason: 'error-rate', canary: { fellBack: 1 } },
  });
  expect(last?.detail.canary.loads).toBeGreaterThanOrEqual(20);
  expect(last?.detail.canary.errorRate).toBeGreaterThan(0.05);
  await sees(await pageOf(browser, visitor.inside), before);
});
