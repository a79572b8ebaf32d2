import { drawnPage } from '../../support/drawn-page';
import { publishNext } from '../../support/next-release';
import { expect, type OwnTenant, test } from '../../support/own-tenant';
import { deployToken, portalCommand } from '../../support/portal-command';
import { lastChange, newVisitor, pageOf, sees, siteOf } from './canary-tenant';
import { type Opened, opens, tells } from './telling-visitor';

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
  await expect(page.getByText(`主机名 ${tenant.code}`, { exact: true })).toBeVisible();
  await expect(page.getByText('通过', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: release }).filter({ hasText: '灰度 50%' });
  await expect(row).toContainText(stable);
  await expect(row).toContainText(/sha384-/);
  await page.getByLabel('访客编号（portal_visitor）').fill(visitor.outside);
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByRole('row').filter({ hasText: '灰度 50%' })).toContainText(`正式`);
});

test('[threat: bad canary] where its loads fail the customer goes on, and it is rolled back by itself within 30 seconds', async ({
  browser,
}) => {
  const page = await pageOf(browser, tenant, visitor.inside);
  const [, build = ''] = release.split('@');
  const entry = new RegExp(`/assets/site/${build}/entry\\.[0-9a-f]+\\.js$`);
  await page.route(entry, (route) => route.fulfill({ status: 404, body: 'not found' }));
  // The page has come as HTML, which goes on without its code.
  await sees(page, after);
  const told = page.waitForRequest('**/-/reports');
  await page.keyboard.press('Shift');
  await told;

  // All of them have opened it before the first one reports, because the reports end the canary.
  // As many of each kind report: a chance surplus of the canary's visitors would be evidence in its favour.
  const ofEach = 30;
  const [ofCanary, ofStable]: [Opened[], Opened[]] = [[], []];
  for (let n = 0; ofCanary.length < ofEach || ofStable.length < ofEach; n += 1) {
    const one = await opens(page, tenant, `10.6.${n}.1`);
    (one.about.build === build ? ofCanary : ofStable).push(one);
  }
  for (const one of ofStable.slice(0, ofEach)) expect(await tells(page, one, 'loaded')).toBe(204);
  for (const [n, one] of ofCanary.slice(0, ofEach).entries())
    expect(await tells(page, one, n % 3 === 0 ? 'loaded' : 'failed')).toBe(204);
  await expect.poll(async () => (await siteOf(tenant, visitor.inside))?.chosenBy, { timeout: 30_000 }).toBe('stable');
  const last = await lastChange(tenant);
  expect(last).toMatchObject({
    who: '自动回退',
    action: 'canary-rollback',
    fromBuild: release,
    toBuild: stable,
    detail: { reason: 'error-rate', canary: { fellBack: 1 } },
  });
  const { networks = 0, failed = 0 } = last?.detail.canary ?? {};
  expect(networks).toBeGreaterThanOrEqual(15);
  expect(failed).toBeGreaterThanOrEqual(10);
  await sees(await pageOf(browser, tenant, visitor.inside), before);
});
