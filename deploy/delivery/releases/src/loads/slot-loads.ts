import type { Database } from '@portal/database';
import { slotLoad } from '@portal/database/schema/page-reports';
import { and, eq, gt, lt, sql } from 'drizzle-orm';

/** The loads of a slot's release that a gateway heard of since it last told. */
export interface SlotLoads {
  tenant: string;
  slot: string;
  package: string;
  build: string;
  loads: number;
}

const week = 7 * 24 * 3_600_000;

/** Adds to the hour's counts in one statement; all gateways add to the same rows. */
export async function addLoads(database: Database, told: readonly SlotLoads[]): Promise<void> {
  if (told.length === 0) return;
  const rows = told.map(({ tenant, ...rest }) => ({ ...rest, tenant_code: tenant }));
  // Everybody uses one order, so that two gateways never wait for each other.
  await database.db.execute(sql`
    insert into slot_load (tenant_code, slot, package, build, hour, loads)
    select told.tenant_code, told.slot, told.package, told.build, date_trunc('hour', now()), told.loads
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (
      tenant_code text, slot text, package text, build text, loads integer)
    order by told.tenant_code, told.slot, told.package, told.build
    on conflict (tenant_code, slot, package, build, hour) do update set loads = slot_load.loads + excluded.loads`);
}

/** The loads of all releases of a slot in the last seven days. */
export async function loadsOfSlot(database: Database, tenant: string, slot: string, now = new Date()): Promise<number> {
  const [sum] = await database.db
    .select({ loads: sql`coalesce(sum(${slotLoad.loads}), 0)`.mapWith(Number) })
    .from(slotLoad)
    .where(
      and(eq(slotLoad.tenantCode, tenant), eq(slotLoad.slot, slot), gt(slotLoad.hour, new Date(now.getTime() - week))),
    );
  return sum?.loads ?? 0;
}

export async function forgetOldLoads(database: Database, now: Date): Promise<void> {
  await database.db.delete(slotLoad).where(lt(slotLoad.hour, new Date(now.getTime() - week)));
}
