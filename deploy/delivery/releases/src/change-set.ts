import type { Queryable } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { tenant } from '@portal/database/schema/tenants';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { historyActions } from './release-history';

/**
 * The slots of a tenant that moved in one transaction have one number. Numbers rise over all tenants and none comes
 * twice, also not when a removed tenant comes back.
 */

/** Gives the change that is being made its number. The tenant is locked, so its changes are numbered as they happen. */
export async function nextChangeSet(transaction: Queryable, tenantCode: string): Promise<number> {
  const [numbered] = await transaction
    .update(tenant)
    .set({ changeSet: sql`nextval('public.change_set')` })
    .where(eq(tenant.code, tenantCode))
    .returning({ changeSet: tenant.changeSet });
  if (!numbered) throw new Error(`the tenant ${tenantCode} is gone while it is locked`);
  return numbered.changeSet;
}

/** The change that brought a slot its own release; null for one from before changes had numbers. */
async function lastChangeOf(queryable: Queryable, tenantCode: string, slot: string): Promise<number | null> {
  const [last] = await queryable
    .select({ changeSet: releaseAudit.changeSet })
    .from(releaseAudit)
    .where(
      and(
        eq(releaseAudit.tenantCode, tenantCode),
        eq(releaseAudit.slot, slot),
        inArray(releaseAudit.action, historyActions),
      ),
    )
    .orderBy(desc(releaseAudit.id))
    .limit(1);
  return last?.changeSet ?? null;
}

/** The slots whose own release a change brought. A canary beside a release is none of them. */
export async function slotsMovedBy(queryable: Queryable, tenantCode: string, changeSet: number): Promise<string[]> {
  const rows = await queryable
    .select({ slot: releaseAudit.slot })
    .from(releaseAudit)
    .where(
      and(
        eq(releaseAudit.tenantCode, tenantCode),
        eq(releaseAudit.changeSet, changeSet),
        inArray(releaseAudit.action, historyActions),
      ),
    )
    .orderBy(releaseAudit.id);
  return rows.flatMap(({ slot }) => slot ?? []);
}

/** Those of the slots that have moved again since the change. */
export async function movedSince(
  queryable: Queryable,
  tenantCode: string,
  changeSet: number,
  slots: readonly string[],
): Promise<string[]> {
  const moved: string[] = [];
  for (const slot of slots) if ((await lastChangeOf(queryable, tenantCode, slot)) !== changeSet) moved.push(slot);
  return moved;
}

/** The change that brought a slot its release, with the other slots that moved in it and have not moved again. */
export async function movedTogether(
  queryable: Queryable,
  tenantCode: string,
  slot: string,
): Promise<{ changeSet: number; others: string[] } | undefined> {
  const changeSet = await lastChangeOf(queryable, tenantCode, slot);
  if (changeSet === null) return undefined;
  const slots = await slotsMovedBy(queryable, tenantCode, changeSet);
  const gone = await movedSince(queryable, tenantCode, changeSet, slots);
  return { changeSet, others: slots.filter((other) => other !== slot && !gone.includes(other)) };
}
