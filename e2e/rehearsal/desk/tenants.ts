import { expect, type Locator } from '@playwright/test';
import { customerHost, type Provider } from '../installation/installation';
import type { BrowserStaff } from '../people/browser-staff';

/** The services as the desk names them, with the end of a provider's address for each. */
const services = {
  证照识别: 'ocr',
  人脸识别: 'face',
  对公打款: 'bank',
  工商信息查询: 'registry',
  电子签章: 'sign',
  文件安全检查: 'scan',
} as const;

/** Opens a tab of the customers' tenant, from the list of tenants on. */
async function openTenant(staff: BrowserStaff, tab: string): Promise<void> {
  const { page } = staff;
  await staff.open('/desk/tenants');
  const row = page.getByRole('region', { name: '租户列表' }).getByRole('row').filter({ hasText: customerHost });
  await row.getByRole('link').click();
  await page.getByRole('tab', { name: tab }).click();
}

const serviceRow = ({ page }: BrowserStaff, name: string): Locator =>
  page.getByRole('region', { name: '服务商列表' }).getByRole('row').filter({ hasText: name });

/** Nothing is connected, and the desk says so. */
export async function seesNoProviders(staff: BrowserStaff): Promise<void> {
  await openTenant(staff, '服务商');
  for (const name of Object.keys(services)) await expect(serviceRow(staff, name)).toContainText('平台未配置，人工办理');
}

/** Enters the provider of each service, and tests it. */
export async function enterProviders(staff: BrowserStaff, { url, keyId, secret }: Provider): Promise<void> {
  const { page } = staff;
  await openTenant(staff, '服务商');
  for (const [name, port] of Object.entries(services)) {
    await page.getByRole('button', { name: `设置${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('本租户的服务商').check();
    await dialog.getByLabel('地址').fill(`${url}/${port}`);
    await dialog.getByLabel('密钥编号').fill(keyId);
    await dialog.getByLabel('密钥', { exact: true }).fill(secret);
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: `测试${name}` }).click();
    await expect(serviceRow(staff, name)).toContainText(/正常，\d+ 毫秒/);
  }
}

export interface Brand {
  readonly color: string;
  readonly title: string;
}

/** Changes colour and headline of the customers' pages. */
export async function changeBrand(staff: BrowserStaff, { color, title }: Brand): Promise<void> {
  const { page } = staff;
  await openTenant(staff, '品牌');
  await page.getByLabel('主题色', { exact: true }).fill(color);
  await page.getByLabel('宣传标题').fill(title);
  await page.getByRole('button', { name: '保存并生效' }).click();
  await expect(page.getByText('品牌已更新')).toBeVisible();
}
