import { expect, type Page, test } from '@playwright/test';
import { atRest } from '../../../support/at-rest';
import { enter } from '../../../support/enter';
import { frameScript } from '../../../support/frame-script';
import { logIn } from '../../../support/log-in';
import { cookie } from '../../../support/session';
import { secondTenant } from '../../../support/tenants';

const header = (page: Page) => page.getByRole('banner');

async function enterCentre(page: Page, phone: string): Promise<void> {
  await enter(page, phone, '/center/product/product');
  await expect(header(page).getByRole('button', { name: /^账户菜单：/ })).toBeVisible();
}

async function openAvatarMenu(page: Page) {
  await header(page)
    .getByRole('button', { name: /^账户菜单/ })
    .click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  // A click on something that still moves is tried again with the page scrolled. Then the menu moves with its button.
  await atRest(page);
  return menu;
}

const sidebarEntries = ['账户信息', '人员管理', '企业信息', '协议管理', '个人信息', '邀请企业'];

const links = ['账户管理', '个人信息', '人员管理', '企业信息', '协议管理', '邀请企业'];

test.describe('the header of an administrator', () => {
  test('[S67][S68][S69][S70][S71][S72][S73][S75][S85][S86][S89][S92][S93][S94][S95][S96][S97][S98][S99][S100][S101][S249][S258][S358][S364] name, tag, masked number and six quick links, and a logout that asks, and then says nothing', async ({
    page,
  }) => {
    await enterCentre(page, '13800000001');
    await expect(header(page)).toHaveCSS('height', '64px');
    await expect(header(page).getByRole('link', { name: /返回产品中心$/ })).toBeVisible();
    await expect(header(page).getByRole('link', { name: '产品中心', exact: true })).toBeVisible();
    // The product is CRM, and this tenant has no main system.
    await expect(header(page).getByRole('button', { name: /切换角色/ })).toHaveCount(0);
    await expect(header(page).getByRole('link', { name: '平台主页' })).toHaveCount(0);

    const menu = await openAvatarMenu(page);
    for (const text of ['陈立群', '管理员', '138****0001']) await expect(menu.getByText(text).first()).toBeVisible();
    await expect(menu.getByRole('menuitem')).toHaveText([...links, '改用侧边导航', '外观', '退出登录']);
    await menu.getByRole('menuitem', { name: '邀请企业' }).click();
    await expect(page).toHaveURL('/center/crm/invication');
    const sidebar = page.getByRole('navigation', { name: '账户中心' });
    await expect(sidebar.getByRole('link')).toHaveText(sidebarEntries);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveText('邀请企业');

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
    // A request from before the logout may get its answer after it. Nothing is requested without a token.
    const refused: string[] = [];
    page.on('response', (response) => {
      const { authorization } = response.request().headers();
      if (response.status() === 401 && authorization === undefined) refused.push(response.url());
    });
    await (await openAvatarMenu(page)).getByRole('menuitem', { name: '退出登录' }).click();
    await question.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL('/login');
    expect(await cookie(page, 'access_token')).toBeUndefined();
    await expect(page.getByRole('heading', { name: '登录', exact: true })).toBeVisible();
    await atRest(page);
    await expect(page.getByText('登录已失效')).toHaveCount(0);
    expect(refused).toEqual([]);
  });

  test('more than 99 unread: 99+ for eyes, the number for screen readers', async ({ page }) => {
    // The event stream would bring the real number.
    await page.route('**/message/event/stream*', (route) => route.abort());
    await page.route('**/getIsUnreadNumbers*', (route) =>
      route.fulfill({ json: { status: '200', ok: true, msg: '', body: 128 } }),
    );
    await enterCentre(page, '13800000001');
    const bell = header(page).getByRole('button', { name: '站内信，128 条未读' });
    await expect(bell).toHaveText('99+');
  });

  test('[S341] 查询站内信未读数量错误', async ({ page }) => {
    await page.route('**/getIsUnreadNumbers*', (route) => route.fulfill({ status: 500, body: '' }));
    await enterCentre(page, '13800000001');
    await expect(page.getByText('查询站内信未读数量错误')).toBeVisible();
  });

  test('[S169][S170] a click finds that the login holds no more: the message of the server, and the login', async ({
    page,
    browser,
  }) => {
    // One login of this person ends the one before.
    const phone = '13800000011';
    // The event stream would tell it first, in other words.
    await page.route('**/message/event/stream*', (route) => route.abort());
    await logIn(page, phone);
    await expect(page).toHaveURL('/center/product/product');
    await atRest(page);
    const other = await (await browser.newContext()).newPage();
    await logIn(other, phone);
    await expect(other).toHaveURL('/center/product/product');

    // Clicks at an empty place, again and again: the page may ask nothing for a click that comes shortly after another.
    await expect(async () => {
      await page.mouse.click(1430, 890);
      await expect(page.getByText('您的账号已在其他设备登录')).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page).toHaveURL(/\/login(\?|$)/);
    expect(await cookie(page, 'access_token')).toBeUndefined();
    await other.context().close();
  });
});

test('[S256][S257] SCM-C102: two quick links, three entries in the sidebar', async ({ page }) => {
  await enterCentre(page, '13800000008');
  const menu = await openAvatarMenu(page);
  await expect(menu.getByRole('menuitem')).toHaveText(['个人信息', '人员管理', '改用侧边导航', '外观', '退出登录']);
  await menu.getByRole('menuitem', { name: '人员管理' }).click();
  await expect(page).toHaveURL('/center/crm/employee/list');
  const sidebar = page.getByRole('navigation', { name: '账户中心' });
  await expect(sidebar.getByRole('link')).toHaveText(['人员管理', '协议管理', '个人信息']);
});

test('[S122][S360] a colour that is chosen shows at once, and everywhere before any script runs', async ({ page }) => {
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').toUpperCase());
  await logIn(page, '13800000001');
  await expect(page).toHaveURL('/center/product/product');
  const choose = async (name: string) => {
    await (await openAvatarMenu(page)).getByRole('menuitem', { name: '外观' }).click();
    const dialog = page.getByRole('dialog', { name: '外观' });
    const colors = dialog.getByRole('group', { name: '主题颜色' });
    await expect(colors.getByRole('radio')).toHaveCount(4);
    await colors.getByRole('radio', { name }).check();
    await dialog.getByRole('button', { name: '完成' }).click();
    await expect(dialog).toBeHidden();
  };
  await choose('松石绿');
  expect(await brand()).toBe('#1B6E5A');
  const first = await page.request.get('/index/index');
  expect(await first.text()).toContain('--brand:#1B6E5A');
  for (const path of ['/index/index', '/register/account', '/center/crm/user']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await brand(), path).toBe('#1B6E5A');
  }
  await choose('平台默认');
  expect(await brand()).toBe('#D83651');
  expect(await cookie(page, 'theme_color')).toBeUndefined();
});

test.describe('the second tenant', () => {
  test.use({ baseURL: secondTenant });
  test('[S13][S90] has a platform link, since it has a main system', async ({ page }) => {
    await logIn(page, '13800000001');
    const link = header(page).getByRole('link', { name: /平台主页/ });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });
});

test('[S82][S84][S356] below 992 px a drawer holds what has no room, and nothing is cut off', async ({ page }) => {
  await enter(page, '13800000001', '/center/crm/user');
  const opener = header(page).getByRole('button', { name: '打开导航' });
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(page.getByRole('navigation', { name: '账户中心' })).toBeVisible();
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 991, height: 800 });
  await expect(page.getByRole('navigation', { name: '账户中心' })).toBeHidden();
  await expect(opener).toBeVisible();

  await page.setViewportSize({ width: 375, height: 800 });
  // The page draws itself anew for the width.
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBe(0);
  await opener.click();
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

test('[S77][S83][S123][S124][S357][S360] cookies keep how the centre looks: sidebarMode, sidebarStatus, theme_color', async ({
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
