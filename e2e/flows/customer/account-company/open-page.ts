import { expect, type Page } from '@playwright/test';
import { enter } from '../../../support/enter';
import { logIn } from '../../../support/log-in';
import { proveWhenAsked } from '../../../support/prove';

export const accountList = '/center/crm/account/list';
export const companyList = '/center/crm/company/list';

/** Opens a page of the account centre, in the named company if the person has several. */
export async function openPage(page: Page, phone: string, path: string, company?: string): Promise<void> {
  if (company) {
    await logIn(page, phone);
    await proveWhenAsked(page);
    await page.getByRole('button', { name: new RegExp(company) }).click();
    await expect(page).toHaveURL(/\/center\//);
    await page.goto(path);
  } else await enter(page, phone, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/**
 * Opens a select by its label with the keyboard and chooses an option. `typed` searches first, because only a part of a
 * long list is drawn.
 */
export async function choose(page: Page, label: string, option: string | RegExp, typed?: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await field.press('ArrowDown');
  if (typed) await field.fill(typed);
  await page.locator('.ant-select-item-option').filter({ hasText: option, visible: true }).first().click();
  // A list that is being searched may be replaced under the pointer.
  await expect(page.locator('.ant-select').filter({ has: field })).toContainText(option);
}

/** A small file whose content matches its name. */
export const evidence = {
  name: '变更函.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

/** A new account number. */
export const newNumber = (): string => `62${Date.now()}${Math.floor(Math.random() * 9_000) + 1_000}`;
