import { expect } from '@playwright/test';
import type { BrowserStaff } from '../people/browser-staff';

/** Finds a company at 企业, and opens it. */
export async function openCompany(staff: BrowserStaff, compName: string): Promise<void> {
  const { page } = staff;
  await staff.open('/desk/companies');
  await page.getByRole('textbox', { name: '名称、编号、手机号或姓名' }).fill(compName);
  await page.getByRole('region', { name: '企业列表' }).getByRole('link', { name: compName }).click();
  await expect(page.getByRole('heading', { level: 1, name: compName })).toBeVisible();
}

/** Freezes the company on screen. */
export async function freezeCompany({ page }: BrowserStaff, compName: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: '冻结', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `冻结“${compName}”` });
  await dialog.getByRole('textbox', { name: '原因' }).fill(reason);
  await dialog.getByRole('button', { name: '冻结', exact: true }).click();
  await expect(page.getByRole('main')).toContainText(`已冻结：${reason}`);
}
