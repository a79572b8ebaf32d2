import type { Database } from '@portal/database';
import { emptySlot, pointer, releaseAudit } from '@portal/database/schema/releases';
import { say } from '@portal/release-record/sentence';
import { and, eq } from 'drizzle-orm';
import { announceCatalog } from './catalog-channel';
import { nextChangeSet } from './change-set';
import { checkGenerations } from './check-moves';
import { loadsOfSlot } from './loads/slot-loads';
import type { SlotRequest } from './move';
import { ChangeRefused } from './refusal';
import { buildName } from './release-name';
import { type RunningRelease, runningReleases, usedBy } from './running-releases';
import { generationOf, lockSlots } from './slots';
import { lockReleases, noteUsed } from './stored-release';

/** The parts of a tenant's portal that go away with a slot's release. */
export interface CutOff {
  release: string;
  version: string;
  generation: number;
  pages: { path: string; title: string }[];
  menu: { path: string; title: string }[];
  canary: { release: string; percent: number } | null;
  /** The loads of the last seven days that pages reported, with those of a canary. */
  loads: number;
}

function checkRemote(slot: string): void {
  if (slot === 'host')
    throw new ChangeRefused([
      say(
        '宿主不能清空：没有宿主，租户的任何页面都无法打开。请用 assign 切换。',
        'The host stays: without one no page of the tenant opens. Assign another one.',
      ),
    ]);
}

function runningIn(running: ReadonlyMap<string, RunningRelease>, slot: string): RunningRelease {
  const current = running.get(slot);
  if (!current) throw new ChangeRefused([say(`位置 ${slot} 现在没有运行任何版本。`, `Slot ${slot} runs nothing.`)]);
  return current;
}

/** Tells what a tenant's customers lose if the slot is emptied. */
export async function cutOffBy(database: Database, tenant: string, slot: string): Promise<CutOff> {
  checkRemote(slot);
  const current = runningIn(await runningReleases(database.db, tenant), slot);
  const { record, canary, generation } = current;
  const named = ({ path, title }: { path: string; title: string }) => ({ path, title });
  return {
    release: buildName(current),
    version: record.version,
    generation,
    pages: record.pages.map(named),
    menu: record.kind === 'remote' ? record.menu.map(named) : [],
    canary: canary && { release: buildName(canary.release), percent: canary.percent },
    loads: await loadsOfSlot(database, tenant, slot),
  };
}

/** Empties a slot: its pages and menu entries are gone for everybody, its canary ends. `assign` fills it again. */
export async function unassign(
  database: Database,
  { tenant, slot, by, expectedGeneration }: SlotRequest,
): Promise<{ generation: number; release: string; changeSet: number }> {
  checkRemote(slot);
  return database.db.transaction(async (transaction) => {
    const slots = await lockSlots(transaction, tenant);
    await checkGenerations(transaction, tenant, [{ slot, expectedGeneration }], slots);
    const current = runningIn(slots.running, slot);
    const generation = generationOf(slots, slot) + 1;
    const used = usedBy(current);
    await lockReleases(transaction, used);
    await noteUsed(transaction, used);
    await transaction.delete(pointer).where(and(eq(pointer.tenantCode, tenant), eq(pointer.slot, slot)));
    await transaction.insert(emptySlot).values({ tenantCode: tenant, slot, generation });
    const release = buildName(current);
    const changeSet = await nextChangeSet(transaction, tenant);
    const { canary } = current;
    await transaction.insert(releaseAudit).values({
      who: by,
      action: 'unassign',
      tenantCode: tenant,
      slot,
      fromBuild: release,
      generation,
      detail: canary && { canary: buildName(canary.release), percent: canary.percent },
      changeSet,
    });
    await announceCatalog(transaction, `${tenant}/${slot}`);
    return { generation, release, changeSet };
  });
}
