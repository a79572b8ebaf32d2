import { expect, test } from '@playwright/test';
import { logIn } from '../../../support/log-in';
import { askApi } from '../../../support/session';

test.describe.configure({ timeout: 120_000 });

/** The buttons that change something, by page. A person who may only look gets none of them. */
const writes: readonly (readonly [path: string, heading: string, names: readonly string[]])[] = [
  ['/center/product/product', '产品中心', ['申请开通', '撤回']],
  ['/center/crm/account/list', '账户信息', ['添加账户', '发起打款', '回填金额', '设为默认', '的操作']],
  ['/center/crm/company/list', '企业信息', ['变更信息', '更新证照']],
  ['/center/crm/employee/list', '人员管理', ['新增人员', '的操作', '变更管理员']],
  ['/center/crm/file/list', '协议管理', ['去签署']],
  ['/center/crm/invication', '邀请企业', ['发送邀请', '立即邀请', '的操作']],
];

test('E105: reads every page of the company and is offered no write', async ({ page }) => {
  await logIn(page, '13800000009');
  await expect(page).toHaveURL('/center/product/product');
  for (const [path, heading, names] of writes) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await expect(page.getByRole('status', { name: '页面加载中' })).toHaveCount(0);
    for (const name of names) await expect(page.getByRole('button', { name }), `${path} ${name}`).toHaveCount(0);
  }
  const refused = await askApi(page, '/web/portal/api/employee/add', {});
  expect(refused.ok).toBe(false);
});
