import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from '../../../support/log-in';
import { bell } from '../../../support/open-messages';
import { expect, test } from '../../../support/own-tenant';
import { pageTimeUntil } from '../../../support/page-time';
import { sendMessage } from '../../../support/platform-message';

const phone = '13900000005';
const list = '/msg/crm/message/list';

async function unread(page: Page): Promise<number> {
  const name = await bell(page).getAttribute('aria-label');
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
}

const named = (count: number) => (count > 0 ? `站内信，${count} 条未读` : '站内信');

/** A person's browser, logged in, with the event stream open. */
async function openBrowser(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const stream = page.waitForResponse((response) => response.url().includes('message/event/stream'));
  await logIn(page, phone);
  await expect(page).toHaveURL('/center/product/product');
  await stream;
  return page;
}

test('[S91] a message appears in another browser within two seconds, and is read in all tabs at once', async ({
  browser,
  page: platform,
}) => {
  test.slow();
  await platform.goto('/index/about');
  const context = await browser.newContext();
  await context.clock.install();
  const first = await openBrowser(context);
  const second = await context.newPage();
  await second.goto(list);
  await expect(second.getByRole('heading', { name: '站内信' })).toBeVisible();
  await expect(bell(second)).toHaveAccessibleName(named(await unread(first)));
  const before = await unread(first);

  const title = `到账提醒 ${Date.now()}`;
  const told = async (page: Page) => (await unread(page)) === before + 1;
  const waited = await pageTimeUntil(second, {
    act: () => sendMessage(platform, { to: phone, title, content: '<p>款项已到账。</p>' }),
    seen: async () =>
      (await told(first)) && (await told(second)) && (await second.getByRole('link', { name: title }).isVisible()),
  });
  expect(waited).toBeLessThanOrEqual(2_000);
  await expect(bell(first)).toHaveText(String(before + 1));

  await second.getByRole('link', { name: title }).click();
  await expect(second.getByRole('article', { name: title }).getByText('款项已到账。')).toBeVisible();
  await expect(bell(second)).toHaveAccessibleName(named(before));
  await expect(bell(first)).toHaveAccessibleName(named(before));
  await context.close();
});

test('one connection serves all tabs of a browser; the next tab takes over', async ({ browser, page: platform }) => {
  test.slow();
  await platform.goto('/index/about');
  const context = await browser.newContext();
  const streams: Page[] = [];
  context.on('request', (request) => {
    if (request.url().includes('message/event/stream')) streams.push(request.frame().page());
  });
  const first = await openBrowser(context);
  const second = await context.newPage();
  await second.goto(list);
  await expect(second.getByRole('heading', { name: '站内信' })).toBeVisible();
  expect(streams).toEqual([first]);

  await first.close();
  await expect.poll(() => streams.length).toBe(2);
  const title = `交接之后 ${Date.now()}`;
  await sendMessage(platform, { to: phone, title });
  await expect(second.getByRole('link', { name: title })).toBeVisible();
  await context.close();
});

test('[threat: broken stream] what was sent while the connection was away arrives when it is back', async ({
  browser,
  page: platform,
}) => {
  test.slow();
  await platform.goto('/index/about');
  const context = await browser.newContext();
  const page = await openBrowser(context);
  await page.goto(list);
  await expect(page.getByRole('heading', { name: '站内信' })).toBeVisible();
  await context.setOffline(true);
  const title = `断网期间 ${Date.now()}`;
  await sendMessage(platform, { to: phone, title });
  await context.setOffline(false);
  await expect(page.getByRole('link', { name: title })).toBeVisible({ timeout: 20_000 });
  await context.close();
});

/** Pages whose facts the platform changes, with the call that reads them. */
const following = [
  ['/center/crm/file/list', 'agreement/list'],
  ['/center/crm/account', 'company/bankAccount/list'],
  ['/center/product/product', 'dashboard/todo'],
] as const;

for (const [address, call] of following)
  test(`${address} reads its facts again when a message tells of something`, async ({ browser, page: platform }) => {
    test.slow();
    await platform.goto('/index/about');
    const context = await browser.newContext();
    const page = await openBrowser(context);
    const read = (url: string) => url.includes(call);
    const first = page.waitForResponse((answer) => read(answer.url()) && answer.ok());
    await page.goto(address);
    await first;
    const again = page.waitForRequest((request) => read(request.url()));
    await sendMessage(platform, { to: phone, title: `有变化 ${Date.now()}` });
    await again;
    await context.close();
  });
