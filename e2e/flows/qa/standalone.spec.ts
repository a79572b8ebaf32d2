import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { fillCredentials, logIn } from '../../support/log-in';
import { watchComplaints } from '../../support/page-watch';
import { staffOrigin } from '../../support/staff';

/** Two of the tests log in the same person. */
test.describe.configure({ mode: 'default' });

const remotes: { slot: string; opens: string; heading: string; phone?: string; origin?: string }[] = [
  { slot: 'site', opens: '/index/index', heading: '让每一笔真实贸易， 都能获得信任' },
  { slot: 'registration', opens: '/register/account', heading: '注册账号' },
  // These pages show the person's own data, so somebody has to be logged in.
  { slot: 'account', opens: '/center/crm/user', heading: '个人信息', phone: '13800000008' },
  { slot: 'message', opens: '/msg/crm/message/list', heading: '站内信', phone: '13800000009' },
  { slot: 'product', opens: '/center/product/product', heading: '产品中心', phone: '13800000008' },
  { slot: 'desk', opens: '/desk', heading: '员工登录', origin: staffOrigin },
];

for (const { slot, opens, heading, phone, origin = '' } of remotes) {
  test(`${slot} runs by itself, with its build named`, async ({ page }) => {
    const complaints = watchComplaints(page);
    if (phone) {
      await logIn(page, phone);
      await expect(page).toHaveURL('/center/product/product');
    }
    await page.goto(`${origin}/standalone/${slot}`);
    await expect(page).toHaveURL(`${origin}/standalone/${slot}${opens}`);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    const panel = page.getByRole('complementary', { name: '独立运行面板' });
    await expect(panel.getByRole('button')).toHaveText(/@[0-9a-f]{12}$/);
    expect(complaints.lines.filter((line) => line.startsWith('exception'))).toEqual([]);
  });
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: '独立运行面板' });

/** The fields and buttons of the page that cannot be reached with a pointer, because the panel is above them. */
const coveredByPanel = (page: Page): Promise<string[]> =>
  panelOf(page).evaluate((panel) => {
    const covered: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)')) {
      if (panel.contains(one) || !one.checkVisibility()) continue;
      one.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = one.getBoundingClientRect();
      for (const [x, y] of [
        [left + 1, top + 1],
        [left + width / 2, top + height / 2],
        [left + width - 2, top + height - 2],
      ] as const)
        if (panel.contains(document.elementFromPoint(x, y))) covered.push(one.textContent || one.id);
    }
    return covered;
  });

for (const width of [1440, 992, 375])
  test(`at ${width} pixels the panel covers no field and no button, folded or not`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/standalone/account');
    await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
    expect(await coveredByPanel(page)).toEqual([]);
    const toggle = panelOf(page).getByRole('button');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(panelOf(page).getByLabel('接口速度')).toBeVisible();
    expect(await coveredByPanel(page)).toEqual([]);
    const drawn = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(drawn).toBeLessThanOrEqual(width);
    await expectAccessible(page);
  });

test('a fresh browser begins with the login, hears of no session that is over, and comes to the page', async ({
  page,
}) => {
  const said: string[] = [];
  await page.exposeFunction('heard', (text: string) => said.push(text));
  await page.addInitScript(() => {
    const { heard } = window as unknown as { heard: (text: string) => void };
    new MutationObserver(() => {
      if (document.body?.textContent.includes('登录已失效')) heard('登录已失效');
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto('/standalone/account');
  await expect(page.getByRole('heading', { name: '登录', exact: true })).toBeVisible();
  await fillCredentials(page, '13800000008');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL('/standalone/account/center/crm/user');
  await expect(page.getByRole('heading', { name: '个人信息', exact: true })).toBeVisible();
  expect(said).toEqual([]);
});

test('the list of what runs alone leads to it', async ({ page }) => {
  await page.goto('/standalone');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^site / }).click();
  await expect(page).toHaveURL('/standalone/site/index/index');
});

test('a published build by its number; an unknown one is a clear page', async ({ page }) => {
  await page.goto('/standalone/site');
  const panel = page.getByRole('complementary', { name: '独立运行面板' });
  const build = (await panel.getByRole('button').textContent())?.split('@')[1] ?? '';
  await page.goto(`/standalone/site@${build}`);
  await expect(page).toHaveURL(`/standalone/site@${build}/index/index`);
  await expect(page.getByRole('heading', { name: '让每一笔真实贸易， 都能获得信任' }).first()).toBeVisible();

  const answer = await page.goto('/standalone/site@000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('site@000000000000')).toBeVisible();
  await expect(page.getByRole('link', { name: /^registration / })).toBeVisible();
});
