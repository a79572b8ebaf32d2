import type { Route } from '@playwright/test';
import { publishNext } from '../support/next-release';
import { expect, test } from '../support/own-tenant';
import { pageTimeUntil } from '../support/page-time';
import { portalCommand } from '../support/portal-command';
import { takenOver } from '../support/taken-over';

const before = '把信用送到末端';
const after = '把信用送到远方';
const faults = {
  'is missing': (route: Route) => route.fulfill({ status: 404, body: 'not found' }),
  throws: (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  'is altered': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/javascript', body: 'altered = true' }),
  hangs: () => new Promise<void>(() => undefined),
} satisfies Record<string, (route: Route) => Promise<void>>;

/** A newer release of a tenant's public site fails in each of these ways, in one browser after another. */
export function testLastGood(names: readonly (keyof typeof faults)[]): void {
  test.use({ like: 'jinqiao.localhost' });
  let build = '';

  test.beforeAll(async ({ tenant }) => {
    test.setTimeout(180_000);
    const release = await publishNext('site-jinqiao', 'src/pages/home/promises.tsx', before, after);
    await portalCommand('assign', tenant.code, 'site', release);
    build = release.split('@')[1] ?? '';
  });

  test('the new release is shown where nothing goes wrong', async ({ page }) => {
    await page.goto('/index/index');
    await takenOver(page);
    await expect(page.getByText(after)).toBeVisible();
  });

  for (const [part, files] of [
    ['entry', /\/entry\.[0-9a-f]+\.js$/],
    ['chunk', /\/\d+\.js$/],
  ] as const) {
    for (const name of names) {
      const fault = faults[name];
      test(`a new release whose ${part} ${name}: the last good one within 5 s, and the gateway is told`, async ({
        page,
      }) => {
        const isAtFault = (url: URL) =>
          url.pathname.startsWith(`/assets/site-jinqiao/${build}/`) && files.test(url.pathname);
        await page.route(isAtFault, fault);
        const told = page.waitForRequest(
          (request) => request.url().endsWith('/-/reports') && (request.postData() ?? '').includes('fell-back'),
        );
        await page.clock.install();
        await page.goto('/login');
        const shown = page.getByText(before);
        const waited = await pageTimeUntil(page, {
          act: () => page.getByRole('link', { name: '访问官网' }).click(),
          seen: () => shown.isVisible(),
          never: (request) => name === 'hangs' && isAtFault(new URL(request.url())),
        });
        // To load and draw the page has two of the five seconds.
        expect(waited).toBeLessThanOrEqual(3_000);
        await expect(page.getByText('页面没有加载成功')).toHaveCount(0);
        expect((await told).postDataJSON()).toMatchObject({ slot: 'site', package: 'site-jinqiao', build });
      });
    }
  }
}
