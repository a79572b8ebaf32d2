import type { Page } from '@playwright/test';
import { expectAccessible } from '../../../support/accessible';
import { logIn } from '../../../support/log-in';
import { expect, test } from '../../../support/own-tenant';
import { paceOf } from '../../../support/pace';
import { codeSentBy } from '../../../support/sent-code';

/** The state of a browser that has failed three times: the picture comes before the click. */
async function openWithCaptcha(page: Page): Promise<string> {
  await page.route('**/login/user/verify/code?*', (route) =>
    route.fulfill({
      json: { status: '200', ok: true, msg: '', body: { loginType: '20', msg: '请登录', captchaRequired: true } },
    }),
  );
  const asked = page.waitForRequest(/custAccount\/verify\/code\?/);
  await page.goto('/login');
  const browserId = new URL((await asked).url()).searchParams.get('browserID') ?? '';
  await expect(picture(page)).toBeVisible();
  return browserId;
}

const picture = (page: Page) => page.getByRole('img', { name: '图形验证码' });
const answer = (page: Page) => page.getByLabel('图形验证码', { exact: true }).and(page.getByRole('textbox'));
const another = (page: Page) => page.getByRole('button', { name: '看不清，换一张' });
const click = (page: Page) => page.getByRole('button', { name: '点击完成验证' });

test('an ordinary visit never meets it, nor loads its code', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await logIn(page, '13800000001');
  await expect(page).toHaveURL('/center/product/product');
  expect(asked.filter((url) => /custAccount\/verify\//.test(url))).toEqual([]);
});

test('[threat: automatic clicks] the picture is one of pixels; a wrong answer brings another, the right one opens the click', async ({
  page,
}) => {
  const browserId = await openWithCaptcha(page);
  const first = await picture(page).getAttribute('src');
  expect(first).toMatch(/^data:image\/png;base64,/);
  expect(await picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(288);
  await answer(page).fill('AAAA');
  await page.getByRole('button', { name: '验证', exact: true }).click();
  await expect(page.getByText('图形验证码错误').first()).toBeVisible();
  await expect(picture(page)).not.toHaveAttribute('src', first ?? '');

  await expectAccessible(page);

  const text = await codeSentBy(page, browserId, () => another(page).click());
  await answer(page).fill(text.toLowerCase());
  await answer(page).press('Enter');
  await expect(picture(page)).toHaveCount(0);
  await expect(click(page)).toBeFocused();
  await logIn(page, '13800000001');
  await expect(page).toHaveURL('/center/product/product');
});

test('who cannot see it lets the device work, by keyboard, while the page stays at hand', async ({ page }) => {
  await openWithCaptcha(page);
  const device = page.getByRole('button', { name: '无法看清？改为设备验证' });
  await device.focus();
  // The longest time that the page makes a person wait meanwhile.
  await page.evaluate(() => {
    let before = performance.now();
    Object.assign(window, { maxWait: 0 });
    const look = () => {
      const now = performance.now();
      const seen = window as unknown as { maxWait: number };
      seen.maxWait = Math.max(seen.maxWait, now - before);
      before = now;
      setTimeout(look);
    };
    look();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '正在验证设备' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: '设备验证进度' })).toBeVisible();
  await expect(picture(page)).toHaveCount(0, { timeout: 30_000 });
  await expect(click(page)).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { maxWait: number }).maxWait)).toBeLessThan(
    1_000 * (await paceOf(page)),
  );
  await page.keyboard.press('Enter');
  await expect(page.getByText('验证成功')).toBeVisible();
});

test('a number at risk: the picture comes when the code is asked for, and what was typed stays', async ({ page }) => {
  let refused = false;
  await page.route('**/sms/sendMobileCodeOfLoginWithSecurity*', (route) => {
    if (refused) return route.fallback();
    refused = true;
    return route.fulfill({ json: { status: '428', ok: false, msg: '请先完成图形验证码', body: null } });
  });
  await page.goto('/login');
  await page.getByLabel('手机号码').fill('13999999998');
  const asked = page.waitForRequest(/custAccount\/verify\/code\?/);
  await click(page).click();
  await expect(page.getByText('验证成功')).toBeVisible();
  await page.getByRole('button', { name: '获取验证码' }).click();
  const browserId = new URL((await asked).url()).searchParams.get('browserID') ?? '';
  await expect(picture(page)).toBeVisible();
  await answer(page).fill(await codeSentBy(page, browserId, () => another(page).click()));
  await answer(page).press('Enter');
  await click(page).click();
  await expect(page.getByText('验证成功')).toBeVisible();
  await page.getByRole('button', { name: /获取验证码/ }).click();
  await expect(page.getByText(/已发送\(\d+\)/)).toBeVisible();
  await expect(page.getByLabel('手机号码')).toHaveValue('13999999998');
});
