import { auditEvent, staff as staffTable } from '@portal/database/schema/platform';
import type { StaffRole } from '@portal/shared/codes/staff-roles';
import type { CallReply } from '@portal/shared/contract';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { HandlerInput } from '../../core/calls/handler';
import type { StaffContext } from '../../core/calls/staff-context';
import { tenantsOf } from '../../core/staff/staff-state';
import { serverUser } from './server-acts';

export const auditReaders = ['audit', 'admin'] as const satisfies readonly StaffRole[];

/** Lists the audit of the tenants that the person may see, newest first. */
export async function auditList(
  { db, staff }: StaffContext,
  { body }: HandlerInput<'staffAuditList'>,
): Promise<CallReply<'staffAuditList'>> {
  const { before, limit, staffId, action } = body;
  const tenants = tenantsOf(staff, auditReaders);
  const rows = await db
    .select({ event: auditEvent, who: staffTable.displayName })
    .from(auditEvent)
    .leftJoin(staffTable, eq(staffTable.staffId, auditEvent.userCode))
    .where(
      and(
        tenants === null ? undefined : inArray(auditEvent.tenant, tenants),
        before === undefined ? undefined : lt(auditEvent.eventId, before),
        staffId === undefined ? undefined : eq(auditEvent.userCode, staffId),
        action === undefined ? undefined : sql`starts_with(${auditEvent.action}, ${action})`,
      ),
    )
    .orderBy(desc(auditEvent.eventId))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  return {
    rows: shown.map(({ event, who }) => ({
      eventId: event.eventId,
      at: event.at.toISOString(),
      tenant: event.tenant,
      action: event.action,
      result: event.result,
      who: who ?? (event.userCode.startsWith(serverUser) ? event.userCode : ''),
      object: event.object,
      before: event.detail?.before ?? null,
      after: event.detail?.after ?? null,
      address: event.address,
      requestId: event.requestId,
      count: event.count,
    })),
    next: rows.length > limit ? (shown.at(-1)?.event.eventId ?? null) : null,
  };
}
