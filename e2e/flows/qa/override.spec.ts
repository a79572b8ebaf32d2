import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { freePort } from '../../support/free-port';
import { changedCopy, changeText, publishNext } from '../../support/next-release';
import { expect, type OwnTenant, test } from '../../support/own-tenant';
import { paceOf } from '../../support/pace';
import { portalCommand } from '../../support/portal-command';
import { runningDevServer } from '../../support/running-dev-server';

test.describe.configure({ timeout: 120_000 });

interface Link {
  id: string;
  url: string;
  path: string;
  slot: string;
}

const page = 'src/pages/about/page.tsx';
const before = '公司简介';
const swapped = '企业概况';
const fromSource = '来自源码的简介';

let tenant: OwnTenant;
let release = '';

test.beforeAll(async ({ tenant: own }) => {
  test.setTimeout(180_000);
  tenant = own;
  release = await publishNext('site', page, before, swapped);
});

const linkTo = (...what: string[]) => portalCommand<Link>('override', tenant.code, ...what);
const banner = (where: Page) => where.getByRole('complementary', { name: '测试替换' });
const heading = (where: Page, name: string) => where.getByRole('heading', { name, exact: true });

/** The tester who asked for the link opens it, reads what it would do, and says yes. */
async function openLink(where: Page, url: string, what: string): Promise<void> {
  await where.goto(url);
  await expect(where.getByRole('heading', { name: '替换为测试版本' })).toBeVisible();
  await expect(where.getByText(what)).toBeVisible();
  await where.getByRole('button', { name: '确认替换' }).click();
  await expect(banner(where)).toBeVisible();
}

async function seesTheRealOne(where: Page): Promise<void> {
  await where.goto(`${tenant.url}/index/about`);
  await expect(heading(where, before)).toBeVisible();
  await expect(banner(where)).toHaveCount(0);
}

test('a signed link swaps one remote in this browser alone, says so, and leads out again', async ({
  page,
  browser,
}) => {
  const { url, slot } = await linkTo(release, '--minutes', '5');
  expect(slot).toBe('site');
  await page.goto(url);
  await seesTheRealOne(page);
  await openLink(page, url, release);
  await page.goto(`${tenant.url}/index/about`);
  await expect(heading(page, swapped)).toBeVisible();
  await expect(banner(page)).toContainText(`site 正在使用 ${release}`);
  // Its HTML is the tester's own too.
  await expect(async () => {
    const document = await page.goto(`${tenant.url}/index/about`);
    expect(await document?.text()).toContain(`>${swapped}</h2>`);
  }).toPass();

  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(url);
  await expect(stranger.getByRole('heading', { name: '链接已使用' })).toBeVisible();
  await seesTheRealOne(stranger);
  await other.close();

  await banner(page).getByRole('link', { name: '退出替换' }).click();
  await expect(banner(page)).toHaveCount(0);
  await seesTheRealOne(page);

  const changes = await portalCommand<{ action: string; toBuild: string }[]>('audit', '--tenant', tenant.code);
  expect(changes.slice(0, 2)).toMatchObject([
    { action: 'override-open', toBuild: release },
    { action: 'override-create', toBuild: release },
  ]);
});

test('a link leads to the page that it is about', async ({ page }) => {
  const { url } = await linkTo(release, '--path', '/index/about?from=qa');
  await page.goto(url);
  await expect(page.getByText('/index/about?from=qa')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '确认替换' }).click();
  await expect(page).toHaveURL(`${tenant.url}/index/about?from=qa`);
  await expect(heading(page, swapped)).toBeVisible();
  await banner(page).getByRole('link', { name: '退出替换' }).click();
});

test('[threat: forged override link] led there by another site nothing happens, and what was opened can be taken back', async ({
  page,
}) => {
  const { url, id } = await linkTo(release);
  // A page of another site, with a form that submits itself.
  const token = new URL(url).searchParams.get('token') ?? '';
  await page.route('http://elsewhere.test/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${tenant.url}/-/override"><input name="token" value="${token}"></form><script>document.forms[0].submit()</script>`,
    }),
  );
  await page.goto('http://elsewhere.test/');
  await expect(page.getByRole('heading', { name: '请重新打开链接' })).toBeVisible();
  await seesTheRealOne(page);

  await openLink(page, url, release);
  await portalCommand('override', 'revoke', id);
  const aPage = { timeout: 2_000 * (await paceOf(page)) };
  await expect(async () => {
    await page.goto(`${tenant.url}/index/about`);
    await expect(heading(page, before)).toBeVisible(aPage);
  }).toPass();
  await expect(banner(page)).toHaveCount(0);
});

test('[threat: forged override link] forged, or made for another tenant, it says so and swaps nothing', async ({
  page,
}) => {
  const { url, path } = await linkTo(release);
  const forged = url.slice(0, -2) + (url.at(-2) === 'A' ? 'B' : 'A') + url.at(-1);
  const foreign = `${tenant.url.replace(tenant.code, 'jinqiao.localhost')}${path}`;
  for (const bad of [forged, foreign, `${tenant.url}/-/override`]) {
    const answer = await page.goto(bad);
    expect(answer?.status()).toBe(403);
    await expect(page.getByRole('heading', { name: '链接无效' })).toBeVisible();
    await seesTheRealOne(page);
  }
});

test("a developer's own server in the real portal: what is edited there is seen here", async ({ page: tab }) => {
  const folder = changedCopy('site', page, before, `${fromSource}一`);
  const server = await runningDevServer(folder, await freePort());
  try {
    const { url } = await linkTo('--origin', server.origin, '--package', 'site');
    await openLink(tab, url, server.origin);
    await tab.goto(`${tenant.url}/index/about`);
    await expect(heading(tab, `${fromSource}一`)).toBeVisible();
    await expect(banner(tab)).toContainText(`site 正在使用 ${server.origin}`);
    changeText(join(folder, page), `${fromSource}一`, `${fromSource}二`);
    const pace = await paceOf(tab);
    await expect(async () => {
      await tab.reload();
      await expect(heading(tab, `${fromSource}二`)).toBeVisible({ timeout: 2_000 * pace });
    }).toPass({ timeout: 30_000 * pace });
  } finally {
    await server.stop();
  }
});
