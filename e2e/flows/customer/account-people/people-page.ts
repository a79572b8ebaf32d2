import { expect, type Page } from '@playwright/test';
import { enter } from '../../../support/enter';

export const peopleList = '/center/crm/employee/list';

export async function openPeople(page: Page, phone: string, query = ''): Promise<void> {
  await enter(page, phone, `${peopleList}${query}`);
  await expect(page.getByRole('heading', { level: 1, name: '人员管理' })).toBeVisible();
}

export const table = (page: Page) => page.getByRole('table', { name: '人员列表' });
export const rowOf = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name });

export async function search(page: Page, keyword: string): Promise<void> {
  await page.getByLabel('姓名/手机号').fill(keyword);
  await page.getByLabel('姓名/手机号').press('Enter');
}

/** A phone number that nobody else has, in this run or another. */
export const freshPhone = (): string => `176${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;

export const importDialog = (page: Page) => page.getByRole('dialog', { name: '导入人员' });

/** Gives the open dialog a file with one person a line. */
export async function importPeople(page: Page, lines: readonly string[]): Promise<void> {
  const dialog = importDialog(page);
  await dialog.getByLabel('选择人员文件').setInputFiles({
    name: '人员.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\uFEFF${['姓名,手机号,邮箱,角色,产品', ...lines].join('\r\n')}`),
  });
  await expect(dialog.getByText('人员.csv')).toBeVisible();
  await dialog.getByRole('button', { name: '开始导入' }).click();
}
