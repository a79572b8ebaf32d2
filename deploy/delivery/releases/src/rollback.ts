import type { Database, Queryable } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { type Sentence, say } from '@portal/release-record/sentence';
import { and, eq, inArray } from 'drizzle-orm';
import type { CatalogRelease } from './catalog';
import { movedSince, movedTogether, slotsMovedBy } from './change-set';
import { runFault } from './may-run';
import type { Move, SlotRequest } from './move';
import {
  type Change,
  type MovedOne,
  type MovedSet,
  moveOne,
  movePointers,
  type TriedMove,
  tryMoves,
} from './move-pointers';
import { ChangeRefused } from './refusal';
import { historyActions, releaseHistory } from './release-history';
import type { Running } from './running-releases';
import { findRelease } from './stored-release';

/** The releases that a slot ran before the current one, the latest first. */
async function* earlierReleases(transaction: Queryable, tenantCode: string, slot: string) {
  const steps = await transaction
    .select({ action: releaseAudit.action, toBuild: releaseAudit.toBuild })
    .from(releaseAudit)
    .where(
      and(
        eq(releaseAudit.tenantCode, tenantCode),
        eq(releaseAudit.slot, slot),
        inArray(releaseAudit.action, historyActions),
      ),
    )
    .orderBy(releaseAudit.id);
  for (const name of releaseHistory(steps).slice(0, -1).reverse()) {
    const [packageName, build] = name.split('@');
    const found = packageName && build && (await findRelease(transaction, packageName, build));
    if (found) yield found;
  }
}

/** The move to the latest earlier release that may run. The releases that may not are passed over, and said. */
export async function rollbackMove(
  transaction: Queryable,
  { tenant, slot, expectedGeneration }: Omit<SlotRequest, 'by'>,
  running: Running,
  /** A release that is about to be blocked. */
  without?: number,
): Promise<Move> {
  const current = running.get(slot);
  if (!current)
    throw new ChangeRefused([
      say(
        `租户 ${tenant} 的位置 ${slot} 现在没有运行任何版本，无从回退：请用 assign 指定版本。`,
        `${tenant}/${slot} runs nothing, so there is nothing to go back from: assign a release.`,
      ),
    ]);
  const passedOver: Sentence[] = [];
  let to: CatalogRelease | undefined;
  for await (const release of earlierReleases(transaction, tenant, slot)) {
    const fault = runFault(release);
    if (fault && !to) passedOver.push(say(`已跳过：${fault.zh}`, `Passed over: ${fault.en}`));
    if (fault || release.id === without || release.id === (to ?? current).id) continue;
    if (to) return { slot, to, lastGoodId: release.id, canary: null, expectedGeneration, warnings: passedOver };
    to = release;
  }
  if (!to)
    throw new ChangeRefused([
      say(
        `租户 ${tenant} 的位置 ${slot} 没有可回退的版本：请用 assign 指定其他版本。`,
        `${tenant}/${slot} ran nothing else to which it could go back: assign another release.`,
      ),
      ...passedOver,
    ]);
  return { slot, to, lastGoodId: null, canary: null, expectedGeneration, warnings: passedOver };
}

type SlotPart = Pick<SlotRequest, 'slot' | 'expectedGeneration'>;

/** What goes back: these slots, or all slots that moved in one change. */
export type WhatGoesBack = { slots: readonly SlotPart[] } | { changeSet: number };

type JointRollback = { tenant: string; by: string } & WhatGoesBack;

/** Reminds of the slots that came with one that goes back, and stay: what they run was chosen for what goes. */
async function stayingWarnings(
  transaction: Queryable,
  { tenant, slot, goBack, said }: { tenant: string; slot: string; goBack: readonly SlotPart[]; said: Set<number> },
): Promise<Sentence[]> {
  const moved = await movedTogether(transaction, tenant, slot);
  const staying = moved?.others.filter((other) => !goBack.some((part) => part.slot === other)) ?? [];
  if (!moved || staying.length === 0 || said.has(moved.changeSet)) return [];
  said.add(moved.changeSet);
  const names = staying.join('、');
  const command = `portal rollback ${tenant} ${staying.join(' ')}`;
  return [
    say(
      `位置 ${slot} 是在变更 ${moved.changeSet} 中与 ${names} 一起切换的，${names} 没有回退。如需一并回退：${command}。`,
      `Slot ${slot} moved together with ${staying.join(', ')} in change ${moved.changeSet}, and these stay. To take them back as well: ${command}`,
    ),
  ];
}

/** The moves back of several slots. All that speaks against any of them is said. */
async function rollbackMoves(
  transaction: Queryable,
  tenant: string,
  slots: readonly SlotPart[],
  running: Running,
): Promise<Move[]> {
  const moves: Move[] = [];
  const faults: Sentence[] = [];
  const said = new Set<number>();
  for (const part of slots) {
    try {
      const { warnings = [], ...move } = await rollbackMove(transaction, { tenant, ...part }, running);
      const staying = await stayingWarnings(transaction, { tenant, slot: part.slot, goBack: slots, said });
      moves.push({ ...move, warnings: [...warnings, ...staying] });
    } catch (error) {
      if (!(error instanceof ChangeRefused)) throw error;
      faults.push(...error.faults);
    }
  }
  if (faults.length > 0) throw new ChangeRefused(faults);
  return moves;
}

/** The slots that a change moved, as long as each of them still runs what it brought. */
async function wholeSet(transaction: Queryable, tenant: string, changeSet: number): Promise<SlotPart[]> {
  const slots = await slotsMovedBy(transaction, tenant, changeSet);
  if (slots.length === 0)
    throw new ChangeRefused([
      say(
        `变更 ${changeSet} 没有切换租户 ${tenant} 的任何版本，无从回退。`,
        `Change ${changeSet} moved no release of ${tenant}, so there is nothing to take back.`,
      ),
    ]);
  const since = await movedSince(transaction, tenant, changeSet, slots);
  if (since.length > 0)
    throw new ChangeRefused([
      say(
        `变更 ${changeSet} 之后 ${since.join('、')} 又切换过，不能整组回退：请逐个指定要回退的位置。`,
        `${since.join(', ')} moved again after change ${changeSet}, so it cannot go back as a whole: name the slots that shall go back.`,
      ),
    ]);
  return slots.map((slot) => ({ slot }));
}

const planOf =
  ({ tenant, ...what }: { tenant: string } & WhatGoesBack): Change['plan'] =>
  async (transaction, running) => {
    const slots = 'slots' in what ? what.slots : await wholeSet(transaction, tenant, what.changeSet);
    return rollbackMoves(transaction, tenant, slots, running);
  };

/** Takes several slots back in one transaction, all or none of them. The gate looks at what would run afterwards. */
export function rollbackTogether(database: Database, { by, ...back }: JointRollback): Promise<MovedSet> {
  return movePointers(database, { tenantCode: back.tenant, action: 'rollback', by, plan: planOf(back) });
}

/** Says what `rollbackTogether` would do, and refuses what it would refuse; nothing is changed. */
export function tryRollback(database: Database, back: { tenant: string } & WhatGoesBack): Promise<TriedMove[]> {
  return tryMoves(database, { tenantCode: back.tenant, plan: planOf(back) });
}

/**
 * Goes back to the release that the slot ran before, or further if nobody may run that one. A second roll-back goes
 * back one further.
 */
export function rollback(database: Database, { tenant, by, ...part }: SlotRequest): Promise<MovedOne> {
  return moveOne(database, { tenantCode: tenant, action: 'rollback', by, plan: planOf({ tenant, slots: [part] }) });
}
