import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../../../support/at-rest';
import { enter } from '../../../support/enter';
import { frameScript } from '../../../support/frame-script';
import { logIn } from '../../../support/log-in';
import { cookie } from '../../../support/session';
import { secondTenant } from '../../../support/tenants';

const header = (page: Page) => page.getByRole('banner');

async function enterCentre(page: Page, phone: string): Promise<void> {
  await enter(page, phone);
  await expect(header(page).getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
}

async function openAvatarMenu(page: Page) {
  await header(page)
    .getByRole('button', { name: /^账户菜单/ })
    .click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  // A click on what still moves is tried again with the page scrolled, and the menu goes after its button.
  await atRest(page);
  return menu;
}

const links = ['账户管理', '个人信息', '人员管理', '企业信息', '协议管理', '邀请企业'];

test.describe('the header of an administrator', () => {
  test('name, tag, masked number and six quick links, and a logout that asks', async ({ page }) => {
    await enterCentre(page, '13800000001');
    await expect(header(page)).toHaveCSS('height', '64px');
    await expect(header(page).getByRole('link', { name: /返回产品中心$/ })).toBeVisible();
    await expect(header(page).getByRole('link', { name: '产品中心', exact: true })).toBeVisible();
    // The product is CRM, and this tenant has no main system.
    await expect(header(page).getByRole('button', { name: '切换角色' })).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: '平台主页' })).toHaveCount(0);

    const menu = await openAvatarMenu(page);
    for (const text of ['陈立群', '管理员', '138****0001']) await expect(menu.getByText(text).first()).toBeVisible();
    await expect(menu.getByRole('menuitem')).toHaveText([...links, '改用侧边导航', '退出登录']);
    await menu.getByRole('menuitem', { name: '邀请企业' }).click();
    await expect(page).toHaveURL('/center/crm/invication');

    const entry = (await openAvatarMenu(page)).getByRole('menuitem', { name: '个人信息' });
    const opened = page.context().waitForEvent('page');
    await entry.click({ modifiers: ['ControlOrMeta'] });
    const beside = await opened;
    await expect(beside).toHaveURL('/center/crm/user');
    await beside.close();
    await expect(page).toHaveURL('/center/crm/invication');

    await (await openAvatarMenu(page)).getByRole('menuitem', { name: '退出登录' }).click();
    const question = page.getByRole('dialog', { name: '确定退出登录吗？' });
    await question.getByRole('button', { name: '取消' }).click();
    await expect(page).toHaveURL('/center/crm/invication');
    await (await openAvatarMenu(page)).getByRole('menuitem', { name: '退出登录' }).click();
    await question.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL('/login');
    expect(await cookie(page, 'access_token')).toBeUndefined();
  });

  test('more than 99 unread: 99+ for eyes, the number for screen readers', async ({ page }) => {
    // The event stream would bring the real number.
    await page.route('**/message/event/stream*', (route) => route.abort());
    await page.route('**/getIsUnreadNumbers*', (route) =>
      route.fulfill({ json: { status: '200', ok: true, msg: '', body: 128 } }),
    );
    await enterCentre(page, '13800000001');
    const bell = header(page).getByRole('link', { name: '站内信，128 条未读' });
    await expect(bell).toHaveText('99+');
    await bell.click();
    await expect(page).toHaveURL('/msg/crm/message/list');
  });

  test('查询站内信未读数量错误', async ({ page }) => {
    await page.route('**/getIsUnreadNumbers*', (route) => route.fulfill({ status: 500, body: '' }));
    await enterCentre(page, '13800000001');
    await expect(page.getByText('查询站内信未读数量错误')).toBeVisible();
  });
});

test('SCM-C102: two quick links, three entries in the sidebar', async ({ page }) => {
  await enterCentre(page, '13800000008');
  const menu = await openAvatarMenu(page);
  await expect(menu.getByRole('menuitem')).toHaveText(['个人信息', '人员管理', '改用侧边导航', '退出登录']);
  await menu.getByRole('menuitem', { name: '人员管理' }).click();
  await expect(page).toHaveURL('/center/crm/employee/list');
  const sidebar = page.getByRole('navigation', { name: '账户中心' });
  await expect(sidebar.getByRole('link')).toHaveText(['人员管理', '协议管理', '个人信息']);
});

test.describe('the second tenant', () => {
  test.use({ baseURL: secondTenant });
  test('has a platform link, since it has a main system', async ({ page }) => {
    await logIn(page, '13800000001');
    const link = header(page).getByRole('link', { name: /平台主页/ });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

test('below 992 px a drawer holds what has no room, and nothing is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await enterCentre(page, '13800000001');
  const wider = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  expect(wider).toBe(false);
  await header(page).getByRole('button', { name: '打开导航' }).click();
  const drawer = page.getByRole('dialog', { name: '导航' });
  for (const name of ['产品中心', '切换企业…', ...links]) {
    const link = drawer.getByRole('link', { name });
    await expect(link).toBeVisible();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
  await drawer.getByRole('link', { name: '协议管理' }).click();
  await expect(page).toHaveURL('/center/crm/file/list');
  await expect(drawer).toBeHidden();
});

test('cookies keep how the centre looks: sidebarMode, sidebarStatus, theme_color', async ({
  page,
  context,
  baseURL,
}) => {
  await enterCentre(page, '13800000001');
  await page.goto('/center/crm/user');
  const sidebar = page.getByRole('navigation', { name: '账户中心' });
  await expect(sidebar).toHaveCSS('width', '230px');
  await sidebar.getByRole('button', { name: '收起侧边栏' }).click();
  await expect(sidebar).toHaveCSS('width', '64px');
  expect(await cookie(page, 'sidebarStatus')).toBe('0');

  await (await openAvatarMenu(page)).getByRole('menuitem', { name: '改用侧边导航' }).click();
  expect(await cookie(page, 'sidebarMode')).toBe('sidebar');
  await context.addCookies([{ name: 'theme_color', value: encodeURIComponent('#1D5B8A'), url: baseURL ?? '' }]);
  await page.reload();
  const everything = page.getByRole('navigation', { name: '全部菜单' });
  await expect(everything).toHaveCSS('width', '64px');
  await everything.getByRole('button', { name: '展开侧边栏' }).click();
  await expect(everything.getByRole('link', { name: '公告' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '账户中心' })).toHaveCount(0);
  const brand = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
  expect(brand.toUpperCase()).toBe('#1D5B8A');
});

test('who the page is for is asked once, while the code of the frame is still on its way', async ({ page }) => {
  await enterCentre(page, '13800000001');
  const next = await page.context().newPage();
  const asked: string[] = [];
  next.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  const early = Promise.all([
    next.waitForRequest('**/cust/employee/info/comp'),
    next.waitForRequest('**/emp/role/findResAllByToken'),
  ]);
  await next.route(await frameScript(page, '/center/crm/employee/list'), async (route) => {
    await early;
    await route.continue();
  });
  await next.goto('/center/crm/employee/list');
  await expect(next.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  for (const name of ['comp', 'findResAllByToken']) expect(asked.filter((one) => one === name)).toHaveLength(1);
});
