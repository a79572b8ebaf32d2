import type { StaffRole } from '@portal/shared/codes/staff-roles';
import type { CallReply } from '@portal/shared/contract';
import type { RequestRow } from '../../domain/staff/ask-second';
import { hasAnyRole, hasRoleIn, type StaffState } from '../../kernel/staff/staff-state';
import { tenantRoles } from '../tenants/tenant-roles';

type RequestAction = CallReply<'staffRequestList'>[number]['may'][number];

const adminRoles: readonly StaffRole[] = ['admin'];

/** The right to ask and to decide: about a policy for its tenant, about staff only administrators. */
export const mayHandle = (staff: Pick<StaffState, 'grants'>, { kind, tenant }: RequestRow): boolean =>
  kind === 'policy' ? hasRoleIn(staff, tenant, tenantRoles) : hasAnyRole(staff, adminRoles);

/** The asker may only withdraw; the person whom it is about decides nothing. */
export function actsFor(staff: Pick<StaffState, 'staffId' | 'grants'>, request: RequestRow): RequestAction[] {
  if (request.state !== 'waiting' || !mayHandle(staff, request)) return [];
  if (request.askedBy === staff.staffId) return ['withdraw'];
  return request.aboutStaff === staff.staffId ? [] : ['confirm', 'decline'];
}
