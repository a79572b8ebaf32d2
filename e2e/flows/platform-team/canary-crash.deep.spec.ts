import { publishNext } from '../../support/next-release';
import { expect, test } from '../../support/own-tenant';
import { portalCommand } from '../../support/portal-command';
import { lastChange, newVisitor, pageOf, sees, siteOf } from './canary-tenant';

/**
 * At this share almost everybody gets the canary, so there is no stable visitor to compare with. Five of eleven crashing
 * visitors may lie; the other six are enough to end it.
 */
const enough = 11;

test('[threat: bad canary] one that loads and then throws on its page is rolled back within 30 seconds of the eleventh visitor', async ({
  browser,
  tenant,
}) => {
  test.setTimeout(240_000);
  const line = "const answer = useKeptAnswer('siteContent', {});";
  const broken = `${line}\n  if (platformName.length > 0) throw new Error(platformName);`;
  const stable = (await siteOf(tenant, newVisitor()))?.release;
  const throwing = await publishNext('site', 'src/pages/about/page.tsx', line, broken);
  await portalCommand('canary', tenant.code, 'site', throwing, '--percent', '99');
  for (let n = 0, affected = 0; affected < enough; n += 1) {
    const context = await browser.newContext({
      baseURL: tenant.url,
      extraHTTPHeaders: { 'x-forwarded-for': `10.7.${n}.1` },
    });
    const page = await context.newPage();
    const crash = page.waitForRequest((request) => /"crash":"render"/.test(request.postData() ?? ''));
    crash.catch(() => undefined);
    await page.goto('/index/about');
    const shown = page.getByRole('heading', { name: /^(页面没有加载成功|公司简介)$/ });
    await expect(shown).toBeVisible();
    if ((await shown.textContent()) === '页面没有加载成功') {
      affected += 1;
      const report = (await crash).postData() ?? '';
      const parts = ['build', 'crash', 'error', 'frames', 'number', 'package', 'page', 'slot', 'ticket'];
      expect(Object.keys(JSON.parse(report)).sort()).toEqual(parts);
    }
    await context.close();
  }
  await expect.poll(async () => (await lastChange(tenant))?.action, { timeout: 30_000 }).toBe('canary-rollback');
  expect(await lastChange(tenant)).toMatchObject({
    who: '自动回退',
    fromBuild: throwing,
    toBuild: stable,
    detail: {
      reason: 'crashes',
      proof: { against: 'any-release' },
      canary: { visitors: enough, networks: enough, crashed: enough, failed: 0 },
    },
  });
  await sees(await pageOf(browser, tenant, newVisitor()), '公司简介');
});
