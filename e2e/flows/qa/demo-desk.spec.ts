import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { ApiClient } from '@portal/platform/testing/api-client';
import { enterCompany, logIn } from '@portal/platform/testing/log-in';
import { ServedPlatform } from '@portal/platform/testing/served-platform';
import { expectAccessible } from '../../support/accessible';

/** This API belongs to these tests alone: decisions here would change the companies that other tests show. */
let served: ServedPlatform;
let dataDir: string;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  dataDir = await mkdtemp(join(tmpdir(), 'portal-desk-'));
  served = await ServedPlatform.start({ dataDir });
});
test.afterAll(async () => {
  await served.stop();
  await rm(dataDir, { recursive: true });
});

const open = (page: Page) => page.goto(`${served.origin}/dev/outbox`);

const row = (page: Page, section: string, ...words: string[]): Locator =>
  words.reduce(
    (rows, word) => rows.filter({ hasText: word }),
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: section }) })
      .locator('tbody tr'),
  );

async function manager(mobile: string): Promise<ApiClient> {
  const client = served.client();
  await logIn(served, client, mobile);
  await enterCompany(client);
  return client;
}

test('the code that was sent stands on top, and can be looked for by its number', async ({ page }) => {
  await manager('13800000008');
  await manager('13800000013');
  await open(page);
  const rows = page.locator('section').first().locator('tbody tr');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('13800000013');
  // The time of the tenants, whatever the machine's clock says.
  const time = rows.first().locator('time');
  const sent = Date.parse((await time.getAttribute('datetime')) ?? '');
  expect(await time.textContent()).toBe(new Date(sent + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '));
  await page.getByLabel('收件人').fill('13800000008');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText(/^\d{6}$/)).toBeVisible();
});

test('registrations: sent back with what was found, refused, approved', async ({ page }) => {
  const applicant = await manager('13800000030');
  await open(page);
  const returned = row(page, '审核', '南通海纳').filter({ hasNotText: 'jinqiao' });
  await expect(returned.getByRole('button')).toHaveText(['通过', '退回', '拒绝']);
  await returned.getByLabel('发现的问题').selectOption('营业执照不清晰');
  await returned.getByLabel('原因').fill('请重新上传营业执照');
  await returned.getByRole('button', { name: '退回' }).click();
  await expect(returned).toHaveCount(0);
  expect(await applicant.ok('approvalView', {})).toMatchObject({
    compStatus: '35',
    reasons: { licenseFile: '营业执照不清晰' },
    remark: '请重新上传营业执照',
  });
  // The page reloads itself, and the API's worker has sent the notice.
  const notice = row(page, '短信与邮件', '13800000030', '短信', '企业认证被退回，请登录查看原因');
  await expect(notice).toHaveCount(1);

  const refused = row(page, '审核', 'jinqiao.localhost', '南通海纳');
  await refused.getByRole('button', { name: '拒绝' }).click();
  await expect(refused).toHaveCount(0);

  // A company that was certified before gets a review again; it is not refused.
  const approved = row(page, '审核', '镇江瑞丰').filter({ hasNotText: 'jinqiao' });
  await expect(approved.getByRole('button')).toHaveText(['通过', '退回']);
  await approved.getByRole('button', { name: '通过' }).click();
  await expect(approved).toHaveCount(0);
  const client = served.client();
  await logIn(served, client, '13800000050');
  expect((await enterCompany(client)).compStatus).toBe('40');
});

test('a change is sent back in the usual words, sent in again and approved', async ({ page }) => {
  const root = await manager('13800000001');
  const draft = { changeType: 'COMPANY' as const, values: { mailAddress: '新路9号' }, fileTokens: [] };
  const { changeNo } = await root.ok('changeSave', { body: draft });
  const submitted = { ...draft, changeNo, reason: '搬迁', browserID: root.browserId };
  const change = row(page, '审核', '信息变更', '华东精工');

  await root.ok('changeSubmit', { body: submitted });
  await open(page);
  await expect(change).toContainText('秒后自动通过');
  await change.getByRole('button', { name: '退回' }).click();
  await expect(change).toHaveCount(0);
  expect(await root.ok('changeView', { body: { changeNo } })).toMatchObject({
    state: 'RETURNED',
    opinion: '资料不完整，请补充后重新提交',
  });

  await root.ok('changeSubmit', { body: submitted });
  await open(page);
  await change.getByRole('button', { name: '通过' }).click();
  await expect(change).toHaveCount(0);
  expect((await root.ok('companyView', {})).mailAddress).toBe('新路9号');
});

test('limits and locks are lifted', async ({ page }) => {
  const client = served.client();
  const { browserId: browserID } = client;
  const tryWrong = async () => {
    const body = { userName: '13800000012', passWord: 'Wrong@2026x', browserID, code: '000000' };
    return (await client.ok('mobileLoginWithSecurity', { body })).msg;
  };
  await tryWrong();
  expect(await tryWrong()).toMatch(/^操作过于频繁/);
  await open(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: '清除次数限制与锁定' }).click();
  await loaded;
  expect(await tryWrong()).toBe('验证码错误或已失效，您还可尝试4次');
});

for (const width of [1440, 992, 375]) {
  test(`at ${width} pixels everything is in the window and within reach`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll('td, button, input:not([type=hidden]), select')]
        .filter((one) => one.getBoundingClientRect().right > innerWidth)
        .map((one) => one.textContent),
    );
    expect(outside).toEqual([]);
    // The page reloads itself unless somebody types.
    await page.getByLabel('收件人').focus();
    await expectAccessible(page);
  });
}
