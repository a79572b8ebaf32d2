import { expect } from '@playwright/test';
import type { BrowserStaff } from '../people/browser-staff';

/** Opens a question by its author from the queue of 客服. */
export async function openQuestion(staff: BrowserStaff, author: string): Promise<void> {
  const { page } = staff;
  await staff.open('/desk/support');
  await page
    .getByRole('region', { name: '咨询列表' })
    .getByRole('row')
    .filter({ hasText: author })
    .getByRole('link')
    .click();
  await expect(page.getByRole('list', { name: '咨询记录' })).toBeVisible();
}

export async function answer({ page }: BrowserStaff, text: string): Promise<void> {
  await page.getByLabel('答复内容').fill(text);
  await page.getByRole('button', { name: '发送答复' }).click();
  await expect(page.getByRole('list', { name: '咨询记录' })).toContainText(text);
}

/** Goes from the question on screen to its company, and from there to the person. */
export async function findAsker({ page }: BrowserStaff, compName: string, author: string): Promise<void> {
  await page.getByRole('link', { name: compName }).click();
  await page.getByRole('region', { name: '企业列表' }).getByRole('link', { name: compName }).click();
  await page.getByRole('tab', { name: '人员' }).click();
  await page.getByRole('region', { name: '人员列表' }).getByRole('link', { name: author }).click();
  await expect(page.getByRole('heading', { level: 1, name: author })).toBeVisible();
}

/** Asks for another number of the person on screen. */
export async function correctNumber({ page }: BrowserStaff, mobile: string, evidence: string): Promise<void> {
  await page.getByRole('button', { name: '更正手机号' }).click();
  const dialog = page.getByRole('dialog', { name: /^更正“.+”的手机号$/ });
  await dialog.getByLabel('新手机号').fill(mobile);
  await dialog.getByLabel('核实方式').fill(evidence);
  await dialog.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('list', { name: '手机号更正' })).toContainText('审核中');
}
