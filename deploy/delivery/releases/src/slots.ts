import type { Queryable } from '@portal/database';
import { emptySlot } from '@portal/database/schema/releases';
import { type Audience, tenant, type WatchPolicy } from '@portal/database/schema/tenants';
import { eq } from 'drizzle-orm';
import { NotThere } from './refusal';
import { type Running, runningReleases } from './running-releases';

/** The slots of a tenant: those that run a release, and those that were emptied. */
export interface Slots {
  audience: Audience;
  /** What follows if a watch decides against what moves. */
  watch: WatchPolicy;
  running: Running;
  /** The generation of each emptied slot. */
  empty: ReadonlyMap<string, number>;
}

/** The slots as they are, locked until the transaction ends. So what the gate sees stays true until the commit. */
export async function lockSlots(transaction: Queryable, tenantCode: string): Promise<Slots> {
  const [locked] = await transaction
    .select({ audience: tenant.audience, watch: tenant.watch })
    .from(tenant)
    .where(eq(tenant.code, tenantCode))
    .for('update');
  if (!locked) throw new NotThere('tenant', tenantCode);
  const rows = await transaction.select().from(emptySlot).where(eq(emptySlot.tenantCode, tenantCode));
  return {
    ...locked,
    running: await runningReleases(transaction, tenantCode),
    empty: new Map(rows.map(({ slot, generation }) => [slot, generation])),
  };
}

/** The slot's generation. It never goes back, even while the slot is empty. */
export function generationOf({ running, empty }: Slots, slot: string): number {
  return running.get(slot)?.generation ?? empty.get(slot) ?? 0;
}
