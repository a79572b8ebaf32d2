import type { Page } from '@playwright/test';
import type { BootDocument } from '@portal/shared/boot-document';
import { drawnPage } from '../../support/drawn-page';
import { publishNext } from '../../support/next-release';
import { expect, type OwnTenant, test } from '../../support/own-tenant';
import { deployToken, portalCommand } from '../../support/portal-command';
import { lastChange, newVisitor, pageOf, sees, siteOf } from './canary-tenant';

/** One canary from its start to its end. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const before = '公司简介';
const after = '公司概览';

let tenant: OwnTenant;
let release = '';
let stable = '';
/** Numbers of browsers: one gets the canary, the other does not. */
const visitor = { inside: '', outside: '' };

test.beforeAll(async ({ tenant: own }) => {
  test.setTimeout(180_000);
  tenant = own;
  release = await publishNext('site', 'src/pages/about/page.tsx', before, after);
  stable = (await siteOf(tenant, newVisitor()))?.release ?? '';
  await portalCommand('canary', tenant.code, 'site', release, '--percent', '50');
});

test('half of the customers get it and stay with it; the page that explains says why', async ({ browser, request }) => {
  while (!visitor.inside || !visitor.outside) {
    const user = newVisitor();
    visitor[(await siteOf(tenant, user))?.chosenBy === 'canary' ? 'inside' : 'outside'] ||= user;
  }
  const [inside, outside] = [
    await pageOf(browser, tenant, visitor.inside),
    await pageOf(browser, tenant, visitor.outside),
  ];
  for (const _again of [1, 2]) {
    await sees(inside, after);
    await sees(outside, before);
  }
  for (const [user, text] of [
    [visitor.inside, after],
    [visitor.outside, before],
  ])
    expect(await drawnPage(request, `${tenant.url}/index/about`, `portal_visitor=${user}`)).toContain(`>${text}</h2>`);

  const page = await (await browser.newContext()).newPage();
  await page.goto(`${tenant.url}/-/explain`);
  await page.getByLabel('部署令牌').fill(deployToken());
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('button', { name: '退出' })).toBeVisible();
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

/** A visitor with their own address and number opens the site. If it is the canary, the page reports this outcome. */
async function tells(page: Page, n: number, build: string, outcome: string): Promise<boolean> {
  const number = newVisitor();
  await page.context().addCookies([{ name: 'portal_visitor', value: number, url: tenant.url }]);
  return page.evaluate(
    async ({ address, wanted, told }) => {
      const headers = { 'x-forwarded-for': address };
      const boot = (await (await fetch('/-/boot', { headers })).json()) as BootDocument;
      const site = boot.remotes.find(({ slot }) => slot === 'site');
      if (site?.build !== wanted) return false;
      const release = { slot: 'site', package: site.package, build: site.build, ticket: boot.tickets?.site };
      const body = JSON.stringify({ ...release, ms: 300, tries: 1, outcome: told });
      return (await fetch('/-/reports', { method: 'POST', headers, body })).status === 204;
    },
    { address: `10.6.0.${n}`, wanted: build, told: outcome },
  );
}

test('[threat: bad canary] where its loads fail the customer goes on, and it is rolled back by itself within 30 seconds', async ({
  browser,
}) => {
  const page = await pageOf(browser, tenant, visitor.inside);
  const [, build = ''] = release.split('@');
  const entry = new RegExp(`/assets/site/${build}/entry\\.[0-9a-f]+\\.js$`);
  await page.route(entry, (route) => route.fulfill({ status: 404, body: 'not found' }));
  await sees(page, before);

  // Nineteen more customers' pages report these outcomes. The twentieth report brings the verdict, and ends the canary.
  for (let n = 0; n < 19; ) if (await tells(page, n, build, n % 5 === 0 ? 'failed' : 'loaded')) n += 1;
  await expect.poll(async () => (await siteOf(tenant, visitor.inside))?.chosenBy, { timeout: 30_000 }).toBe('stable');
  const last = await lastChange(tenant);
  expect(last).toMatchObject({
    who: '自动回退',
    action: 'canary-rollback',
    fromBuild: release,
    toBuild: stable,
    detail: { reason: 'error-rate', canary: { fellBack: 1 } },
  });
  expect(last?.detail.canary.visitors).toBeGreaterThanOrEqual(20);
  expect(last?.detail.canary.errorRate).toBeGreaterThan(0.05);
  await sees(await pageOf(browser, tenant, visitor.inside), before);
});
