import type { Database } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { and, desc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { historyActions } from './release-history';

/** The slots of a tenant that moved in one transaction. */
export interface ReadChangeSet {
  changeSet: number;
  tenant: string;
  at: Date;
  by: string;
  action: string;
  slots: ChangedSlot[];
  /** All own releases that it brought still run, in the place of others, so it can go back as a whole. */
  isWhole: boolean;
}

export interface ChangedSlot {
  slot: string;
  from: string | null;
  /** Null: the slot was emptied. */
  to: string | null;
  /** The share of a canary, in percent; null: everybody got it. */
  percent: number | null;
}

export interface ChangeSetQuery {
  tenant?: string | undefined;
  /** Only changes of these tenants; left away: all. */
  among?: readonly string[] | undefined;
  limit: number;
}

/** Newest first. Changes from before they had numbers are in the audit alone. */
export async function readChangeSets(
  { db }: Database,
  { tenant, among, limit }: ChangeSetQuery,
): Promise<ReadChangeSet[]> {
  const { changeSet, tenantCode, action, slot, id } = releaseAudit;
  const latest = await db
    .select({ changeSet })
    .from(releaseAudit)
    .where(
      and(
        isNotNull(changeSet),
        tenant === undefined ? undefined : eq(tenantCode, tenant),
        among === undefined ? undefined : inArray(tenantCode, [...among]),
      ),
    )
    .groupBy(changeSet)
    .orderBy(desc(changeSet))
    .limit(limit);
  const numbers = latest.flatMap((row) => row.changeSet ?? []);
  if (numbers.length === 0) return [];
  const ofHistory = inArray(action, historyActions);
  const last = db
    .select({ tenantCode, slot, lastId: max(id).as('last_id') })
    .from(releaseAudit)
    .where(ofHistory)
    .groupBy(tenantCode, slot)
    .as('last');
  const rows = await db
    .select({ row: releaseAudit, isOwn: sql<boolean>`${ofHistory}`, lastId: last.lastId })
    .from(releaseAudit)
    .leftJoin(last, and(eq(last.tenantCode, tenantCode), eq(last.slot, slot)))
    .where(inArray(changeSet, numbers))
    .orderBy(id);
  return numbers.flatMap((number) => {
    const all = rows.filter(({ row }) => row.changeSet === number);
    const [first] = all;
    if (!first) return [];
    const own = all.filter(({ isOwn }) => isOwn);
    return [
      {
        ...{ changeSet: number, tenant: first.row.tenantCode ?? '', at: first.row.at, by: first.row.who },
        action: first.row.action,
        slots: all.map(({ row, isOwn }) => ({
          ...{ slot: row.slot ?? '', from: row.fromBuild, to: row.toBuild },
          percent: isOwn ? null : Number(row.detail?.percent ?? 0) || null,
        })),
        isWhole: own.length > 0 && own.every(({ row, lastId }) => row.id === lastId && row.fromBuild && row.toBuild),
      },
    ];
  });
}
