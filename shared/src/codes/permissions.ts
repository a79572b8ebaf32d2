import { isProjectDepartment, withheldPermissions } from './hidden-from-project-department';
import { type CompRole, type EmployeeRole, isEmployeeRole } from './roles';

/**
 * The acts that the platform's own calls ask for, with their titles. A remote names these for its pages and menus, and
 * declares all others itself.
 */
export const permissionTitles = {
  profile: '个人信息',
  message: '查看消息',
  'product.read': '查看产品',
  'product.apply': '申请开通产品',
  'product.approve': '审批产品',
  'figures.read': '查看额度与应付',
  'account.read': '查看账户',
  'account.write': '维护账户',
  'company.read': '查看企业信息',
  'company.write': '变更企业信息',
  'employee.read': '查看人员',
  'employee.write': '维护人员',
  'admin.change': '变更管理员',
  'agreement.read': '查看协议',
  'agreement.sign': '签署协议',
  'invitation.read': '查看邀请',
  'invitation.write': '发送邀请',
} as const;

export type Permission = keyof typeof permissionTitles;

export function isContractPermission(code: string): code is Permission {
  return Object.hasOwn(permissionTitles, code);
}

export const permissions = Object.keys(permissionTitles).filter(isContractPermission);

/** Also for people without a role: their own data and the way to the products. */
const everyone: readonly Permission[] = ['profile', 'message', 'product.read'];

/** Every role reads all pages: the sidebar shows all of them, and no entry may end in a refusal. */
const reader: readonly Permission[] = [
  ...everyone,
  'account.read',
  'company.read',
  'employee.read',
  'agreement.read',
  'invitation.read',
];

/** Whoever works in the company's business sees its money. 查询 looks things up, and that is none of them. */
const worker: readonly Permission[] = [...reader, 'figures.read'];
const inviter: readonly Permission[] = [...worker, 'invitation.write'];
const reviewer: readonly Permission[] = [...worker, 'product.approve'];

export const rolePermissions: Readonly<Record<EmployeeRole, readonly Permission[]>> = {
  E101: permissions,
  E102: inviter,
  E103: reviewer,
  E105: reader,
  E106: reviewer,
  E107: reviewer,
  E108: inviter,
  E109: [...worker, 'account.write'],
  E110: worker,
  E111: worker,
};

/** The employee roles that have a permission of the contract. */
export function rolesWith(permission: Permission): EmployeeRole[] | 'everyone' {
  if (everyone.includes(permission)) return 'everyone';
  return Object.keys(rolePermissions)
    .filter(isEmployeeRole)
    .filter((role) => rolePermissions[role].includes(permission));
}

/** The person whose permissions are asked for, in one company. */
export interface PermissionHolder {
  readonly rootManager: boolean;
  readonly employeeRoles: readonly string[];
  readonly compRoles: readonly CompRole[];
}

/**
 * All permissions of the person's roles, except those that the company's role withholds. Unknown roles allow nothing.
 */
export function permissionsOf(holder: PermissionHolder): ReadonlySet<Permission> {
  const granted = new Set<Permission>(holder.rootManager ? permissions : everyone);
  for (const role of holder.employeeRoles.filter(isEmployeeRole))
    for (const permission of rolePermissions[role]) granted.add(permission);
  if (isProjectDepartment(holder.compRoles)) for (const permission of withheldPermissions) granted.delete(permission);
  return granted;
}
