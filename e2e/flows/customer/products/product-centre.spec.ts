import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { enter } from '../../../support/enter';
import { expect, test } from '../../../support/own-tenant';
import { paper, pickFile } from '../../../support/registering-company';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

async function arrive(page: Page, phone: string): Promise<void> {
  test.slow();
  await enter(page, phone, '/center/product/product');
  await expect(page.getByRole('heading', { name: '产品中心' })).toBeVisible();
}

test('a product is asked for, looked after, and the application taken back', async ({ page }) => {
  await arrive(page, '13800000001');
  await expectAccessible(page);
  await page.getByRole('button', { name: '申请开通保理融资' }).click();
  const panel = page.getByRole('dialog', { name: '申请开通保理融资' });
  await panel.getByRole('button', { name: '提交申请' }).click();
  await expect(panel.getByText('请上传产品开通申请书（盖章）')).toBeVisible();
  await expect(panel.getByText('请上传营业执照副本扫描件')).toBeHidden();
  await expect(panel.getByText(/^已认证，有效至/)).toHaveCount(2);
  const [form] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: '下载申请书' }).click(),
  ]);
  expect(form.suggestedFilename()).toBe('保理融资产品开通申请书.pdf');
  const list = '应收账款清单及对应合同、发票';
  await pickFile(page, list, paper);
  await panel
    .getByLabel('选择产品开通申请书（盖章）')
    .setInputFiles({ ...paper, buffer: Buffer.concat([paper.buffer, Buffer.from(list)]) });
  await expect(panel.getByText(`与“${list}”是同一个文件，请分别上传`)).toBeVisible();
  await panel
    .getByRole('list', { name: '产品开通申请书' })
    .getByRole('button', { name: `删除${paper.name}` })
    .click();
  await pickFile(page, '产品开通申请书（盖章）', paper);
  await panel.getByRole('checkbox').check();
  await panel.getByRole('button', { name: '提交申请' }).click();

  await page.getByRole('button', { name: '查看保理融资的开通进度' }).click();
  const progress = page.getByRole('dialog', { name: '保理融资开通进度' });
  await expect(progress.getByText('提交申请')).toBeVisible();
  await progress.getByRole('button', { name: '撤回申请' }).click();
  await page
    .getByRole('dialog', { name: '撤回“保理融资”的开通申请？' })
    .getByRole('button', { name: '撤回申请' })
    .click();
  await expect(page.getByRole('button', { name: '申请开通保理融资' })).toBeVisible();
});

test('[S4] a product opens in a new tab and knows who comes; what one may not use is neither shown nor entered', async ({
  page,
  context,
}) => {
  await arrive(page, '13800000014');
  await expect(card(page, '票据服务')).toHaveCount(0);
  await expect(page.getByText('企业已开通的票据服务、电子商务，您没有使用权限')).toBeVisible();
  const asked = page.waitForRequest((request) => request.url().includes('cust/employee/info/comp'));
  const opened = context.waitForEvent('page');
  await card(page, '信用凭证')
    .getByRole('link', { name: /^立即进入/ })
    .click();
  const product = await opened;
  await asked;
  await expect(product.getByRole('heading', { name: '沈佳宁，欢迎使用信用凭证' })).toBeVisible();
  await expect(product.getByText('华东精工制造有限公司')).toBeVisible();
  expect(await product.evaluate(() => window.opener)).toBeNull();
  // The code was good only once.
  await product.reload();
  await expect(product.getByText('登录码无效、已使用或已过期')).toBeVisible();
  await product.goto('/center/product/enter?product=BILL');
  await expect(product.getByText('您没有该产品的权限，请联系企业管理员')).toBeVisible();
  await product.close();
  await expect(page.getByRole('heading', { name: '产品中心' })).toBeVisible();
});

test('who may only look sees all and changes nothing', async ({ page }) => {
  await arrive(page, '13800000009');
  await expect(card(page, '额度管理').getByText('如需开通，请联系企业管理员')).toBeVisible();
  await expect(page.getByRole('button', { name: /申请开通|撤回/ })).toHaveCount(0);
});

test('a project department has its own products, and no way to pages it may not see', { tag: '@deep' }, async ({
  page,
}) => {
  await arrive(page, '13800000008');
  await expect(card(page, '信用凭证')).toBeVisible();
  await expect(card(page, '票据服务')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^证照到期/ })).toHaveCount(0);
});

test('without company info the page says so, and tries again', async ({ page }) => {
  await arrive(page, '13800000013');
  const failing = '**/cust/employee/info/comp';
  await page.route(failing, (route) =>
    route.fulfill({ json: { status: '500', ok: false, msg: '系统繁忙，请稍后重试', body: null } }),
  );
  await page.goto('/center/crm/user');
  await page.goto('/center/product/product');
  await expect(page.getByText('企业信息加载失败')).toBeVisible();
  await page.unroute(failing);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(card(page, '信用凭证')).toBeVisible();
  await expect(page.getByText('企业信息加载失败')).toHaveCount(0);
});

test('by keyboard: the way to apply opens, takes the focus and gives it back; on a phone all fits', async ({
  page,
}) => {
  await arrive(page, '13800000001');
  const apply = page.getByRole('button', { name: '申请开通额度管理' });
  await apply.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: '申请开通额度管理' });
  await expect(panel.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(apply).toBeFocused();

  await page.setViewportSize({ width: 375, height: 800 });
  // The page needs a moment to fit itself to another width.
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  await expect.poll(tooWide).toBe(false);
  await expectAccessible(page);
});
