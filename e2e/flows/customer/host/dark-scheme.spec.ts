import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { enter } from '../../../support/enter';
import { expect, test } from '../../../support/own-tenant';
import { signIn } from '../../../support/staff';

const light = 'rgb(245, 246, 248)';
const dark = 'rgb(16, 19, 23)';

async function chooseFromAvatar(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /账户菜单/ }).click();
  await page.getByRole('menuitem', { name }).click();
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The ground before any script: the page as the gateway sent it. */
async function groundOfDocument(page: Page, path: string): Promise<string> {
  const own = await page
    .context()
    .browser()
    ?.newContext({
      ...{ javaScriptEnabled: false, colorScheme: 'dark', storageState: await page.context().storageState() },
      baseURL: new URL(page.url()).origin,
    });
  const still = await own?.newPage();
  await still?.goto(path);
  const seen = still ? await ground(still) : '';
  await own?.close();
  return seen;
}

test.describe('a system that is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('gets a dark centre from the first picture on, a light public site, and light paper', async ({ page }) => {
    await page.goto('/index/index');
    expect(await ground(page)).toBe(light);
    await enter(page, '13800000001', '/center/crm/employee/list');
    await expect(page.getByRole('row')).not.toHaveCount(0);
    expect(await ground(page)).toBe(dark);
    expect(await groundOfDocument(page, '/center/crm/employee/list')).toBe(dark);
    expect(await groundOfDocument(page, '/index/index')).toBe(light);
    await expectAccessible(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(27, 31, 38)');
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(() => ground(page)).toBe(dark);
  });

  test('may be refused in this browser, for every tab and every later document', async ({ page, context }) => {
    await enter(page, '13800000001', '/center/crm/user');
    await chooseFromAvatar(page, '外观');
    const choices = page.getByRole('dialog', { name: '外观' }).getByRole('group', { name: '明暗' });
    await expect(choices.getByRole('radio', { name: '跟随系统' })).toBeChecked();
    await choices.getByRole('radio', { name: '浅色' }).check();
    await expect.poll(() => ground(page)).toBe(light);
    expect(await groundOfDocument(page, '/center/crm/user')).toBe(light);
    const second = await context.newPage();
    await second.goto('/center/crm/user');
    await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ground(second)).toBe(light);
    await choices.getByRole('radio', { name: '跟随系统' }).check();
    await expect.poll(() => ground(page)).toBe(dark);
  });

  test('leaves the login light after a person has left the centre', async ({ page }) => {
    await enter(page, '13800000001', '/center/crm/user');
    await expect.poll(() => ground(page)).toBe(dark);
    await chooseFromAvatar(page, '退出登录');
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator('.entry-side')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect(await ground(page)).toBe(light);
  });
});

test('the desk is dark where it is chosen, whatever the system', async ({ page, tenant }) => {
  await signIn(page, tenant.staff('zhuguan'));
  await page.getByRole('button', { name: /个人菜单/ }).click();
  await page.getByRole('menuitem', { name: '外观' }).click();
  await page.getByRole('radio', { name: '深色' }).check();
  await expect.poll(() => ground(page)).toBe(dark);
  await page.getByRole('button', { name: '完成' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ground(page)).toBe(dark);
  await expectAccessible(page);
});
