import { supportTicket } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, count, eq, isNull, or } from 'drizzle-orm';
import { careRoles } from '../../domain/staff/care-roles';
import { inScope } from '../../domain/staff/in-scope';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { hasAnyRole } from '../../kernel/staff/staff-state';
import { rowOf, ticketPage } from '../support/read-tickets';

/** So many are in sight on the start page. */
const nextRows = 4;

/** The questions that wait for an answer, for those who answer them. */
export async function questionFigures(context: StaffContext): Promise<CallReply<'staffWork'>['questions']> {
  const { db, staff } = context;
  if (!hasAnyRole(staff, careRoles.answer)) return null;
  const open = and(eq(supportTicket.state, 'OPEN'), await inScope(context, careRoles.answer, supportTicket.tenant));
  const rows = await db
    .select({ staffId: supportTicket.staffId, total: count() })
    .from(supportTicket)
    .where(open)
    .groupBy(supportTicket.staffId);
  const own = or(isNull(supportTicket.staffId), eq(supportTicket.staffId, staff.staffId));
  const next = await ticketPage(context, { state: 'OPEN', where: and(open, own), limit: nextRows });
  return {
    next: next.slice(0, nextRows).map(rowOf),
    mine: rows.find(({ staffId }) => staffId === staff.staffId)?.total ?? 0,
    open: rows.reduce((sum, { total }) => sum + total, 0),
  };
}
