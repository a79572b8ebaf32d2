import type { Page } from '@playwright/test';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { ageSession } from '../../../support/session';
import { lock, password } from './locked-page';

const company = (page: Page, name: string) => page.getByRole('button', { name: `当前企业：${name}，切换企业` });

async function enterCompany(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await expect(company(page, name)).toBeVisible();
}

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await company(page, from).click();
  await page.getByRole('menuitem', { name: to }).click();
  await expect(company(page, to)).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^账户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog', { name: '确定退出登录吗？' }).getByRole('button', { name: '退出登录' }).click();
}

test('[threat: several tabs] a logout in one tab sends the other to the login', async ({ page, context }) => {
  await logIn(page, '13800000001');
  await expect(page).toHaveURL('/center/product/product');
  const other = await context.newPage();
  await other.goto('/center/crm/user');
  await expect(other.getByRole('heading', { name: '个人信息' })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  await expect(other.getByRole('heading', { name: '登录' })).toBeVisible();
});

test('a lock that begins in another tab covers a form, and nothing typed is lost under it', async ({
  page,
  context,
}) => {
  await logIn(page, '13800000001');
  await expect(page).toHaveURL('/center/product/product');
  await page.goto('/center/crm/employee/list');
  await page.getByRole('button', { name: '新增人员' }).click();
  const form = page.getByRole('dialog', { name: '新增人员' });
  await form.getByLabel('姓名').fill('林知远');

  await ageSession(page, 'idle');
  const other = await context.newPage();
  await other.goto('/center/crm/user');
  await expect(lock(other)).toBeVisible();
  await expect(lock(page)).toBeVisible();

  await password(page).fill('Portal@2026x');
  await lock(page).getByRole('button', { name: '验证', exact: true }).click();
  await expect(lock(page)).toBeHidden();
  await expect(form.getByLabel('姓名')).toHaveValue('林知远');
  await expect(lock(other)).toBeHidden();
  await expect(other.getByRole('heading', { name: '个人信息' })).toBeVisible();
});

test.describe('another company in one tab', () => {
  const first = '江南纺织集团股份有限公司';
  const second = '华东精工制造有限公司';

  test('the other is loaded anew into it', async ({ page, context }) => {
    await logIn(page, '13800000002');
    await enterCompany(page, first);
    const other = await context.newPage();
    await other.goto('/msg/crm/message/list');
    await expect(company(other, first)).toBeVisible();

    const reloaded = other.waitForEvent('load');
    await switchTo(page, first, second);
    await reloaded;
    await expect(company(other, second)).toBeVisible();
    await expect(other).toHaveURL('/msg/crm/message/list');
  });
});
