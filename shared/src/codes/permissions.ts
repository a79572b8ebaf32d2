import { isProjectDepartment, withheldPermissions } from './hidden-from-project-department';
import { type CompRole, type EmployeeRole, isEmployeeRole } from './roles';

/** The acts that a person can be allowed to do in the portal. `resources.ts` has the addresses that stand for each. */
export const permissions = [
  'profile',
  'message',
  'product.read',
  'product.apply',
  'product.approve',
  'account.read',
  'account.write',
  'company.read',
  'company.write',
  'employee.read',
  'employee.write',
  'admin.change',
  'agreement.read',
  'agreement.sign',
  'invitation.read',
  'invitation.write',
] as const;

export type Permission = (typeof permissions)[number];

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

const inviter: readonly Permission[] = [...reader, 'invitation.write'];
const reviewer: readonly Permission[] = [...reader, 'product.approve'];

export const rolePermissions: Readonly<Record<EmployeeRole, readonly Permission[]>> = {
  E101: permissions,
  E102: inviter,
  E103: reviewer,
  E105: reader,
  E106: reviewer,
  E107: reviewer,
  E108: inviter,
  E109: [...reader, 'account.write'],
  E110: reader,
  E111: reader,
};

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
