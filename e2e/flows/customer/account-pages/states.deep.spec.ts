import { expect, test } from '@playwright/test';
import { enter } from '../../../support/enter';
import { holdBack } from '../../../support/hold-back';
import { titled } from './pages';

/** The call that each page makes first. People and agreements have tests of more states in their own files. */
const reads = [
  ['账户信息', '**/bankAccount/list'],
  ['变更管理员', '**/adminChange/view'],
  ['企业信息', '**/company/info/view'],
  ['变更账户', '**/bankAccount/info'],
  ['证照更新申请', '**/company/change/view'],
  ['个人信息', '**/custAccount/login/view'],
  ['邀请企业', '**/invitation/list'],
] as const;

for (const [title, call] of reads)
  test(`${title}: slow, failing, and back`, async ({ page }) => {
    const { path, shown } = titled(title);
    const letGo = await holdBack(page, call);
    await enter(page, '13800000001', path);
    await expect(page.getByRole('status', { name: '加载中' }).first()).toBeVisible();
    letGo();
    await expect(page.getByText(shown).first()).toBeVisible();

    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ status: 502, body: '' }));
    await page.reload();
    const retry = page.getByRole('button', { name: '重试' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await page.unroute(call);
    await retry.press('Enter');
    await expect(page.getByText(shown).first()).toBeVisible();
    await expect(page.locator('#main:focus, #main :focus')).toHaveCount(1);
  });
