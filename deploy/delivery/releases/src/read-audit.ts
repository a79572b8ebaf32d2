import type { Database, Queryable } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';

/** One change: who made it, what it was, from which release to which. */
export type AuditRow = typeof releaseAudit.$inferSelect;

export interface AuditQuery {
  tenant?: string | undefined;
  /** Only changes of these tenants; left away: all changes. */
  among?: readonly string[] | undefined;
  slot?: string | undefined;
  limit: number;
}

/** The changes of a slot since a generation, oldest first. */
export function readChanges(
  queryable: Queryable,
  tenantCode: string,
  slot: string,
  generation: number,
): Promise<AuditRow[]> {
  return queryable
    .select()
    .from(releaseAudit)
    .where(
      and(
        eq(releaseAudit.tenantCode, tenantCode),
        eq(releaseAudit.slot, slot),
        gt(releaseAudit.generation, generation),
      ),
    )
    .orderBy(releaseAudit.id);
}

/** Newest first. */
export function readAudit(database: Database, { tenant, among, slot, limit }: AuditQuery): Promise<AuditRow[]> {
  return database.db
    .select()
    .from(releaseAudit)
    .where(
      and(
        tenant === undefined ? undefined : eq(releaseAudit.tenantCode, tenant),
        among === undefined ? undefined : inArray(releaseAudit.tenantCode, [...among]),
        slot === undefined ? undefined : eq(releaseAudit.slot, slot),
      ),
    )
    .orderBy(desc(releaseAudit.id))
    .limit(limit);
}
