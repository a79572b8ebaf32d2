import { expect, type Page, type Route, test } from '@playwright/test';

/** A style sheet of the document shows the notice after a quarter of a minute. Here time goes ten times as fast for it. */
async function hastenAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 10 });
}

const ways = {
  'are refused after the first': {
    scripts: /\/assets\/host\/[^/]+\/(?!main\.)[^/]+\.js$/,
    fault: (route: Route) => route.abort(),
  },
  'are all refused': { scripts: /\/assets\/host\//, fault: (route: Route) => route.abort() },
  hang: { scripts: /\/assets\/host\//, fault: () => new Promise<void>(() => undefined) },
} satisfies Record<string, { scripts: RegExp; fault: (route: Route) => Promise<void> }>;

/** The portal's own scripts do not come, in each of these ways. */
export function testOwnScripts(names: readonly (keyof typeof ways)[]): void {
  for (const name of names) {
    const { scripts, fault } = ways[name];
    test(`${name}: the shell says so, and 刷新页面 recovers`, async ({ page }) => {
      let faulty = true;
      await page.route(scripts, (route) => (faulty ? fault(route) : route.continue()));
      await page.goto('/login', { waitUntil: 'commit' });
      await hastenAnimations(page);
      const reload = page.getByRole('status').getByRole('link', { name: '刷新页面' });
      await expect(reload).toBeVisible({ timeout: 20_000 });

      // The route stays. Otherwise the hanging file would arrive after all and remove the notice before the click.
      faulty = false;
      await reload.click();
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible({ timeout: 15_000 });
      await expect(reload).toHaveCount(0);
    });
  }
}
