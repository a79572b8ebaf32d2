import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../support/log-in';

const publicCall = '/api/web/portal/api/product/list';

test.describe('headers by the class of what is asked for', () => {
  test('[threat: weak headers] a page', async ({ request }) => {
    const headers = (await request.get('/login')).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-store',
    });
    expect(headers['referrer-policy']).toBe('strict-origin');
    for (const sensor of ['camera', 'geolocation', 'microphone'])
      expect(headers['permissions-policy']).toContain(`${sensor}=()`);
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"])
      expect(headers['content-security-policy']).toContain(rule);
    expect(headers['content-security-policy']).not.toContain('unsafe');
  });

  test('a call', async ({ request }) => {
    const headers = (await request.post(publicCall)).headers();
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  });

  test('a file', async ({ request }) => {
    const html = await (await request.get('/login')).text();
    const address = /\/assets\/host\/[^"]+\.js/.exec(html)?.[0] ?? '';
    const headers = (await request.get(address)).headers();
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

test.describe('R3, S18: an address that is no file', () => {
  for (const path of [
    '/assets/host/none/x.js',
    '/assets/..%2f..%2fpackage.json',
    '/assets/host/..%5c..%5cpackage.json',
    '/assets/host/x%00.js',
  ])
    test(`[threat: unknown file] ${path} is a 404 that nobody keeps, never a page`, async ({ request }) => {
      const answer = await request.get(path);
      expect([400, 404]).toContain(answer.status());
      expect(answer.headers()['content-type']).not.toContain('html');
      expect(answer.headers()['cache-control']).toContain('no-store');
    });
});

test('[threat: call from another site] a call from another site is refused', async ({ request }) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const refused = await request.post(publicCall, { headers });
  expect(await refused.json()).toMatchObject({ status: '403', ok: false, body: null });
});

/** Collects violations of the page's policy. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(window, { stopped });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      stopped.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { stopped: string[] }).stopped);
}

test('[threat: foreign script] from login to the lists nothing breaks the policy', async ({ page }) => {
  test.slow();
  const violations = await watchViolations(page);
  await page.goto('/login');
  await logIn(page, '13800000001');
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  expect(await violations()).toEqual([]);
  for (const path of ['/center/crm/employee/list', '/center/crm/user', '/msg/crm/message/list', '/index/index']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.waitForLoadState('load');
    expect(await violations(), path).toEqual([]);
  }
});
