import { enter } from '../../../support/enter';
import { expect, test } from '../../../support/own-tenant';

test('on paper a page holds what can be read, and nothing that waits for a click', async ({ page }) => {
  await enter(page, '13800000001', '/center/crm/company/list');
  const name = page.getByRole('main').getByText('统一社会信用代码');
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(name).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

test('an open agreement is printed whole, without the page beneath', async ({ page }) => {
  await enter(page, '13800000001', '/center/crm/file/list');
  await page.getByRole('button', { name: /^预览/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '查看文本' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(dialog.getByRole('toolbar')).toBeHidden();
  const text = dialog.getByRole('region', { name: '协议正文' });
  const hidden = await text.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(hidden).toBeLessThanOrEqual(0);
  const cut = await dialog.evaluate((element) => element.getBoundingClientRect().right - innerWidth);
  expect(cut).toBeLessThanOrEqual(0);
});
