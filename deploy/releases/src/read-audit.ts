import type { Database, Queryable } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { and, desc, eq, gt, type SQL } from 'drizzle-orm';

/** One change: who made it, what it was, from which release to which. */
export interface AuditRow {
  id: number;
  at: Date;
  who: string;
  action: string;
  tenantCode: string | null;
  slot: string | null;
  fromBuild: string | null;
  toBuild: string | null;
  generation: number | null;
  detail: Record<string, unknown> | null;
}

export interface AuditQuery {
  tenant?: string | undefined;
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
export function readAudit(database: Database, { tenant, slot, limit }: AuditQuery): Promise<AuditRow[]> {
  const conditions: SQL[] = [];
  if (tenant !== undefined) conditions.push(eq(releaseAudit.tenantCode, tenant));
  if (slot !== undefined) conditions.push(eq(releaseAudit.slot, slot));
  return database.db
    .select()
    .from(releaseAudit)
    .where(and(...conditions))
    .orderBy(desc(releaseAudit.id))
    .limit(limit);
}
