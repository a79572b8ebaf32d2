import { expect, test } from '@playwright/test';
import { logIn } from '../../support/log-in';
import { watchComplaints } from '../../support/page-watch';

const remotes: { slot: string; opens: string; heading: string; phone?: string }[] = [
  { slot: 'site', opens: '/index/index', heading: '让每一笔真实贸易都能获得信任' },
  { slot: 'registration', opens: '/register/account', heading: '注册账号' },
  { slot: 'account', opens: '/center/crm/user', heading: '个人信息' },
  // Its page shows rows of the person's own: somebody has to be logged in.
  { slot: 'message', opens: '/msg/crm/message/list', heading: '站内信', phone: '13800000009' },
  { slot: 'product', opens: '/center/product/product', heading: '产品中心' },
];

for (const { slot, opens, heading, phone } of remotes) {
  test(`${slot} runs by itself, with its build named`, async ({ page }) => {
    const complaints = watchComplaints(page);
    if (phone) {
      await logIn(page, phone);
      await expect(page).toHaveURL('/center/product/product');
    }
    await page.goto(`/standalone/${slot}`);
    await expect(page).toHaveURL(`/standalone/${slot}${opens}`);
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    const panel = page.getByRole('complementary', { name: '独立运行面板' });
    await expect(panel.getByRole('button')).toHaveText(/@[0-9a-f]{12}$/);
    expect(complaints.lines.filter((line) => line.startsWith('exception'))).toEqual([]);
  });
}

test('a published build by its number; an unknown one is a clear page', async ({ page }) => {
  await page.goto('/standalone/product');
  const panel = page.getByRole('complementary', { name: '独立运行面板' });
  const build = (await panel.getByRole('button').textContent())?.split('@')[1] ?? '';
  await page.goto(`/standalone/product@${build}`);
  await expect(page).toHaveURL(`/standalone/product@${build}/center/product/product`);
  await expect(page.getByRole('heading', { name: '产品中心' })).toBeVisible();

  const answer = await page.goto('/standalone/product@000000000000');
  expect(answer?.status()).toBe(404);
});
