import { expect, type Page, test } from '@playwright/test';
import { logIn } from '../../../support/log-in';

const companies = (page: Page) => page.getByRole('list', { name: '企业列表' }).getByRole('listitem');
const row = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) });

test.describe('a person with a company in every status', () => {
  test('what can be entered comes first, the others say why not', async ({ page }) => {
    await logIn(page, '13800000012');
    await expect(page).toHaveURL('/login/changeComp');
    await expect(companies(page)).toHaveCount(17);
    for (const [name, status, reason] of [
      ['宁波甬江进出口有限公司', '未激活', '企业尚未激活'],
      ['衢州柯城建材有限公司', '审核拒绝', ''],
      ['慈溪小家电制造有限公司', '已冻结', ''],
      ['德清莫干山旅游用品有限公司', '已注销', ''],
    ] as const) {
      await expect(row(page, name)).toHaveAttribute('aria-disabled', 'true');
      await expect(row(page, name)).toContainText(status);
      await expect(row(page, name)).toContainText(reason);
      await expect(row(page, name)).toHaveAccessibleDescription(/\S/);
    }
    await row(page, '慈溪小家电制造有限公司').click({ force: true });
    await expect(page).toHaveURL('/login/changeComp');
    await expect(row(page, '金华永康五金有限公司')).toContainText('管理员');
    await expect(row(page, '金华永康五金有限公司')).toContainText('已开通');

    await page.getByRole('searchbox', { name: '搜索企业' }).fill('竹木');
    await expect(companies(page)).toHaveCount(1);
    await page.getByRole('searchbox', { name: '搜索企业' }).fill('没有这家');
    await expect(page.getByText('未找到匹配的企业')).toBeVisible();
    await page.getByRole('searchbox', { name: '搜索企业' }).fill('竹木');
    await row(page, '湖州太湖竹木有限公司').click();
    await expect(page).toHaveURL('/register/approval');
  });
});

test.describe("nobody's member", () => {
  test('the ways on', async ({ page }) => {
    await logIn(page, '13800000010');
    await expect(page.getByText('您暂无可用企业')).toBeVisible();
    await expect(page.getByRole('link', { name: '注册新企业' })).toHaveAttribute('href', '/register/account');
    await expect(page.getByRole('link', { name: '我有邀请码' })).toBeVisible();
    await page.getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL('/login');
  });
});

test('a list that cannot be loaded can be tried again', async ({ page }) => {
  await page.route('**/findAllCompNameByMobile', (route) => route.fulfill({ status: 502, body: '' }));
  await logIn(page, '13800000002');
  await expect(page).toHaveURL('/login/changeComp');
  const retry = page.getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/findAllCompNameByMobile');
  await retry.click();
  await expect(companies(page)).toHaveCount(3);
});
