import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { deployToken, portalCommand } from '../../support/portal-command';

const sentence = '这位客户看到的是哪个版本';

test('an operator signs in, asks, and signs out', async ({ page, context }) => {
  await page.goto('/-/explain?path=/center/crm/user');
  await expect(page.getByRole('heading', { name: '登录后查看版本说明' })).toBeVisible();
  await page.getByLabel('部署令牌').fill('portal_wrong');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('alert')).toContainText('令牌无效');

  await page.getByLabel('部署令牌').fill(deployToken());
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible();
  await page.getByLabel('路径').fill('/center/crm/user');
  await page.getByRole('button', { name: '查询' }).click();
  await expect(page.getByText('account，路径前缀 /center/crm')).toBeVisible();
  await expectAccessible(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'portal_explain');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  await page.getByRole('button', { name: '退出' }).click();
  await expect(page.getByRole('heading', { name: '登录后查看版本说明' })).toBeVisible();
  await page.goto('/-/explain');
  await expect(page.getByRole('heading', { name: sentence })).toHaveCount(0);
});

test('[threat: page at the deploy API] after that no script of a portal page can make a token, or read the explanation', async ({
  page,
}) => {
  await page.goto('/-/explain');
  await page.getByLabel('部署令牌').fill(deployToken());
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { name: sentence })).toBeVisible();

  const name = `stolen ${Date.now()}`;
  await page.goto('/index/about');
  const statuses = await page.evaluate(
    async ({ name, token }) => {
      const body = JSON.stringify({ name });
      const type = { 'content-type': 'application/json' };
      const ask = async (path: string, init: RequestInit = {}) => (await fetch(path, init)).status;
      return {
        withCookie: await ask('/-/api/tokens', { method: 'POST', headers: type, body }),
        reading: await ask('/-/api/me'),
        // A page that learned the token itself would still be a page, so it is refused too.
        withToken: await ask('/-/api/tokens', {
          method: 'POST',
          headers: { ...type, authorization: `Bearer ${token}` },
          body,
        }),
        asBefore: await ask('/-/api/me', { headers: { authorization: `Basic ${btoa(`me:${token}`)}` } }),
        explanation: await ask('/-/explain'),
      };
    },
    { name, token: deployToken() },
  );
  expect(statuses).toEqual({ withCookie: 403, reading: 403, withToken: 403, asBefore: 403, explanation: 403 });
  const tokens = await portalCommand<{ name: string }[]>('tokens');
  expect(tokens.filter((one) => one.name === name)).toEqual([]);
});
