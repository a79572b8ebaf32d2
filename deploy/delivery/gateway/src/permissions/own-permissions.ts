import type { PermissionRecord, RemoteRecord } from '@portal/release-record';
import type { PermissionGrant } from '@portal/releases';
import type { Person } from './person';

/** The roles to which a tenant gave a permission, and those from which it took it. */
function grantedRoles(code: string, grants: readonly PermissionGrant[]) {
  const roles = (wanted: PermissionGrant['effect']) =>
    new Set(grants.filter((grant) => grant.code === code && grant.effect === wanted).map(({ role }) => role));
  return { given: roles('give'), taken: roles('take') };
}

/**
 * Returns whether a person has a permission. A company's role that it was taken from withholds it from all its people. A
 * root manager has the rest. For the others one role is enough: an employee's or the company's.
 */
function has(
  { rootManager, employeeRoles, compRoles }: Person,
  { code, roles }: PermissionRecord,
  grants: readonly PermissionGrant[],
): boolean {
  const { given, taken } = grantedRoles(code, grants);
  if (compRoles.some((role) => taken.has(role))) return false;
  if (rootManager || compRoles.some((role) => given.has(role))) return true;
  if (roles === 'everyone' && employeeRoles.length === 0) return true;
  const counts = (role: string) => roles === 'everyone' || roles.includes(role) || given.has(role);
  return employeeRoles.some((role) => counts(role) && !taken.has(role));
}

/** The permissions that the remotes of a visitor declare and that the person has. */
export function ownPermissions(
  remotes: readonly Pick<RemoteRecord, 'permissions'>[],
  grants: readonly PermissionGrant[],
  person: Person,
): PermissionRecord[] {
  return remotes.flatMap(({ permissions = [] }) => permissions).filter((permission) => has(person, permission, grants));
}
