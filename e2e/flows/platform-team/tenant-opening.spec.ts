import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import '../../support/local-names';
import { expectAccessible } from '../../support/accessible';
import { portalCommand } from '../../support/portal-command';
import { signIn } from '../../support/staff';
import { port } from '../../support/this-run';

/** From `tenants add` to customers, and out of service again. Each test depends on the one before. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const host = `bank-${process.pid}.localhost`;
const origin = `http://${host}:${port}`;
const name = '恒信供应链';
const hotline = '400-820-6000';

interface Opening {
  readonly state: string;
  readonly missing: readonly string[];
}

const tenants = <T>(...args: string[]) => portalCommand<T>('tenants', ...args);

/** A command that says no by its exit code still says the rest. */
async function refused<T>(code: number, asked: Promise<unknown>): Promise<T> {
  const error = (await asked.then(
    () => ({}),
    (reason: unknown) => reason,
  )) as { code?: number; stdout?: string };
  expect(error.code).toBe(code);
  return JSON.parse(error.stdout ?? 'null') as T;
}

/** A folder with a tenant's own texts. What all tenants share stays as it is. */
function ownTexts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-texts-'));
  cpSync(join(import.meta.dirname, '../../../deploy/operate/content'), folder, {
    recursive: true,
    filter: (path) => !/\/(?:products|agreements)$|\.csv$/.test(path),
  });
  return folder;
}

async function expectNotOpen(page: Page, title: string, status: number): Promise<void> {
  for (const path of ['/login', '/register/account', '/index/index']) {
    const answer = await page.goto(origin + path);
    expect([path, answer?.status()]).toEqual([path, status]);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await expectAccessible(page);
}

test.afterAll(async () => {
  // Where a test failed on the way.
  await tenants('close', host, '--yes').catch(() => undefined);
  await tenants('remove', host, '--yes').catch(() => undefined);
});

test('[threat: unready tenant] a copy of another tenant is announced, and nobody can register there', async ({
  page,
}) => {
  const made = await tenants<Opening>('add', host, '--name', name, '--color', '#0B6E4F', '--like', 'localhost');
  expect(made.state).toBe('preparing');
  await expectNotOpen(page, '即将开通', 503);
  const call = await page.request.post(`${origin}/api/web/portal/api/login/user/rsa/secretKey`, { data: {} });
  expect(await call.json()).toMatchObject({ ok: false, status: '503', msg: expect.stringContaining('平台正在筹备') });
});

test('`tenants check` says what is missing, and texts alone do not open it', async () => {
  const before = await refused<Opening>(1, tenants('check', host));
  expect(before.missing).toEqual(expect.arrayContaining(['text:SERVICE', 'text:PRIVACY', 'fact:hotline']));
  const folder = ownTexts();
  const pushed = await portalCommand<{ opened: boolean }>('content', 'push', folder, '--tenant', host, '--yes');
  rmSync(folder, { recursive: true });
  expect(pushed.opened).toBe(false);
  const { missing } = await refused<Opening>(1, tenants('check', host));
  expect(missing).toEqual(['fact:legalName', 'fact:hotline', 'fact:address', 'fact:filingsContent']);
});

test('the desk lists the rest, and with the last of it customers can log in', async ({ page, browser }) => {
  await signIn(page, 'zuhu', `/desk/tenants/${host}`);
  const panel = page.getByRole('region', { name: '开通准备' });
  await expect(panel.getByRole('heading')).toHaveText('尚未开通，还缺 4 项');
  await expect(panel.getByRole('listitem')).toHaveText([/公司名称、客服热线、联系地址、备案信息/]);
  await expectAccessible(page);

  await page.getByRole('button', { name: '修改资料' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('公司名称').fill('恒信供应链科技有限公司');
  await dialog.getByLabel('统一社会信用代码').fill('91310000MA1K4BU037');
  await dialog.getByLabel('法定代表人').fill('周立成');
  await dialog.getByLabel('客服热线').fill(hotline);
  await dialog.getByLabel('联系地址').fill('上海市浦东新区世纪大道 1 号');
  await dialog.getByLabel('备案信息').fill('沪ICP备00000000号-3');
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已开通')).toBeVisible();
  await expect(panel).toHaveCount(0);
  expect(await tenants<Opening>('check', host)).toEqual({ code: host, state: 'open', missing: [] });

  const customer = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await customer.goto(`${origin}/register/account`);
  await expect(customer.getByRole('link', { name: /隐私政策/ }).first()).toBeVisible();
  await customer.goto(`${origin}/login`);
  await expect(customer.getByRole('button', { name: /登\s*录/ })).toBeVisible();
  await customer.context().close();
});

test('[threat: unready tenant] a closed one says so with its hotline; it comes back, and goes when nobody is there', async ({
  page,
}) => {
  expect(await refused(2, tenants('close', host))).toMatchObject({ done: false });
  await page.goto(`${origin}/login`);
  await tenants('close', host, '--yes');
  await expectNotOpen(page, '已停止服务', 410);
  await expect(page.getByRole('link', { name: hotline })).toHaveAttribute('href', 'tel:4008206000');

  expect(await tenants<Opening>('open', host)).toMatchObject({ state: 'open' });
  expect((await page.goto(`${origin}/login`))?.status()).toBe(200);
  await refused(1, tenants('remove', host, '--yes'));

  await tenants('close', host, '--yes');
  expect(await tenants('remove', host, '--yes')).toMatchObject({ done: true, hostNames: [host] });
  const left = await tenants<{ code: string }[]>('list');
  expect(left.map(({ code }) => code)).not.toContain(host);
});
