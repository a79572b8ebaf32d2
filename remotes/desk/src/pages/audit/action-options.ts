import { optionsOf } from '@portal/shared/codes';
import { auditActionOptions } from '@portal/shared/codes/audit-actions';

/** Whole groups of acts: their codes begin alike. */
const groups: Readonly<Record<string, string>> = {
  'staff.': '员工的全部操作',
  'case.': '审核的全部操作',
  'company.': '企业的全部操作',
  'person.': '人员账号的全部操作',
  'employee.': '企业人员的全部操作',
  'support.': '咨询的全部操作',
  'provider.': '服务商的全部操作',
  'product.': '产品的全部操作',
  'tenant.': '租户的全部操作',
  'release.': '版本的全部操作',
};

/** The choices of the filter. */
export const actionOptions = [...optionsOf(groups), ...auditActionOptions];
