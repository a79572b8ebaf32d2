import type { Database, Queryable } from '@portal/database';
import { releaseAudit } from '@portal/database/schema/releases';
import { type Sentence, say } from '@portal/release-record/sentence';
import { and, eq, inArray } from 'drizzle-orm';
import type { CatalogRelease } from './catalog';
import { refuseEnded } from './ended-releases';
import { fallbackIdOf, runFault } from './may-run';
import type { Confirmed, Move, SlotRequest } from './move';
import { type Moved, movePointers } from './move-pointers';
import { ChangeRefused, NotThere, ReleaseRefused } from './refusal';
import { historyActions, releaseHistory } from './release-history';
import type { Running } from './running-releases';
import { findRelease } from './stored-release';
import { type ReleaseEvent, tellHooks } from './told/tell-hooks';

/** A published build for a slot. */
export interface Assignment extends SlotRequest, Confirmed {
  package: string;
  build: string;
}

type SlotRelease = Omit<Assignment, 'tenant' | 'by'>;

interface JointAssignment {
  tenant: string;
  releases: readonly SlotRelease[];
  by: string;
}

async function assignmentOf(transaction: Queryable, running: Running, wanted: SlotRelease): Promise<Move> {
  const { slot, package: packageName, build, expectedGeneration, despiteVerdict } = wanted;
  const to = await findRelease(transaction, packageName, build);
  if (!to) throw new NotThere('release', `${packageName}@${build}`);
  const current = running.get(slot);
  // An assignment of the running release keeps its fall-back and its canary. Another release ends both.
  const same = current?.id === to.id ? current : undefined;
  if (!same && !despiteVerdict) await refuseEnded(transaction, to);
  const lastGoodId = same ? same.lastGoodId : current ? fallbackIdOf(current) : null;
  return { slot, to, lastGoodId, canary: same?.canary ?? null, expectedGeneration };
}

/**
 * Lets several slots of a tenant change their releases at once, for example a host and the remotes that need this host.
 */
export async function assignTogether(database: Database, { tenant, releases, by }: JointAssignment): Promise<Moved[]> {
  try {
    return await movePointers(database, {
      tenantCode: tenant,
      action: 'assign',
      by,
      async plan(transaction, running) {
        const moves: Move[] = [];
        for (const wanted of releases) moves.push(await assignmentOf(transaction, running, wanted));
        return moves;
      },
    });
  } catch (error) {
    if (error instanceof ReleaseRefused) await tellHooks(database.db, refusalEvent({ tenant, releases, by }, error));
    throw error;
  }
}

function refusalEvent({ tenant, releases, by }: JointAssignment, { faults }: ReleaseRefused): ReleaseEvent {
  const moves = releases.map((one) => ({ slot: one.slot, from: null, to: `${one.package}@${one.build}` }));
  const names = moves.map(({ to }) => to).join('、');
  return {
    ...{ event: 'gate-refused', tenant, moves },
    detail: { by, faults: faults.map(({ zh, en }) => ({ zh, en })) },
    text: say(
      `租户 ${tenant}：门禁拒绝了 ${by} 上线 ${names}。${faults.map(({ zh }) => zh).join('')}`,
      `${tenant}: the gate refused ${by} to assign ${names}. ${faults.map(({ en }) => en).join(' ')}`,
    ),
  };
}

export async function onlyMove(moved: Promise<Moved[]>): Promise<Omit<Moved, 'slot'>> {
  const [move] = await moved;
  if (!move) throw new Error('no pointer was moved');
  const { slot: _, ...rest } = move;
  return rest;
}

/** Lets a tenant's slot run a published release. */
export function assign(database: Database, { tenant, by, ...wanted }: Assignment): Promise<Omit<Moved, 'slot'>> {
  return onlyMove(assignTogether(database, { tenant, releases: [wanted], by }));
}

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
        `租户 ${tenant} 的插槽 ${slot} 现在没有运行任何版本，无从回退：请用 assign 指定版本。`,
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
        `租户 ${tenant} 的插槽 ${slot} 没有可回退的版本：请用 assign 指定其他版本。`,
        `${tenant}/${slot} ran nothing else to which it could go back: assign another release.`,
      ),
      ...passedOver,
    ]);
  return { slot, to, lastGoodId: null, canary: null, expectedGeneration, warnings: passedOver };
}

/**
 * Goes back to the release that the slot ran before, or further if nobody may run that one. A second roll-back goes
 * back one further.
 */
export function rollback(database: Database, { by, ...change }: SlotRequest): Promise<Omit<Moved, 'slot'>> {
  return onlyMove(
    movePointers(database, {
      tenantCode: change.tenant,
      action: 'rollback',
      by,
      plan: async (transaction, running) => [await rollbackMove(transaction, change, running)],
    }),
  );
}
