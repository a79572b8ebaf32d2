import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { atRest } from '../../../support/at-rest';
import { enter } from '../../../support/enter';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { codeSentBy } from '../../../support/sent-code';
import { askApi } from '../../../support/session';

// Each test begins with a login, which takes seconds on a busy machine.
test.describe.configure({ timeout: 150_000 });

const root = '13800000001';
const reader = '13800000009';
const list = '/center/crm/file/list';
const listCall = '**/agreement/list';

const table = (page: Page) => page.getByRole('table', { name: '协议列表' });
const signButtons = (page: Page) => table(page).getByRole('button', { name: /^去签署/ });

async function openList(page: Page, phone: string, search = ''): Promise<void> {
  await enter(page, phone, `${list}${search}`);
  await expect(page.getByRole('heading', { level: 1, name: '协议管理' })).toBeVisible();
}

async function openSigning(page: Page): Promise<string> {
  const button = signButtons(page).first();
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('去签署', '');
  await button.click();
  await expect(page.getByRole('dialog', { name: `签署《${name}》` })).toBeVisible();
  return name;
}

async function readToTheEnd(page: Page): Promise<void> {
  const text = page.getByRole('region', { name: '协议正文' });
  await text.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(page.getByText('已阅读至协议末尾')).toBeVisible();
}

test('an agreement is read, agreed to, signed, and its signature can be checked', async ({ page }) => {
  await openList(page, root, '?state=PENDING');
  await expect(signButtons(page).first()).toBeVisible();
  const before = await signButtons(page).count();
  const name = await openSigning(page);

  const next = page.getByRole('button', { name: '下一步' });
  await expect(next).toBeDisabled();
  await expect(page.getByText('请先将协议阅读至末尾')).toBeVisible();
  await readToTheEnd(page);
  await next.click();

  const consent = page.getByRole('checkbox', { name: /我已阅读并同意/ });
  await expect(consent).not.toBeChecked();
  await expect(page.getByRole('button', { name: '确认签署' })).toBeDisabled();
  await consent.check();
  const code = await codeSentBy(page, root, () => page.getByRole('button', { name: /获取验证码/ }).click());
  const field = page.getByLabel('短信验证码');
  const wrong = code === '000000' ? '111111' : '000000';
  await field.fill(wrong);
  await page.getByRole('button', { name: '确认签署' }).click();
  await expect(page.getByText('验证码错误或已失效').first()).toBeVisible();
  await expect(field).toHaveValue(wrong);

  await field.fill(code);
  await page.getByRole('button', { name: '确认签署' }).click();
  await expect(page.getByText('签署成功')).toBeVisible();
  await page.getByRole('button', { name: '查看验签信息' }).click();
  await expect(page.getByText('验签通过')).toBeVisible();
  await expect(page.getByRole('dialog', { name: '验签信息' }).getByText('陈立群')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signButtons(page)).toHaveCount(before - 1);

  // Another person of the company sees this.
  await page.getByRole('button', { name: '重置' }).click();
  await expect(table(page).getByRole('button', { name: `验签信息${name}` })).toBeVisible();
});

test('several agreements come as one archive', async ({ page }) => {
  await openList(page, root);
  await page.getByRole('checkbox', { name: '选择平台服务协议' }).check();
  await page.getByRole('checkbox', { name: '选择票据服务协议' }).check();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '批量下载' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('协议.zip');
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  expect(bytes.includes('平台服务协议.pdf')).toBe(true);
  expect(bytes.includes('票据服务协议.pdf')).toBe(true);
  await expect(page.getByText(/^已选择/)).toHaveCount(0);
});

test('one agreement is looked at in the page and downloaded under its name', async ({ page }) => {
  await openList(page, root);
  await page.getByRole('button', { name: '预览平台服务协议' }).click();
  const reader = page.getByRole('dialog', { name: '平台服务协议' });
  // The file itself, page by page, and its text on demand.
  await expect(reader.getByText(/^第 1 页，共 \d+ 页$/)).toBeVisible();
  const paper = reader.locator('canvas').first();
  const width = () => paper.evaluate((element) => element.clientWidth);
  const before = await width();
  await reader.getByRole('button', { name: '放大' }).click();
  expect(await width()).toBeGreaterThan(before);
  await reader.getByRole('button', { name: '查看文本' }).click();
  await expect(
    reader
      .getByRole('region', { name: '协议正文' })
      .getByText(/^第一条/)
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载平台服务协议' }).click();
  expect((await downloading).suggestedFilename()).toBe('平台服务协议.pdf');
});

test('who may only query reads and downloads; signing is neither offered nor granted', async ({ page, tenant }) => {
  await openList(page, reader);
  await expect(table(page).getByRole('button', { name: /^预览/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /签署(?!时间)/ })).toHaveCount(0);
  const body = { ids: [tenant.codeOf('G', 'agreementA3')], agreed: true, code: '123456', browserID: '1' };
  expect(await askApi(page, '/web/portal/api/agreement/confirm', body)).toMatchObject({ ok: false, status: '443' });
  expect((await askApi(page, `/cust/comp/sign?compCode=${tenant.codeOf('C', 'A')}`)).ok).toBe(false);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载平台服务协议' }).click();
  await downloading;
});

test('a project department has its agreements in the sidebar', { tag: '@deep' }, async ({ page }) => {
  await enter(page, '13800000008', '/center/crm/user');
  const sidebar = page.getByRole('navigation', { name: '账户中心' });
  await expect(sidebar.getByRole('link')).toHaveText(['人员管理', '协议管理', '个人信息']);
  await sidebar.getByRole('link', { name: '协议管理' }).click();
  await expect(table(page).getByText('平台服务协议')).toBeVisible();
});

test('[S54] filters stand in the address, and a nonsensical one is none', async ({ page }) => {
  await openList(page, root, '?state=NONSENSE&type=PRODUCT');
  await expect(table(page).getByText('票据服务协议', { exact: true })).toBeVisible();
  await expect(table(page).getByText('平台服务协议', { exact: true })).toHaveCount(0);
  await page.getByLabel('协议名称').fill('没有这份');
  await page.getByLabel('协议名称').press('Enter');
  await expect(page.getByText('没有符合条件的协议')).toBeVisible();
  await expect(page).toHaveURL(/name=/);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(table(page).getByText('平台服务协议', { exact: true })).toBeVisible();
});

test('loading, nothing there, and an error with a way out', { tag: '@deep' }, async ({ page }) => {
  await openList(page, root);
  await page.route(listCall, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fallback();
  });
  await page.reload();
  await expect(page.getByRole('region', { name: '协议列表' }).getByRole('status', { name: '加载中' })).toBeVisible();
  await expect(table(page)).toBeVisible();

  await page.unroute(listCall);
  await page.route(listCall, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), body: { total: 0, rows: [] } } });
  });
  await page.reload();
  await expect(page.getByText('暂无协议')).toBeVisible();

  await page.unroute(listCall);
  await page.route(listCall, (route) => route.fulfill({ status: 502, body: '' }));
  await page.reload();
  const retry = page.getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await page.unroute(listCall);
  await retry.click();
  await expect(table(page)).toBeVisible();
});

test('another company in the middle: its own agreements, its own rights, nothing selected', { tag: '@deep' }, async ({
  page,
}) => {
  await logIn(page, '13800000002');
  await page.getByRole('button', { name: /江南纺织集团股份有限公司/ }).click();
  await expect(page).toHaveURL(/\/center\//);
  await page.goto(list);
  await expect(signButtons(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: '选择平台服务协议' }).check();
  await page.getByRole('button', { name: '当前企业：江南纺织集团股份有限公司，切换企业' }).click();
  await page.getByRole('menuitem', { name: '远航国际物流有限公司' }).click();
  await expect(table(page).getByText('远航国际物流有限公司').first()).toBeVisible();
  await expect(page).toHaveURL(list);
  await expect(signButtons(page)).toHaveCount(0);
  await expect(page.getByText(/^已选择/)).toHaveCount(0);
});

test('page and selection are there again after another page', async ({ page }) => {
  await openList(page, root, '?type=PRODUCT');
  await page.getByRole('checkbox', { name: '选择票据服务协议' }).check();
  const sidebar = page.getByRole('navigation', { name: '账户中心' });
  await sidebar.getByRole('link', { name: '个人信息' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '个人信息' })).toBeVisible();
  await sidebar.getByRole('link', { name: '协议管理' }).click();
  await expect(page.getByText('已选择 1 项')).toBeVisible();
  await expect(page).toHaveURL(/type=PRODUCT/);
});

test('by keyboard: opened, read, agreed, closed, and back where one was', async ({ page }) => {
  await openList(page, root, '?state=PENDING');
  const button = signButtons(page).last();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^签署《/ })).toBeVisible();
  const text = page.getByRole('region', { name: '协议正文' });
  // The dialog takes the focus only when it is fully open.
  await atRest(page);
  await text.focus();
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByText('已阅读至协议末尾')).toBeVisible();
  const next = page.getByRole('button', { name: '下一步' });
  await next.focus();
  await page.keyboard.press('Enter');
  // The step takes the focus, so that the next Tab reaches its first question.
  const consent = page.getByRole('checkbox', { name: /我已阅读并同意/ });
  await page.keyboard.press('Tab');
  await expect(consent).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('短信验证码')).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('短信验证码')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('list, signing and signatures without a fault for assistive technology', { tag: '@deep' }, async ({ page }) => {
  await openList(page, root);
  await expect(table(page)).toBeVisible();
  await expectAccessible(page);
  await openSigning(page);
  await readToTheEnd(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: '上一步' }).click();
  await page.getByRole('button', { name: '取消' }).click();
  await page.getByRole('button', { name: '验签信息平台服务协议' }).click();
  await expect(page.getByText('验签通过')).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the agreements are cards', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await openList(page, root);
  const card = page.getByRole('list', { name: '协议列表' }).getByRole('listitem').filter({ hasText: '平台服务协议' });
  await expect(card.first()).toContainText(/XY\d+/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
});

test('on a phone an agreement is read without moving it sideways', { tag: '@deep' }, async ({ page }) => {
  await openList(page, root);
  await page.getByRole('button', { name: '预览平台服务协议' }).click();
  const text = page.getByRole('region', { name: '协议正文' });
  await expect(text).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  const wider = await text.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(wider).toBe(0);
  const size = await text
    .getByText(/^第一条/)
    .first()
    .evaluate((element) => getComputedStyle(element).fontSize);
  expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(14);
});
