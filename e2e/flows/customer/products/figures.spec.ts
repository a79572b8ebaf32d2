import type { Page } from '@playwright/test';
import { OwnProduct } from '@portal/platform/testing/own-product';
import { expectAccessible } from '../../../support/accessible';
import { enter } from '../../../support/enter';
import { expect, test } from '../../../support/own-tenant';
import { signIn } from '../../../support/staff';

const centre = '/center/product/product';
const band = (page: Page) => page.getByRole('region', { name: '资金概览' });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

test('a company sees what it can draw, has to pay and has financed, and goes on from there', async ({
  page,
  context,
}) => {
  await enter(page, '13800000001', centre);
  await expect(band(page).getByText(/^数据时间 \d{4}-/)).toBeVisible();
  for (const name of ['可用额度', '未来 30 天应付', '本月融资'])
    await expect(band(page).getByRole('heading', { name })).toBeVisible();
  await expectAccessible(page);
  await expect(card(page, '信用凭证').getByText(/^可用额度[\d,.]+万元$/)).toBeVisible();
  await expect(card(page, '保理融资').getByText('融资利率')).toBeVisible();

  // A chart is one stop of the Tab key; arrows go through its values, and what they say stands below.
  const months = band(page).getByRole('toolbar', { name: '每月融资' });
  const last = months.getByRole('button').last();
  await last.focus();
  await page.keyboard.press('ArrowLeft');
  const before = months.getByRole('button').nth(-2);
  await expect(before).toBeFocused();
  const said = (await before.getAttribute('aria-label')) ?? '';
  expect(said).toMatch(/^\d{4} 年 \d+ 月 [\d,]+\.\d\d 万元$/);
  await expect(band(page).getByText(said.replace(' 月 ', ' 月：'))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(months.locator(':focus')).toHaveCount(0);
  await band(page).getByRole('button', { name: '看表' }).click();
  await expect(band(page).getByRole('row', { name: said.replace(/ 万元$/, '') })).toBeVisible();

  const due = band(page).getByRole('toolbar', { name: '应付日历' }).getByRole('button').last();
  await due.hover();
  await expect(band(page).getByText((await due.getAttribute('aria-label')) ?? '')).toBeVisible();

  // A to-do of a product leads to its place there, with a login code.
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^待确认的信用凭证 \d+，/ }).click();
  const product = await opened;
  await expect(product.getByRole('heading', { name: '陈立群，欢迎使用信用凭证' })).toBeVisible();
  expect(new URL(product.url()).searchParams.get('view')).toBe('toConfirm');
});

test('open tasks stand by their end, unread messages last; on a phone they come first', async ({ page }) => {
  await enter(page, '13800000001', centre);
  await expect(page.getByRole('link', { name: /^待确认的信用凭证/ })).toBeVisible();
  await page.getByRole('button', { name: /^全部 \d+ 项$/ }).click();
  const rows = await page.getByRole('region', { name: '待办' }).getByRole('listitem').allInnerTexts();
  const days = rows.map((text) => /(\d+) 天后到期/.exec(text)?.[1]).filter((text) => text !== undefined);
  expect(days.map(Number)).toEqual(days.map(Number).sort((a, b) => a - b));
  expect(days.length).toBeGreaterThan(3);
  expect(rows.at(-1)).toContain('未读消息');

  await page.setViewportSize({ width: 375, height: 800 });
  const top = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top('待办')) < (await top('资金概览'))).toBe(true);
  await expectAccessible(page);
});

test('who only looks things up, and a project department, see no figures and get none', async ({ page }) => {
  for (const phone of ['13800000009', '13800000008']) {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await enter(page, phone, centre);
    await expect(card(page, '信用凭证')).toBeVisible();
    await expect(page.getByRole('region', { name: '待办' })).toBeVisible();
    await expect(band(page)).toHaveCount(0);
    expect(asked.filter((path) => path.endsWith('/product/figures'))).toEqual([]);
    await page.context().clearCookies();
  }
});

/** Tells the platform at the desk who speaks for the tenant's products. */
async function setProvider(desk: Page, url: string, keyId: string, secret: string): Promise<void> {
  await desk.getByRole('button', { name: '设置产品数据' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('本租户的服务商').check();
  await dialog.getByLabel('地址').fill(url);
  await dialog.getByLabel('密钥编号').fill(keyId);
  await dialog.getByLabel('密钥', { exact: true }).fill(secret);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a product that is slow, wrong, away or refuses costs nothing but its own figures', async ({
  page,
  browser,
  tenant,
}) => {
  test.slow();
  const own = new OwnProduct();
  const url = await own.start();
  const desk = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signIn(desk, tenant.staff('zuhu'), `/desk/tenants/${tenant.code}?tab=providers`);
  const told = JSON.stringify({
    figures: { limit: { total: 300_000_000, used: 60_000_000 }, months: null, dues: [], toDos: [] },
  });
  const { keyId, secret } = own.key;

  // Slow: everything else is there, and the other product’s figures come when it is given up.
  own.behaviour = ({ productCode }, response) => productCode === 'SCM' && response.end(told);
  await setProvider(desk, `${url}/slow`, keyId, secret);
  await enter(page, '13800000001', centre);
  await expect(card(page, '信用凭证')).toBeVisible();
  await expect(page.getByRole('link', { name: /^待签协议/ })).toBeVisible();
  await expect(band(page).getByText('票据服务暂时没有返回数据，合计不含该产品')).toBeVisible();
  await expect(band(page).getByText('240.00', { exact: true })).toBeVisible();
  await expect(band(page).getByText('暂时没有数据')).toHaveCount(2);
  await expectAccessible(page);

  // Wrong: a negative sum is not shown.
  own.behaviour = ({ productCode }, response) =>
    productCode === 'SCM' ? response.end(told.replace('60000000', '-1')) : response.end(told);
  await setProvider(desk, `${url}/wrong`, keyId, secret);
  await page.reload();
  await expect(band(page).getByText('信用凭证暂时没有返回数据，合计不含该产品')).toBeVisible();
  await expect(card(page, '票据服务').getByText('240.00')).toBeVisible();

  // Refused: the product does not know the key.
  await setProvider(desk, `${url}/refused`, 'unknown', secret);
  await page.reload();
  await expect(band(page).getByText('信用凭证、票据服务暂时没有返回数据，合计不含该产品')).toBeVisible();
  await expect(card(page, '信用凭证').getByRole('link', { name: /^立即进入/ })).toBeVisible();

  // Away.
  await own.stop();
  await setProvider(desk, `${url}/away`, keyId, secret);
  await page.reload();
  await expect(band(page).getByText('信用凭证、票据服务暂时没有返回数据，合计不含该产品')).toBeVisible();
  await expect(band(page).getByRole('button', { name: '重试' })).toBeVisible();
});
