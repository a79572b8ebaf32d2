import type { StaffRole } from '@portal/shared/codes/staff-roles';
import { type StaffState, tenantsOf } from '../../kernel/staff/staff-state';

/** The roles for each act on cases. The policies of the calls and what pages offer both follow it. */
export const caseRoles = {
  read: ['first', 'second', 'audit', 'admin'],
  /** Claims a case and decides it first. */
  review: ['first', 'second'],
  /** Is the second pair of eyes. */
  confirm: ['second'],
  /** Reserves cases for reviewers, also those that somebody else holds. */
  lead: ['admin'],
  assign: ['first', 'second', 'admin'],
  file: ['first', 'second', 'audit'],
  reveal: ['first', 'second'],
} as const satisfies Readonly<Record<string, readonly StaffRole[]>>;

type CaseAction = keyof typeof caseRoles;

/** Returns whether a person may do it with cases of this tenant. */
export function mayFor(staff: StaffState, act: CaseAction, tenant: string): boolean {
  const tenants = tenantsOf(staff, caseRoles[act]);
  return tenants === null || tenants.includes(tenant);
}
