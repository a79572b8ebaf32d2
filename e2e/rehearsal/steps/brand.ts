import { expect, test } from '@playwright/test';
import { documentNow } from '../../support/document-now';
import { changeBrand } from '../desk/tenants';
import type { BrowserCustomer } from '../people/browser-customer';
import type { BrowserStaff } from '../people/browser-staff';
import type { Team } from '../people/colleagues';

const brand = { color: '#0B6E4F', title: '稳健经营，与伙伴同行' } as const;
const maxMs = 2_000;

/** 租户管理 changes the brand while a customer's page is open. */
export async function newBrand({ tenants }: Team<BrowserStaff>, { page }: BrowserCustomer): Promise<void> {
  await test.step('租户管理 changes the brand, and customers see it within 2 s', async () => {
    await changeBrand(tenants, brand);
    const saved = Date.now();
    await expect
      .poll(() => documentNow(page), { timeout: maxMs, intervals: [100] })
      .toContain(`--brand:${brand.color}`);
    const description = `seen by the customer's next load after ${Date.now() - saved} ms`;
    test.info().annotations.push({ type: 'brand', description });
    await page.reload();
    const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand'));
    expect((await shown()).trim()).toBe(brand.color);
  });
}
