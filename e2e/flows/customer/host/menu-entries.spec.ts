import { expect, type Locator, type Page, test } from '@playwright/test';
import { enter } from '../../../support/enter';

/** Every entry that a menu offers a person must open. */
const people = [
  { who: 'the root manager', phone: '13800000001', tag: [] },
  { who: 'a clerk (E102)', phone: '13900000001', tag: ['@deep'] },
  { who: 'a reviewer (E103)', phone: '13800000014', tag: ['@deep'] },
  { who: 'somebody who only looks (E105)', phone: '13800000009', tag: [] },
  { who: 'a project department (SCM-C102)', phone: '13800000008', tag: ['@deep'] },
];

const addressesIn = (part: Locator): Promise<string[]> =>
  part
    .locator('a[href]:not([target="_blank"])')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Every address to which the menus around a page lead. */
async function offered(page: Page): Promise<Set<string>> {
  const found: string[] = [];
  for (const path of ['/center/product/product', '/center/crm/user', '/msg/crm/message/list']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const avatar = page.getByRole('button', { name: /^账户菜单：/ });
    await expect(avatar).toBeVisible();
    for (const navigation of await page.getByRole('navigation').all()) found.push(...(await addressesIn(navigation)));
    found.push(...(await addressesIn(page.getByRole('banner'))));
  }
  await page.getByRole('button', { name: /^账户菜单：/ }).click();
  await expect(page.getByRole('menuitem', { name: '个人信息' })).toBeVisible();
  found.push(...(await addressesIn(page.getByRole('menu'))));
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 800 });
  await page.getByRole('button', { name: '打开导航' }).click();
  const drawer = page.getByRole('dialog', { name: '导航' });
  await expect(drawer.getByRole('link', { name: '个人信息' })).toBeVisible();
  found.push(...(await addressesIn(drawer)));
  await page.setViewportSize({ width: 1440, height: 900 });
  return new Set(found);
}

for (const { who, phone, tag } of people) {
  test(`${who}: every entry of every menu opens a page with one heading`, { tag }, async ({ page }) => {
    test.slow();
    await enter(page, phone, '/center/product/product');
    const addresses = await offered(page);
    expect(addresses.size).toBeGreaterThan(4);
    for (const path of addresses) {
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading.first(), path).toBeVisible();
      await expect(heading, path).toHaveCount(1);
      await expect(page.getByText('您没有访问此内容的权限'), path).toHaveCount(0);
      expect(new URL(page.url()).pathname, path).not.toBe('/404');
    }
  });
}

test('an address that is none keeps the centre around it; for visitors the tenant’s header', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1, name: '页面不存在或已被移除' });
  const home = page.getByRole('banner').getByRole('link', { name: /^供应链金融服务平台/ });
  await page.goto('/404');
  await expect(heading).toBeVisible();
  await expect(home).toHaveAttribute('href', '/index/index');
  await enter(page, '13800000001', '/center/nothing');
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
  await expect(home).toHaveAttribute('href', '/center/product/product');
});
