import type { Browser, Page } from '@playwright/test';
import { drawnPage } from '../../support/drawn-page';
import { publishNext } from '../../support/next-release';
import { expect, type OwnTenant, test } from '../../support/own-tenant';
import { watchComplaints } from '../../support/page-watch';
import { portalCommand } from '../../support/portal-command';
import { bytesOf, visitSite } from '../../support/site-files';

/** People who come back after a release: with a browser of today, and with one that knows no dictionaries. */
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const before = '平台公告';
const after = '平台的公告';
const home = '/index/index';

interface Visitor {
  readonly page: Page;
  readonly firstBytes: number;
}

let visitor: Visitor;
let oldBrowser: Browser;
let oldVisitor: Visitor;
let build = '';

async function comesFirst(browser: Browser, { url }: OwnTenant): Promise<Visitor> {
  const page = await (await browser.newContext()).newPage();
  const files = await visitSite(page, url + home);
  expect(files.map(({ encoding }) => encoding)).toEqual(files.map(() => 'br'));
  await page.goto('about:blank');
  return { page, firstBytes: bytesOf(files) };
}

test.beforeAll(async ({ browser, playwright, launchOptions, tenant, request }) => {
  test.setTimeout(180_000);
  const args = (launchOptions.args ?? []).map((arg) =>
    arg.startsWith('--disable-features=') ? `${arg},CompressionDictionaryTransport` : arg,
  );
  oldBrowser = await playwright.chromium.launch({ ...launchOptions, args });
  const release = await publishNext('site', 'src/pages/home/below/latest.tsx', before, after);
  build = release.slice(release.indexOf('@') + 1);
  // A document without the page's HTML would fetch the style sheets that the HTML brings.
  await drawnPage(request, tenant.url + home);
  visitor = await comesFirst(browser, tenant);
  oldVisitor = await comesFirst(oldBrowser, tenant);
  await portalCommand('assign', tenant.code, 'site', release);
  await expect(async () => expect(await drawnPage(request, tenant.url + home)).toContain(after)).toPass();
});

test.afterAll(async () => {
  await visitor?.page.context().close();
  await oldBrowser?.close();
});

/** The release's entry has run: a browser runs no script whose hash is not the document's. */
const runs = (page: Page) =>
  page.evaluate(
    (own) => Object.keys(globalThis).some((name) => name.startsWith('portal_site_') && name.endsWith(own)),
    build,
  );

test('the second visit fetches what changed, a tenth at most, and the page works', async ({ tenant }) => {
  const { page, firstBytes } = visitor;
  const complaints = watchComplaints(page);
  const files = await visitSite(page, tenant.url + home);
  expect(files.map(({ encoding }) => encoding)).toEqual(files.map(() => 'dcz'));
  expect(bytesOf(files)).toBeGreaterThan(0);
  expect(bytesOf(files)).toBeLessThanOrEqual(firstBytes / 10);
  await expect(page.getByRole('region', { name: after })).toBeVisible();
  expect(await runs(page)).toBe(true);
  expect(complaints.lines).toEqual([]);
});

test('the third one fetches nothing', async ({ tenant }) => {
  const { page } = visitor;
  await page.goto('about:blank');
  expect(await visitSite(page, tenant.url + home)).toEqual([]);
});

test('an old browser gets whole files', async ({ tenant }) => {
  const { page, firstBytes } = oldVisitor;
  const files = await visitSite(page, tenant.url + home);
  expect(files.map(({ encoding }) => encoding)).toEqual(files.map(() => 'br'));
  expect(bytesOf(files)).toBeGreaterThan(firstBytes / 2);
  await expect(page.getByRole('region', { name: after })).toBeVisible();
  expect(await runs(page)).toBe(true);
});
