import { expect, type Page, test } from '@playwright/test';
import { holdBack } from '../../../support/hold-back';
import { takenOver } from '../../../support/taken-over';

const tenants = [
  {
    host: 'localhost',
    name: '供应链金融服务平台',
    title: '让每一笔真实贸易，都能获得信任',
    text: /^连接核心企业、供应商与资金方/,
    filing: /^供链通（演示）科技有限公司\s*沪ICP备/,
  },
  {
    host: 'jinqiao.localhost',
    name: '金桥供应链',
    title: '一座桥，连起产业与资金',
    text: /^服务金桥集团上下游/,
    filing: /^金桥供应链管理（演示）有限公司\s*浙ICP备/,
  },
];

test('[S7][S8][S9][S10][S11][S12][S36][S37] the brand of the host name on the left, the form on the right, and a way to the official site', async ({
  page,
  baseURL,
}) => {
  for (const { host, name, title, text, filing } of tenants) {
    const address = baseURL?.replace('localhost', host) ?? '';
    // No tenant of the demonstration has a picture behind its words. Here the logo serves as one.
    await page.route(`${address}/login`, async (route) => {
      const response = await route.fetch({
        url: `${baseURL}/login`,
        headers: { ...route.request().headers(), host: new URL(address).host },
      });
      const html = await response.text();
      const logo = /"companyLogo":"([^"]+)"/.exec(html)?.[1] ?? '';
      await route.fulfill({ response, body: html.replace('"backgroundImg":""', `"backgroundImg":"${logo}"`) });
    });
    await page.goto(`${address}/login`);
    const brand = page.getByRole('complementary', { name: '平台介绍' });
    for (const words of [name, title, text]) await expect(brand.getByText(words)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveText(filing);
    const pictures = brand.locator('img');
    await expect(pictures).toHaveCount(2);
    for (const picture of await pictures.all())
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const left = await brand.boundingBox();
    const right = await page.getByLabel('手机号码').boundingBox();
    expect(left?.x).toBe(0);
    expect(right?.x).toBeGreaterThanOrEqual(left?.width ?? Number.POSITIVE_INFINITY);
    await page.getByRole('link', { name: '访问官网' }).click();
    await expect(page).toHaveURL(`${address}/index/index`);
  }
});

/** Refuses a call in the platform's own envelope. */
const refuse = (page: Page, call: string, msg: string) =>
  page.route(call, (route) => route.fulfill({ json: { status: '500', ok: false, msg, body: null } }));

test('[S162][S165][S166][S167][S331][S332][S339][S340][S346] a click that fails and one that passes; a code that is not sent, and one that is', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await page.evaluate(() => fetch('/dev/limits/reset', { method: 'POST' }));
  // A number without an owner.
  await page.getByLabel('手机号码').fill('13999999996');
  const click = page.getByRole('button', { name: /点击|验证中|验证成功/ });
  await expect(click).toHaveText('点击完成验证');

  const token = '**/login/sms/token/*';
  await refuse(page, token, '短信通道繁忙');
  await click.click();
  await expect(page.getByRole('alert')).toHaveText('短信通道繁忙');
  await page.unroute(token);
  const letGo = await holdBack(page, token);
  await click.click();
  await expect(click).toHaveText('验证中……');
  letGo();
  await expect(click).toHaveText('验证成功');

  const send = '**/sms/sendMobileCodeOfLoginWithSecurity*';
  const code = page.getByLabel('短信验证码');
  const button = page.getByRole('button', { name: /获取|已发送|秒/ });
  const message = page.getByRole('status').getByText('短信发送失败，请联系客服');
  await code.fill('123456');
  await refuse(page, send, '短信发送失败，请联系客服');
  // The clock stands still while the test looks for it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
  await button.click();
  await expect(message).toBeVisible();
  await expect(code).toHaveValue('');
  await expect(click).toHaveText('点击完成验证');
  await page.clock.runFor(4_900);
  await expect(message).toBeVisible();
  await page.clock.runFor(200);
  await expect(message).toHaveCount(0);
  await page.clock.resume();

  await page.unroute(send);
  await refuse(page, send, '');
  await click.click();
  await expect(click).toHaveText('验证成功');
  await button.click();
  await expect(page.getByText('操作失败！')).toBeVisible();
  await page.unroute(send);

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('sendMobileCodeOfLoginWithSecurity')) sent += 1;
  });
  await click.click();
  await expect(click).toHaveText('验证成功');
  await button.click();
  await expect(button).toHaveText(/^已发送\((60|[1-5]?\d)\)$/);
  await button.click({ force: true });
  await page.clock.fastForward('01:00');
  await expect(button).toHaveText('重新获取');
  expect(sent).toBe(1);

  await refuse(page, '**/manage/article/getArticleList', '');
  // The document of the list would bring its answers along.
  await page.goto('/index/about');
  await takenOver(page);
  await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '新闻资讯' }).click();
  await expect(page.getByText('请求失败！')).toBeVisible();
});
