import type { Page } from '@playwright/test';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';

const own = '江南纺织集团股份有限公司';
const asClerk = '华东精工制造有限公司';
const asReader = '远航国际物流有限公司';

const current = (page: Page, name: string) => page.getByRole('button', { name: `当前企业：${name}，切换企业` });

async function enter(page: Page, name: string): Promise<void> {
  await logIn(page, '13800000002');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(current(page, name)).toBeVisible();
}

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await current(page, from).click();
  await page.getByRole('menuitem', { name: to }).click();
  await expect(current(page, to)).toBeVisible();
}

test('[S87] the present company is checked, and there are ways to others', async ({ page }) => {
  await enter(page, own);
  await current(page, own).click();
  const entries = page.getByRole('menuitem');
  await expect(entries).toHaveText([new RegExp(`^${own}QY`), /.+/, /.+/, '切换企业…', '添加企业']);
  // The companies used last come first, and the other tests here switch the company too.
  for (const other of [asClerk, asReader]) await expect(entries.filter({ hasText: other })).toHaveCount(1);
  await page.getByRole('menuitem', { name: '切换企业…' }).click();
  await expect(page).toHaveURL('/login/changeComp');
});

test('stays on a page that the other company shows too, otherwise the product centre', async ({ page }) => {
  await enter(page, own);
  await page.goto('/center/crm/employee/list');
  await switchTo(page, own, asReader);
  await expect(page.getByText(`已切换到${asReader}`)).toBeVisible();
  await expect(page).toHaveURL('/center/crm/employee/list');

  await switchTo(page, asReader, own);
  await page.goto('/center/crm/employee/changeAdmin');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await switchTo(page, own, asReader);
  await expect(page.getByText(`已切换到${asReader}，您在该企业无权访问原页面`)).toBeVisible();
  await expect(page).toHaveURL('/center/product/product');
});

test('[S190][S355] tokens of the new company are kept for 86400 seconds', async ({ page }) => {
  await enter(page, own);
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token');
  const seconds = (token?.expires ?? 0) - Date.now() / 1000;
  expect(seconds).toBeGreaterThan(86_400 - 120);
  expect(seconds).toBeLessThanOrEqual(86_400);
});
