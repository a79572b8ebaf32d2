import { expect, type Page } from '@playwright/test';

interface Question {
  readonly name: string;
  readonly company: string;
  readonly contact: string;
  readonly content: string;
}

/** Fills in the form of somebody who cannot log in, and sends it. */
export async function askWithoutLogin(page: Page, { name, company, contact, content }: Question): Promise<void> {
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('企业名称').fill(company);
  await page.getByLabel('联系方式').fill(contact);
  await page.getByLabel('问题描述').fill(content);
  await page.getByRole('button', { name: '点击完成验证' }).click();
  await expect(page.getByText('验证成功')).toBeVisible();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByText(/咨询编号 KF\d+，待答复/)).toBeVisible();
}
