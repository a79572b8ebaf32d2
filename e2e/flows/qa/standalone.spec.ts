import { expect, test } from '@playwright/test';
import { logIn } from '../../support/log-in';
import { watchComplaints } from '../../support/page-watch';
import { staffOrigin } from '../../support/staff';

/** Two of the tests log in the same person. */
test.describe.configure({ mode: 'default' });

const remotes: { slot: string; opens: string; heading: string; phone?: string; origin?: string }[] = [
  { slot: 'site', opens: '/index/index', heading: '让每一笔真实贸易，都能获得信任' },
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

test('a published build by its number; an unknown one is a clear page', async ({ page }) => {
  await page.goto('/standalone/site');
  const panel = page.getByRole('complementary', { name: '独立运行面板' });
  const build = (await panel.getByRole('button').textContent())?.split('@')[1] ?? '';
  await page.goto(`/standalone/site@${build}`);
  await expect(page).toHaveURL(`/standalone/site@${build}/index/index`);
  await expect(page.getByRole('heading', { name: '让每一笔真实贸易，都能获得信任' }).first()).toBeVisible();

  const answer = await page.goto('/standalone/site@000000000000');
  expect(answer?.status()).toBe(404);
});
