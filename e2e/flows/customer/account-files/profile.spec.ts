import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { proveWhenAsked } from '../../../support/prove';
import { codeSentBy } from '../../../support/sent-code';

// Each test begins with a login, which takes seconds on a busy machine.
test.describe.configure({ timeout: 150_000 });

const profile = '/center/crm/user';

/** One person for each thing that a test changes. */
const mobileChanger = '13900000006';
const emailChanger = '13900000007';
const deviceOwner = '13900000008';
const pictured = '13900000010';

const freshMobile = () => `137${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
const masked = (mobile: string) => `${mobile.slice(0, 3)}****${mobile.slice(7)}`;

async function openProfile(page: Page, phone: string): Promise<void> {
  await logIn(page, phone);
  await proveWhenAsked(page);
  await expect(page).toHaveURL(/\/center\//);
  await page.goto(profile);
  await expect(page.getByRole('button', { name: '修改手机号' })).toBeVisible();
}

const elsewhere = async (browser: Browser, phone: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await openProfile(page, phone);
  return page;
};

const getCode = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /获取验证码/ })
    .click();

async function changeMobile(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: '修改手机号' }).click();
  await page.getByLabel('短信验证码').fill(await codeSentBy(page, from, () => getCode(page)));
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('新手机号码').fill(to);
  await page.getByLabel('短信验证码').fill(await codeSentBy(page, to, () => getCode(page)));
  await page.getByRole('button', { name: '确认修改' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(masked(to))).toBeVisible();
}

test('a new mobile number: the old one proved, the new one too; it is the one to log in with', async ({
  page,
  browser,
}) => {
  const next = freshMobile();
  await openProfile(page, mobileChanger);
  await changeMobile(page, mobileChanger, next);
  // The header shows the change too.
  await page.getByRole('button', { name: /^账户菜单/ }).click();
  await expect(page.getByRole('banner').or(page.getByRole('menu')).getByText(masked(next)).first()).toBeVisible();

  const other = await elsewhere(browser, next);
  await changeMobile(other, next, mobileChanger);
  // Sessions in other browsers are logged out.
  await page.goto(profile);
  await expect(page).toHaveURL(/\/login/);
});

test('a wrong code and a number that is taken lead nowhere; what was typed stays', { tag: '@deep' }, async ({
  page,
}) => {
  await openProfile(page, deviceOwner);
  await page.getByRole('button', { name: '修改手机号' }).click();
  const code = await codeSentBy(page, deviceOwner, () => getCode(page));
  const field = page.getByLabel('短信验证码');
  await field.fill(code === '000000' ? '111111' : '000000');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByText('验证码错误或已失效').first()).toBeVisible();
  await field.fill(code);
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByLabel('新手机号码').fill('1380000');
  await getCode(page);
  await expect(page.getByText('请检查手机号数据完整性！')).toBeVisible();
  await page.getByLabel('新手机号码').fill('13800000001');
  await getCode(page);
  await expect(page.getByText('该手机号已被使用').first()).toBeVisible();
  await expect(page.getByLabel('新手机号码')).toHaveValue('13800000001');
});

test('an e-mail address is bound or changed by its code', async ({ page }) => {
  const email = `mail${Date.now()}@example.com`;
  await openProfile(page, emailChanger);
  await page.getByRole('button', { name: /^(绑定|修改)邮箱$/ }).click();
  const field = page.getByLabel(/^新?邮箱$/);
  await field.fill('not an address');
  await getCode(page);
  await expect(page.getByText('请输入正确的邮箱地址')).toBeVisible();
  await field.fill(email);
  await page.getByLabel('邮箱验证码').fill(await codeSentBy(page, email, () => getCode(page)));
  await page.getByRole('button', { name: /^确认(绑定|修改)$/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/^mai\*+@example\.com$/)).toBeVisible();
});

test('another device is signed out, and is told why', async ({ page, browser }) => {
  const other = await elsewhere(browser, deviceOwner);
  await openProfile(page, deviceOwner);
  const devices = page.getByRole('list', { name: '登录设备' }).getByRole('listitem');
  await expect(devices.filter({ hasText: '当前设备' })).toHaveCount(1);
  // The live stream tells the other device; nobody touches it.
  const told = other.getByText('您的登录已在其他设备上被退出，请重新登录').waitFor();
  await page.getByRole('button', { name: '退出其他设备' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出其他设备' }).click();
  await expect(page.getByText('其他设备已退出登录')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(page.getByRole('button', { name: '退出其他设备' })).toHaveCount(0);

  await told;
  await expect(other).toHaveURL(/\/login/);
  // The device that asked stays logged in.
  await page.reload();
  await expect(page.getByRole('button', { name: '修改手机号' })).toBeVisible();
});

test('a picture is cut out by keyboard, shown, and removed', async ({ page }) => {
  await openProfile(page, pictured);
  await page.getByRole('button', { name: '更换头像' }).click();
  const picker = page.getByLabel('选择头像图片');
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('图片无法识别，请换一张 JPG 或 PNG 图片')).toBeVisible();

  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 600;
    canvas.height = 400;
    canvas.getContext('2d')?.fillRect(0, 0, 300, 400);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  await picker.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') });
  const stage = page.getByRole('button', { name: '裁剪区域' });
  await stage.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect(page.getByText(/水平位置 .*，缩放 110%/)).toBeAttached();
  await expectAccessible(page);
  await page.getByRole('button', { name: '保存头像' }).click();
  await expect(page.getByRole('img', { name: /的头像$/ })).toBeVisible();
  await page.getByRole('button', { name: '移除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click();
  await expect(page.getByRole('img', { name: /的头像$/ })).toHaveCount(0);
});

test('修改密码 opens the portal’s own dialog', async ({ page }) => {
  await openProfile(page, pictured);
  await page.getByRole('button', { name: '修改登录密码' }).click();
  const dialog = page.getByRole('dialog', { name: '修改密码' });
  await expect(dialog.getByLabel('原密码', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a part that fails is tried again by itself; the others stand', { tag: '@deep' }, async ({ page }) => {
  await logIn(page, pictured);
  await expect(page).toHaveURL(/\/center\//);
  await page.route('**/login/view', (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto(profile);
  await expect(page.getByText('当前设备')).toBeVisible();
  const retry = page.getByRole('button', { name: '重试' });
  await expect(retry).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/login/view');
  await retry.click();
  await expect(page.getByRole('button', { name: '修改手机号' })).toBeVisible();
});

test('another company in the middle: the person stays, the roles are those of the company', { tag: '@deep' }, async ({
  page,
}) => {
  await logIn(page, '13800000002');
  await page.getByRole('button', { name: /江南纺织集团股份有限公司/ }).click();
  await expect(page).toHaveURL(/\/center\//);
  await page.goto(profile);
  const basics = page.getByRole('region', { name: '基本信息' });
  await expect(basics.getByText('江南纺织集团股份有限公司')).toBeVisible();
  await page.getByRole('button', { name: '当前企业：江南纺织集团股份有限公司，切换企业' }).click();
  await page.getByRole('menuitem', { name: '远航国际物流有限公司' }).click();
  await expect(basics.getByText('远航国际物流有限公司')).toBeVisible();
  await expect(basics.getByText('查询', { exact: true })).toBeVisible();
  await expect(basics.getByText('3 家')).toBeVisible();
});

test('page and dialogs without a fault for assistive technology, on a phone too', { tag: '@deep' }, async ({
  page,
}) => {
  await openProfile(page, '13800000001');
  await expect(page.getByRole('table', { name: '登录记录' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '修改手机号' }).click();
  await expect(page.getByLabel('短信验证码')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '修改邮箱' }).click();
  await expect(page.getByLabel('新邮箱')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(page.getByRole('list', { name: '登录记录' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  await expectAccessible(page);
});
