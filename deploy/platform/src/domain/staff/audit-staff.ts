import type { Queryable } from '@portal/database';
import type { company } from '@portal/database/schema/platform';
import type { AuditAction } from '@portal/shared/codes/audit-actions';
import type { AuditField } from '@portal/shared/codes/audit-fields';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { auditAs } from '../../kernel/protection/audit';

/** Fields that people can read: `never` refuses those without a name in `auditFields`. */
type Named<Detail> = Detail extends readonly unknown[]
  ? unknown
  : Detail extends object
    ? { readonly [Field in Exclude<keyof Detail, AuditField>]: never }
    : unknown;

/** What an act notes of the state before or after it. */
export type Noted = { readonly [Field in AuditField]?: unknown };

interface StaffAction<Before = Noted, After = Noted> {
  readonly action: AuditAction;
  /** The person or the company that the act is about, as people know them. */
  readonly object: string;
  /** The tenant of the customers whom the act is about; left away: the staff's own. */
  readonly tenant?: string;
  readonly compCode?: string;
  readonly before?: (Before & Named<Before>) | null | undefined;
  readonly after?: (After & Named<After>) | null | undefined;
}

/** Notes an act of staff with what it changed, in the act's own transaction. */
export function auditAct<Before, After>(
  db: Queryable,
  { origin, now, staff }: Pick<StaffContext, 'origin' | 'now' | 'staff'>,
  { action, object, tenant = origin.tenant, compCode, before, after }: StaffAction<Before, After>,
): Promise<void> {
  const detail = { before, after };
  return auditAs(db, { ...origin, tenant }, now, action, 'ok', { userCode: staff.staffId, compCode, object, detail });
}

/** Notes an act about a company, which people know by its number. */
export const auditCompanyAct = <Before, After>(
  db: Queryable,
  context: Pick<StaffContext, 'origin' | 'now' | 'staff'>,
  { compNo, tenant, compCode }: Pick<typeof company.$inferSelect, 'compNo' | 'tenant' | 'compCode'>,
  act: Pick<StaffAction<Before, After>, 'action' | 'before' | 'after'>,
): Promise<void> => auditAct<Before, After>(db, context, { object: compNo, tenant, compCode, ...act });
