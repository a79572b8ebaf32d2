import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { enter } from '../../support/enter';
import { publishNext } from '../../support/next-release';
import { expect, test } from '../../support/own-tenant';
import { portalCommand } from '../../support/portal-command';
import { metricsPort } from '../../support/this-run';

/** What pages tell of themselves: their vitals, and the calls that failed. */

const phone = '13800000001';

interface Told {
  readonly slot: string;
  readonly page?: string;
  readonly vitals?: { readonly lcp?: number; readonly inp?: number; readonly cls?: number };
}

/** The reports that the page sends from now on. */
function reportsOf(page: Page): string[] {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/-/reports')) reports.push(request.postData() ?? '');
  });
  return reports;
}

const vitalsIn = (reports: readonly string[]): Told[] =>
  reports.map((report) => JSON.parse(report) as Told).filter(({ vitals }) => vitals !== undefined);

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(name));
  return Number(line?.split(' ').at(-1) ?? 0);
}

test('the vitals of a page, and of the one that the customer goes on to, arrive among the gateway’s figures', async ({
  page,
}) => {
  const painted = 'portal_page_lcp_seconds_count{slot="account"}';
  const steady = 'portal_page_cls_count{slot="account"}';
  const before = { painted: await figure(painted), steady: await figure(steady) };
  await enter(page, phone, '/center/crm/user');
  // One document in ten tells; this one does.
  await page.addInitScript(() => {
    Math.random = () => 0.01;
  });
  const reports = reportsOf(page);
  const library = page.waitForResponse(/\/vitals\.js$/);
  await page.goto(`/center/crm/user?phone=${phone}`);
  const next = page.getByRole('navigation', { name: '账户中心' }).getByRole('link', { name: '企业信息' });
  // It measures whoever gives a sign.
  await next.hover();
  await library;
  expect(vitalsIn(reports)).toEqual([]);
  await next.click();
  await expect(page).toHaveURL('/center/crm/company/list');
  await expect.poll(() => vitalsIn(reports).length).toBe(1);
  await expect(async () => {
    // A tab that is put aside. Headless browsers never hide one.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    expect(vitalsIn(reports)).toHaveLength(2);
  }).toPass();

  const [first, second] = vitalsIn(reports);
  expect(first).toMatchObject({ slot: 'account', page: '/center/crm/user', vitals: { lcp: expect.any(Number) } });
  expect(first?.vitals?.lcp).toBeGreaterThan(0);
  expect(second).toMatchObject({
    slot: 'account',
    page: '/center/crm/company/list',
    vitals: { cls: expect.any(Number) },
  });
  expect(second?.vitals).not.toHaveProperty('lcp');
  expect(reports.join()).not.toContain(phone);
  await expect.poll(() => figure(painted)).toBeGreaterThan(before.painted);
  await expect.poll(() => figure(steady)).toBeGreaterThan(before.steady + 1);
});

interface FoundError {
  readonly slot: string;
  readonly package: string;
  readonly class: string;
  readonly kinds: readonly string[];
  readonly pages: readonly string[];
}

const found = (number: string) => portalCommand<FoundError[]>('errors', '--number', number);
const numberOn = async (page: Page) =>
  (await page.getByText(/^[0-9a-f]{4}(-[0-9a-f]{4}){2}$/).textContent()) ?? 'no number';
const notice = '/msg/crm/affiche/detail';

test('a customer reads out the number of a call that failed, and the platform finds the call', async ({ page }) => {
  const reports = reportsOf(page);
  await page.route('**/message/affiche/info', (route) =>
    route.fulfill({ status: 500, json: { status: '500', ok: false, msg: `${phone} 出错了`, body: null } }),
  );
  await enter(page, phone, `${notice}?id=${phone}`);
  await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible();
  const number = await numberOn(page);
  await expect.poll(async () => (await found(number)).length).toBe(1);
  expect(await found(number)).toMatchObject([
    { slot: 'platform', package: '', class: 'noticeInfo (server)', kinds: ['call'], pages: [notice] },
  ]);
  expect(reports.join()).not.toContain(phone);
});

test('so a team finds the call of its own service', async ({ page, tenant }) => {
  test.setTimeout(180_000);
  const service = createServer((_request, response) => response.writeHead(500).end('<h1>Oops</h1>')).listen(0);
  await once(service, 'listening');
  try {
    const { port } = service.address() as AddressInfo;
    await portalCommand('services', 'set', tenant.code, 'message', `http://127.0.0.1:${port}`);
    const platformCall = "useKeptAnswer('noticeInfo', {";
    const row = {
      path: 'notices',
      method: 'POST',
      base: 'portal',
      body: 'json',
      reply: 'json',
      token: true,
      writes: false,
    };
    const ownCall = `useKeptAnswer(${JSON.stringify({ ...row, slot: 'message' })}, {`;
    const release = await publishNext('message', 'src/pages/notice-detail/page.tsx', platformCall, ownCall);
    await portalCommand('assign', tenant.code, 'message', release);
    await enter(page, phone, `${notice}?id=1`);
    await expect(page.getByRole('alert').getByRole('button', { name: '重试' })).toBeVisible();
    const number = await numberOn(page);
    await expect.poll(async () => (await found(number)).length).toBe(1);
    expect(await found(number)).toMatchObject([
      { slot: 'message', package: 'message', class: '/api/message (server)', kinds: ['call'], pages: [notice] },
    ]);
  } finally {
    service.close();
    service.closeAllConnections();
  }
});
