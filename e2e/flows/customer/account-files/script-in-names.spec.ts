import { expect, type Page, test } from '@playwright/test';
import { enter } from '../../../support/enter';
import { expectNothingRan, poisonReplies, scriptPayloads } from '../../../support/script-payloads';

test.describe.configure({ timeout: 600_000 });

test.beforeEach(async ({ page }) => {
  await enter(page, '13800000001', '/center/crm/user');
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

async function expectText(page: Page, payloads: readonly string[]): Promise<void> {
  const choose = await poisonReplies(page);
  for (const payload of payloads) {
    choose(payload);
    // The product centre asks for company and person again. Other pages keep what they know.
    await page.goto('/center/product/product');
    await expect(page.getByRole('banner')).toContainText(payload);
    await page.goto('/center/crm/user');
    for (const title of ['账户信息', '人员管理', '企业信息', '协议管理', '个人信息', '邀请企业']) {
      await page.getByRole('navigation', { name: '账户中心' }).getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      // The page shows the typed text unchanged.
      await expect(page.getByRole('banner')).toContainText(payload);
      if (title !== '邀请企业') await expect(page.getByRole('main')).toContainText(payload);
      await expectNothingRan(page);
    }
  }
}

test('[threat: script in content] script in a name is text on every page of the account centre', ({ page }) =>
  expectText(page, scriptPayloads.slice(0, 2)));

test('so are all other texts that try to run', { tag: '@deep' }, ({ page }) =>
  expectText(page, scriptPayloads.slice(2)),
);

test('script in the wording, the parties and the signers of an agreement is text', { tag: '@deep' }, async ({
  page,
}) => {
  const choose = await poisonReplies(page);
  for (const payload of scriptPayloads) {
    choose(payload);
    await page.goto('/center/crm/file/list?state=PENDING');
    const signing = page.getByRole('button', { name: /^去签署/ });
    await signing.first().click();
    await page.getByRole('button', { name: '查看文本' }).click();
    await expect(page.getByRole('region', { name: '协议正文' })).toContainText(payload);
    await expectNothingRan(page);
    await page.goto('/center/crm/file/list?state=SIGNED');
    const signatures = page.getByRole('button', { name: /^验签信息/ });
    await signatures.first().click();
    await expect(page.getByRole('dialog', { name: '验签信息' })).toContainText(payload);
    await expectNothingRan(page);
  }
});
