import type { Queryable } from '@portal/database';
import type { StaffContext } from '../../core/calls/staff-context';
import { auditAs } from '../../core/protection/audit';

interface Act {
  /** `staff.invite` and the like. */
  readonly action: string;
  /** The login name of the person whom the act is about. */
  readonly object: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** Notes an act of staff with what it changed, in the act's own transaction. */
export function auditAct(
  db: Queryable,
  { origin, now, staff }: Pick<StaffContext, 'origin' | 'now' | 'staff'>,
  { action, object, before, after }: Act,
): Promise<void> {
  const detail = { before, after };
  return auditAs(db, origin, now, action, 'ok', { userCode: staff.staffId, object, detail });
}
