import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { holdBack } from '../../../support/hold-back';
import { expect, type OwnTenant, test } from '../../../support/own-tenant';
import { portalCommand } from '../../../support/portal-command';
import { takenOver } from '../../../support/taken-over';
import { port } from '../../../support/this-run';

const logo = fileURLToPath(
  new URL('../../../../deploy/demo/demonstration/src/tenants/jinqiao-logo.webp', import.meta.url),
);

interface Brand {
  host: string;
  name: string;
  title: string;
  text: RegExp | string;
  filing: RegExp;
  pictures: number;
}

const demonstrated: readonly Brand[] = [
  {
    host: 'localhost',
    name: '供应链金融服务平台',
    title: '让每一笔真实贸易，都能获得信任',
    text: /^连接核心企业、供应商与资金方/,
    filing: /^供链通（演示）科技有限公司\s*沪ICP备/,
    pictures: 1,
  },
  {
    host: 'jinqiao.localhost',
    name: '金桥供应链',
    title: '一座桥，连起产业与资金',
    text: /^服务金桥集团上下游/,
    filing: /^金桥供应链管理（演示）有限公司\s*浙ICP备/,
    // The bridge is the tenant's own.
    pictures: 2,
  },
];

/** A tenant that the platform team has given another brand, with a picture behind its words. */
async function withPicture({ code }: OwnTenant): Promise<Brand> {
  const brand = {
    name: '某银行供应链',
    title: '让贸易更简单',
    text: '服务上下游企业',
    filings: '京ICP备00000000号',
    'legal-name': '某银行股份有限公司',
    'credit-code': '91310000MA1K4BU037',
    'legal-person': '王某某',
  };
  const options = Object.entries({ ...brand, logo, background: logo }).flatMap(([name, text]) => [`--${name}`, text]);
  await portalCommand('tenants', 'set', code, ...options);
  const { name, title, text } = brand;
  return { host: code, name, title, text, filing: /^某银行股份有限公司\s*京ICP备/, pictures: 2 };
}

test('[S7][S8][S9][S10][S11][S12][S36][S37] the brand of the host name on the left, the form on the right, and a way to the official site', async ({
  page,
  tenant,
}) => {
  for (const { host, name, title, text, filing, pictures } of [...demonstrated, await withPicture(tenant)]) {
    const address = `http://${host}:${port}`;
    await page.goto(`${address}/login`);
    const brand = page.getByRole('complementary', { name: '平台介绍' });
    for (const words of [name, title, text]) await expect(brand.getByText(words)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveText(filing);
    if (demonstrated.some((one) => one.host === host)) {
      await expect(brand.getByText('供链通', { exact: true })).toHaveCount(host === 'localhost' ? 1 : 0);
      await expect(brand.getByRole('link', { name: /^400-000-/ })).toHaveAttribute('href', /^tel:400-000-/);
      await expect(brand.getByText('每日 9:00–20:00')).toBeVisible();
      await expect(brand.getByText('最新公告')).toBeVisible();
    }
    const images = brand.locator('img');
    await expect(images).toHaveCount(pictures);
    for (const image of await images.all())
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);

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

/** The click of the login form, beside a number without an owner. */
async function openForm(page: Page, phone: string) {
  await page.clock.install();
  await page.goto('/login');
  await page.evaluate(() => fetch('/dev/limits/reset', { method: 'POST' }));
  await page.getByLabel('手机号码').fill(phone);
  const click = page.getByRole('button', { name: /点击|验证中|验证成功/ });
  await expect(click).toHaveText('点击完成验证');
  return { click, code: page.getByLabel('短信验证码'), button: page.getByRole('button', { name: /获取|已发送|秒/ }) };
}

const clickToken = '**/login/sms/token/*';

test('[S162][S165][S166] a click passes, and a code is sent once a minute', async ({ page }) => {
  const { click, button } = await openForm(page, '13999999996');
  const letGo = await holdBack(page, clickToken);
  await click.click();
  await expect(click).toHaveText('验证中……');
  letGo();
  await expect(click).toHaveText('验证成功');

  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('sendMobileCodeOfLoginWithSecurity')) sent += 1;
  });
  await button.click();
  await expect(button).toHaveText(/^已发送\((60|[1-5]?\d)\)$/);
  await button.click({ force: true });
  await page.clock.fastForward('01:00');
  await expect(button).toHaveText('重新获取');
  expect(sent).toBe(1);
});

test('[S167][S331][S332][S339][S340][S346] a click that fails, a code that is not sent, an answer without a message', async ({
  page,
}) => {
  const { click, code, button } = await openForm(page, '13999999995');
  await refuse(page, clickToken, '短信通道繁忙');
  await click.click();
  await expect(page.getByRole('alert')).toHaveText('短信通道繁忙');
  await page.unroute(clickToken);
  await click.click();
  await expect(click).toHaveText('验证成功');

  const send = '**/sms/sendMobileCodeOfLoginWithSecurity*';
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

  await refuse(page, '**/manage/article/getArticleList', '');
  // The document of the list would bring its answers along.
  await page.goto('/index/about');
  await takenOver(page);
  await page.getByRole('navigation', { name: '网站导航' }).getByRole('link', { name: '新闻资讯' }).click();
  await expect(page.getByText('请求失败！')).toBeVisible();
});
