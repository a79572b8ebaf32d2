import type { Queryable } from '@portal/database';
import type { company } from '@portal/database/schema/platform';
import type { AuditAction } from '@portal/shared/codes/audit-actions';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { auditAs } from '../../kernel/protection/audit';

interface StaffAction {
  readonly action: AuditAction;
  /** The person or the company that the act is about, as people know them. */
  readonly object: string;
  /** The tenant of the customers whom the act is about; left away: the staff's own. */
  readonly tenant?: string;
  readonly compCode?: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Notes an act of staff with what it changed, in the act's own transaction. */
export function auditAct(
  db: Queryable,
  { origin, now, staff }: Pick<StaffContext, 'origin' | 'now' | 'staff'>,
  { action, object, tenant = origin.tenant, compCode, before, after }: StaffAction,
): Promise<void> {
  const detail = { before, after };
  return auditAs(db, { ...origin, tenant }, now, action, 'ok', { userCode: staff.staffId, compCode, object, detail });
}

/** Notes an act about a company, which people know by its number. */
export const auditCompanyAct = (
  db: Queryable,
  context: Pick<StaffContext, 'origin' | 'now' | 'staff'>,
  { compNo, tenant, compCode }: Pick<typeof company.$inferSelect, 'compNo' | 'tenant' | 'compCode'>,
  act: Pick<StaffAction, 'action' | 'before' | 'after'>,
): Promise<void> => auditAct(db, context, { object: compNo, tenant, compCode, ...act });
