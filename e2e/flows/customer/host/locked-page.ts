import { expect, type Page } from '@playwright/test';
import { logIn } from '../../../support/log-in';

export const phone = '13800000001';
export const why = '您已超过 15 分钟未操作，为保障账户安全，请验证身份后继续';

export const lock = (page: Page) => page.getByRole('dialog', { name: '安全验证' });
export const password = (page: Page) => lock(page).getByRole('textbox', { name: '登录密码' });
export const keyword = (page: Page) => page.getByLabel('关键词');

/** The list of messages, with a search text that is typed but not yet sent. */
export async function openMessages(page: Page): Promise<void> {
  await page.clock.install();
  await logIn(page, phone);
  await expect(page).toHaveURL('/center/product/product');
  await page.goto('/msg/crm/message/list');
  await keyword(page).fill('对账');
}
