import { expect, type Locator, type Page } from '@playwright/test';
import { demoPassword } from './log-in';

/** The dialog in which the host asks who acts. It comes once in five minutes for each kind of act. */
export const proofDialog = (page: Page): Locator => page.getByRole('dialog', { name: '身份验证', exact: true });

/** Answers the open dialog with the login password. */
export async function proveByPassword(page: Page, password = demoPassword): Promise<void> {
  const dialog = proofDialog(page);
  // Tries of one person take turns, and another page of the same person may try too.
  await expect(async () => {
    if (await dialog.isHidden()) return;
    await dialog.getByPlaceholder('请输入登录密码').fill(password);
    await dialog.getByRole('button', { name: '确认', exact: true }).click({ timeout: 5_000 });
    await expect(dialog).toBeHidden({ timeout: 5_000 });
  }).toPass({ timeout: 40_000 });
}

const answering = new WeakSet<Page>();

/**
 * From now on the dialog is answered whenever it blocks what a test does or looks at. It depends on the last acts of
 * the same session whether the dialog comes.
 */
export async function proveWhenAsked(page: Page, password = demoPassword): Promise<void> {
  if (answering.has(page)) return;
  answering.add(page);
  await page.addLocatorHandler(proofDialog(page), () => proveByPassword(page, password));
}
