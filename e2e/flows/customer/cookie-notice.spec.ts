import { shiftsOf, watchShifts } from '../../support/layout-shift';
import { expect, test } from '../../support/own-tenant';
import { portalCommand } from '../../support/portal-command';
import { takenOver } from '../../support/taken-over';
import { port } from '../../support/this-run';

const text = '本站使用 Cookie 保持登录状态，并记住您的选择。';

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('the line about cookies is read once, on whatever public page, and moves nothing', async ({
      page,
      tenant,
    }) => {
      await portalCommand(
        'tenants',
        'set',
        tenant.code,
        '--cookie-notice',
        text,
        '--police-filing',
        '沪公网安备 31010000000001号',
      );
      const at = (path: string) => `http://${tenant.code}:${port}${path}`;
      if (javaScriptEnabled) await watchShifts(page);
      const line = page.locator('form', { hasText: text });
      // The very first visitor of a page may get its shell, and the gateway hears of the text a moment later.
      await expect(async () => {
        await page.goto(at('/index/about'));
        await expect(line).toBeInViewport({ timeout: 1_000 });
      }).toPass();
      if (javaScriptEnabled) await takenOver(page);
      await line.getByRole('button', { name: '知道了' }).click();
      await expect(line).toHaveCount(0);
      await expect(page).toHaveURL(at('/index/about'));
      if (javaScriptEnabled) expect((await shiftsOf(page)).sum).toBeLessThan(0.001);
      for (const path of ['/index/about', '/index/news/list']) {
        await page.goto(at(path));
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(line).toHaveCount(0);
      }
      const police = page.getByRole('contentinfo').getByRole('link', { name: '沪公网安备 31010000000001号' });
      await police.scrollIntoViewIfNeeded();
      expect(await police.evaluate((link) => getComputedStyle(link).backgroundImage)).toContain('data:image/svg+xml');
    });
  });
