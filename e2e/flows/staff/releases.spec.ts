import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { expect, test } from '../../support/own-tenant';
import { paceOf } from '../../support/pace';
import { portalCommand } from '../../support/portal-command';
import { signIn, staffOrigin } from '../../support/staff';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const banner = (page: Page) => page.getByRole('complementary', { name: '测试替换' });

test('a tester sees what runs, makes a link to a page, and ends it; nothing else is theirs', async ({
  page,
  browser,
  tenant,
}) => {
  await signIn(page, tenant.staff('ceshi'));
  await page.getByRole('navigation', { name: '平台业务' }).getByRole('link', { name: '发布' }).click();
  await expect(page.getByRole('heading', { name: '发布', exact: true })).toBeVisible();
  await page.goto(`${staffOrigin}/desk/releases?tenant=${tenant.code}`);
  const running = part(page, '运行版本列表');
  await expect(running.getByRole('row', { name: /^site .* site@/ })).toContainText('正式');
  await expectAccessible(page);
  await running.getByRole('button', { name: /^试用.* site$/ }).click();

  const dialog = page.getByRole('dialog', { name: '新建试用链接' });
  await dialog.getByRole('combobox', { name: '版本' }).click();
  await page.getByTitle(/正在运行/).click();
  await dialog.getByLabel('打开页面').fill('/index/about');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const made = page.getByRole('dialog', { name: '试用链接已生成' });
  const address = (await made.locator('code').textContent()) ?? '';
  expect(new URL(address).origin).toBe(tenant.url);
  await made.getByRole('button', { name: '关闭' }).last().click();

  const customer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await customer.goto(address);
  await customer.getByRole('button', { name: '确认替换' }).click();
  await expect(customer).toHaveURL(`${tenant.url}/index/about`);
  await expect(banner(customer)).toBeVisible();

  await page.goto(`${staffOrigin}/desk/releases?tab=links&tenant=${tenant.code}`);
  const links = part(page, '试用链接列表');
  await expect(links.getByRole('row').filter({ hasText: '/index/about' })).toContainText('使用中');
  await links.getByRole('button', { name: /更多|操作/ }).click();
  await page.getByRole('menuitem', { name: '撤销' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click();
  await expect(links).toContainText('已撤销');
  const aPage = { timeout: 2_000 * (await paceOf(customer)) };
  await expect(async () => {
    await customer.reload();
    await expect(customer.getByRole('heading', { name: '公司简介', exact: true })).toBeVisible(aPage);
    await expect(banner(customer)).toHaveCount(0);
  }).toPass();

  const changes = await portalCommand<{ action: string; who: string }[]>('audit', '--tenant', tenant.code);
  expect(changes.slice(0, 3)).toMatchObject([
    { action: 'override-revoke', who: `员工 程诗语（${tenant.staff('ceshi')}）` },
    { action: 'override-open' },
    { action: 'override-create', who: `员工 程诗语（${tenant.staff('ceshi')}）` },
  ]);
  await page.goto(`${staffOrigin}/desk/staff`);
  await expect(page.getByText('如需开通，请联系平台管理员。')).toBeVisible();
});

test('whoever manages releases reads why a visitor gets one, also on a phone', async ({ page, tenant }) => {
  await signIn(page, tenant.staff('fabu'), '/desk/releases?tab=explain');
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByLabel('路径').fill('/index/about');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('site，路径前缀 /index')).toBeVisible();
  await expect(part(page, '各模块的版本')).toContainText('正式');
  await expectAccessible(page);
  await page.getByRole('tab', { name: '灰度' }).click();
  await expect(page.getByText('没有进行中的灰度')).toBeVisible();
});

test('whoever manages releases moves a slot after the gate has looked, sees it in one row, and takes it back as a whole', async ({
  page,
  tenant,
}) => {
  const runs = async () => {
    const tenants = await portalCommand<{ code: string; slots: { slot: string; release: string }[] }[]>('tenants');
    return tenants.find(({ code }) => code === tenant.code)?.slots.find(({ slot }) => slot === 'site')?.release;
  };
  const before = await runs();
  await signIn(page, tenant.staff('fabu'), `/desk/releases?tab=changes&tenant=${tenant.code}`);
  await page.getByRole('button', { name: '切换版本' }).click();
  const dialog = page.getByRole('dialog', { name: '切换版本' });
  await dialog.getByRole('combobox', { name: 'site' }).click();
  await page
    .getByTitle(/^site-jinqiao@/)
    .first()
    .click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '检查' }).click();
  const confirm = page.getByRole('dialog', { name: '确认切换' });
  await expect(confirm.getByRole('listitem')).toContainText(/site@\S+ → site-jinqiao@/);
  await expectAccessible(page);
  expect(await runs()).toBe(before);
  await confirm.getByRole('button', { name: '切换版本' }).click();
  await expect(page.getByText(/变更 \d+ 已生效，观察至/)).toBeVisible();
  expect(await runs()).toMatch(/^site-jinqiao@/);

  await page.setViewportSize({ width: 375, height: 812 });
  const list = part(page, '变更列表');
  await expect(list.getByText('切换版本').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const row = list.getByRole('row').filter({ hasText: '切换版本' }).first();
  await row.getByRole('button', { name: /详情/ }).click();
  const panel = page.getByRole('dialog', { name: /^变更 \d+$/ });
  await expect(panel).toContainText(/site@\S+ → site-jinqiao@/);
  await panel.getByRole('button', { name: '关闭' }).click();
  await row.getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: '整组回退' }).click();
  const question = page.getByRole('dialog', { name: /确定整组回退变更/ });
  await expect(question).toContainText(`→ ${before}`);
  await expectAccessible(page);
  await question.getByRole('button', { name: '整组回退' }).click();
  await expect(page.getByText(/已生效，观察至.*通知相关人员/).last()).toBeVisible();
  await expect(list.getByRole('row').filter({ hasText: '回退版本' })).toBeVisible();
  expect(await runs()).toBe(before);
});
