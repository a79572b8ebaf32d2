import { expect, type Page } from '@playwright/test';
import type { Subject } from '../subject';

/** Opens what the first link of a list leads to. */
const opensFirstRow = async (page: Page) => {
  await page.locator('main a[data-row-link]').first().click();
  await expect(page).toHaveURL(/\/desk\/\w+\/\w+/);
};

/** Every page of the desk. `flows/staff/every-page.spec.ts` checks that none is missing. */
export const deskPages: readonly Subject[] = [
  { name: '员工登录', path: '/desk' },
  { name: '工作台', staff: 'chushen', path: '/desk' },
  { name: '审核', staff: 'chushen', path: '/desk/cases' },
  { name: '审核事项', staff: 'chushen', path: '/desk/cases/TdemoJS30' },
  { name: '企业', staff: 'zhuguan', path: '/desk/companies' },
  { name: '企业详情', staff: 'zhuguan', path: '/desk/companies/CdemoLA' },
  { name: '人员', staff: 'zhuguan', path: '/desk/people' },
  { name: '人员详情', staff: 'zhuguan', path: '/desk/people', show: opensFirstRow },
  { name: '客服', staff: 'kefu', path: '/desk/support?state=ALL' },
  { name: '咨询详情', staff: 'kefu', path: '/desk/support?state=ALL', show: opensFirstRow },
  { name: '租户', staff: 'zuhu', path: '/desk/tenants' },
  { name: '租户详情', staff: 'zuhu', path: '/desk/tenants/jinqiao.localhost' },
  { name: '发布', staff: 'ceshi', path: '/desk/releases' },
  { name: '发布-版本说明', staff: 'ceshi', path: '/desk/releases?tab=explain&host=localhost&path=/center/crm/user' },
  { name: '发布-试用链接', staff: 'ceshi', path: '/desk/releases?tab=links' },
  { name: '员工', staff: 'zhuguan', path: '/desk/staff' },
  { name: '审计', staff: 'shenji', path: '/desk/audit' },
  { name: '帮助', staff: 'chushen', path: '/desk/help' },
  { name: '帮助-日常运行', staff: 'chushen', path: '/desk/help/operation' },
  { name: '我的登录', staff: 'chushen', path: '/desk/sessions' },
  { name: '开通账号', path: '/desk/accept#link' },
  { name: '企业账号登录-未完成', path: '/desk/oidc' },
];
