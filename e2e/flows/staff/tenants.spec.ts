import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { documentNow } from '../../support/document-now';
import { expect, test } from '../../support/own-tenant';
import { signIn, staffOrigin } from '../../support/staff';

const part = (page: Page, name: string) => page.getByRole('region', { name });
const row = (page: Page, list: string, name: string) => part(page, list).getByRole('row').filter({ hasText: name });

test('a brand that is changed at the desk is what customers see; so are names and host names', async ({
  page,
  browser,
  tenant,
}) => {
  const customer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await customer.goto('/login');

  await signIn(page, tenant.staff('zuhu'), '/desk/tenants');
  await part(page, '租户列表')
    .getByRole('row', { name: new RegExp(` ${tenant.code} `) })
    .getByRole('link')
    .click();
  await page.getByRole('tab', { name: '品牌' }).click();
  const notes = page.getByRole('list', { name: '对比度检查' });
  await page.getByLabel('主题色', { exact: true }).fill('#FF7A45');
  await expect(notes).toContainText('低于 4.5:1');
  await page.getByRole('button', { name: /^改用 #/ }).click();
  await expect(notes).not.toContainText('低于 4.5:1');
  const color = await page.getByLabel('主题色', { exact: true }).inputValue();
  const title = `新的标题 ${Date.now()}`;
  await page.getByLabel('宣传标题').fill(title);
  // The gateway's own pages with what nobody has saved yet.
  for (const name of ['登录页预览', '官网首页预览']) {
    const frame = page.frameLocator(`iframe[title="${name}"]`);
    await expect(frame.locator('body')).toContainText(title);
    await expect(frame.locator('body')).toHaveCSS('font-size', '14px');
    await expect(frame.locator('script')).toHaveCount(0);
  }
  await expectAccessible(page);

  await page.getByRole('button', { name: '保存并生效' }).click();
  await expect(page.getByText('品牌已更新')).toBeVisible();
  await expect.poll(() => documentNow(customer), { intervals: [100] }).toContain(`--brand:${color}`);
  await customer.reload();
  await expect(customer.getByText(title)).toBeVisible();

  await page.getByRole('tab', { name: '资料' }).click();
  await page.getByRole('button', { name: '修改资料' }).click();
  const dialog = page.getByRole('dialog', { name: '修改“供应链金融服务平台”的资料' });
  await expectAccessible(page);
  await dialog.getByLabel('客服热线').fill('不是电话');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(dialog.getByText(/^客服热线 不是电话 不合法/)).toBeVisible();
  await dialog.getByLabel('客服热线').fill('400-100-2000');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(part(page, '租户资料')).toContainText('400-100-2000');
  await expect.poll(() => documentNow(customer)).toContain('400-100-2000');

  // Who watches over the acts reads who changed what, before and after.
  const auditor = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signIn(auditor, tenant.staff('shenji'), `/desk/audit?action=tenant.change&who=${tenant.staff('zuhu')}`);
  await auditor.getByRole('button', { name: /^查看/ }).first().click();
  const act = auditor.getByRole('dialog', { name: '修改租户资料与品牌' });
  await expect(act.getByRole('row', { name: /^客服热线.*400-100-2000$/ })).toBeVisible();

  // The tenant has its own policy from now on, and can go back to the usual one.
  await page.getByRole('tab', { name: '策略' }).click();
  await page.getByRole('button', { name: '调整信息变更' }).click();
  const policy = page.getByRole('dialog', { name: '调整“供应链金融服务平台”的信息变更策略' });
  await policy.getByLabel('需要，初审意见由另一人复审').check();
  await policy.getByLabel('办理时限（工作日）').fill('5');
  await expectAccessible(page);
  await policy.getByRole('button', { name: '保存' }).click();
  await expect(row(page, '审核策略', '信息变更')).toContainText(/需要.*5 个工作日.*本租户设置/);
  await page.getByRole('button', { name: '调整信息变更' }).click();
  await policy.getByRole('button', { name: '恢复平台默认' }).click();

  // Nobody takes a second pair of eyes away alone.
  const asked = (of: Page) => of.getByRole('list', { name: '双人确认' }).getByRole('listitem').first();
  await expect(page.getByRole('heading', { name: '双人确认（1 项待确认）' })).toBeVisible();
  await expect(asked(page)).toContainText(/调整审核策略：信息变更.*待确认/);
  await expect(asked(page).getByRole('button', { name: '确认' })).toHaveCount(0);
  await expect(row(page, '审核策略', '信息变更')).toContainText(/需要.*5 个工作日.*本租户设置/);
  await expectAccessible(page);
  const second = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signIn(second, tenant.staff('zhuguan'), `/desk/tenants/${tenant.code}?tab=policies`);
  await asked(second).getByRole('button', { name: '确认', exact: true }).click();
  await expect(asked(second)).toContainText('已确认');
  await page.reload();
  await expect(row(page, '审核策略', '信息变更')).toContainText(/不需要.*2 个工作日.*平台默认/);
  await expectAccessible(page);

  await page.getByRole('tab', { name: '服务商' }).click();
  await page.getByRole('button', { name: '测试证照识别' }).click();
  await expect(row(page, '服务商列表', '证照识别')).toContainText(/正常，\d+ 毫秒/);
  await page.getByRole('button', { name: '设置证照识别' }).click();
  await page.getByRole('dialog').getByLabel('人工办理').check();
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(row(page, '服务商列表', '证照识别')).toContainText('人工办理');
  await expectAccessible(page);

  await page.getByRole('tab', { name: '内容' }).click();
  await expect(part(page, '各租户共用的内容').first()).toContainText('演示内容');
  await expectAccessible(page);
});

test('the audit is filtered in the address, shows what changed, is verified and exported', async ({ page, tenant }) => {
  await signIn(page, tenant.staff('shenji'), '/desk/audit');
  const list = part(page, '审计记录');
  await page.getByLabel('操作人').fill('沈季平');
  await expect(page).toHaveURL(/who=/);
  await page.getByRole('combobox', { name: '操作事项' }).fill('员工登录');
  await page.getByTitle('员工登录', { exact: true }).click();
  await expect(page).toHaveURL(/action=staff\.login/);
  await expect(list.getByRole('row').nth(1)).toContainText(/沈季平.*员工登录.*shenji.*成功/);
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.split('\n')[0]).toMatch(/时间.*操作人.*操作.*对象.*租户.*结果.*变更内容/);
  expect(csv).toContain('员工登录');

  await page.getByRole('button', { name: '校验', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '校验审计记录' });
  await expect(dialog.getByText(/^操作记录(完整|尚未封存)/)).toBeVisible();
  await expect(dialog.getByText(/^发布记录(完整|尚未封存)/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '关闭' }).last().click();

  // A sent link shows the same; the act just done is there, with what it found.
  await page.goto(`${staffOrigin}/desk/audit?action=audit.verify`);
  await page.getByRole('button', { name: /^查看/ }).first().click();
  const panel = page.getByRole('dialog', { name: '校验审计记录' });
  await expect(panel.getByRole('table', { name: '变更前后' })).toContainText('异常数 0');
  await expectAccessible(page);
});
