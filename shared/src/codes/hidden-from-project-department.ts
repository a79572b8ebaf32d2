import { type CompRole, compRoleCode } from './roles';

/**
 * The menus that a project department (SCM-C102) does not see. It is the one company role for which the portal hides
 * parts, whatever roles the person has: accounts, company information, invitations, and the company's figures.
 */

export const projectDepartmentCode = 'SCM-C102';

export function isProjectDepartment(compRoles: readonly CompRole[]): boolean {
  return compRoles.some((role) => compRoleCode(role) === projectDepartmentCode);
}

/** A person in a project department never gets these. */
export const withheldPermissions = [
  'account.read',
  'account.write',
  'company.read',
  'company.write',
  'invitation.read',
  'invitation.write',
  'figures.read',
] as const;

/** The spec hides 协议管理 in the header alone. */
export const hiddenQuickLinks: readonly string[] = ['link.agreement'];
