import type { Database } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { desc, inArray, sql } from 'drizzle-orm';
import type { SlotAction } from './move';

/** The change that brought a slot what it runs: its release, or its canary. */
export interface Placing {
  tenant: string;
  slot: string;
  what: 'release' | 'canary';
  by: string;
  at: Date;
  /** Null for one from before changes had numbers. */
  changeSet: number | null;
}

const whatIsPlaced: Partial<Record<SlotAction, Placing['what']>> = {
  assign: 'release',
  rollback: 'release',
  promote: 'release',
  'watch-rollback': 'release',
  canary: 'canary',
};

/** Returns the latest change of each kind in each slot; none for a slot whose audit rows have been removed. */
export async function readPlacings({ db }: Database): Promise<Placing[]> {
  const { tenantCode, slot, action, who, at, changeSet, id } = releaseAudit;
  const isCanary = sql<boolean>`${action} = 'canary'`;
  const rows = await db
    .selectDistinctOn([tenantCode, slot, isCanary], { tenantCode, slot, action, who, at, changeSet })
    .from(releaseAudit)
    .where(inArray(action, Object.keys(whatIsPlaced)))
    .orderBy(tenantCode, slot, isCanary, desc(id));
  return rows.flatMap((row) => {
    const what = whatIsPlaced[row.action as SlotAction];
    return row.tenantCode && row.slot && what
      ? [{ tenant: row.tenantCode, slot: row.slot, what, by: row.who, at: row.at, changeSet: row.changeSet }]
      : [];
  });
}
