import { staff, staffRole } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { tenantsOf } from '../../kernel/staff/staff-state';
import { caseRoles } from './case-access';

/** In the table of roles this means all tenants. */
const everywhere = '';

/** A case still decides for itself whether it may go to the chosen person. */
export async function caseReviewers({ db, staff: reader }: StaffContext): Promise<CallReply<'staffCaseReviewers'>> {
  const { staffId, displayName } = staff;
  const tenants = tenantsOf(reader, caseRoles.assign);
  return db
    .selectDistinct({ staffId, displayName })
    .from(staff)
    .innerJoin(staffRole, eq(staffRole.staffId, staffId))
    .where(
      and(
        eq(staff.state, 'active'),
        inArray(staffRole.role, [...caseRoles.review]),
        tenants === null ? undefined : inArray(staffRole.tenant, [everywhere, ...tenants]),
      ),
    )
    .orderBy(asc(displayName), asc(staffId));
}
