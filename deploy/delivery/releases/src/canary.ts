import type { Database } from '@portal/database';
import { type Sentence, say } from '@portal/release-record/sentence';
import type { Assignment } from './assign';
import type { CatalogCanary } from './catalog';
import { endedFaults } from './ended-releases';
import { fallbackIdOf } from './may-run';
import type { Confirmed, Move, SlotRequest } from './move';
import { type Change, type MovedOne, moveOne, movePointersWithin } from './move-pointers';
import { ChangeRefused } from './refusal';
import { buildName } from './release-name';
import type { Running, RunningRelease } from './running-releases';
import { findRelease } from './stored-release';
import { type ReleaseEvent, tellHooks } from './told/tell-hooks';

interface CanaryStart extends Assignment {
  /** The share of customers, 1 to 99. */
  percent: number;
}

interface CanaryFailure extends SlotRequest {
  /** The figures, for the audit. */
  detail: Record<string, unknown>;
  event: ReleaseEvent;
}

type Result = Promise<MovedOne>;

function runningWithCanary(running: Running, slot: string): RunningRelease & { canary: CatalogCanary } {
  const current = running.get(slot);
  if (!current?.canary)
    throw new ChangeRefused([say(`位置 ${slot} 没有正在进行的灰度发布。`, `Slot ${slot} has no canary.`)]);
  return { ...current, canary: current.canary };
}

/** Returns a release to a part of the customers, or changes the size of that part. */
export function startCanary(database: Database, start: CanaryStart): Result {
  const { tenant, slot, package: packageName, build, percent, by, expectedGeneration, despiteVerdict } = start;
  return moveOne(database, {
    tenantCode: tenant,
    action: 'canary',
    by,
    async plan(transaction, running) {
      const release = await findRelease(transaction, packageName, build);
      const current = running.get(slot);
      const faults: Sentence[] = [];
      if (slot === 'host')
        faults.push(say('宿主不支持灰度发布：请用 assign 切换。', 'A host cannot be a canary: assign it.'));
      if (!Number.isInteger(percent) || percent < 1 || percent > 99)
        faults.push(
          say(
            '灰度比例应为 1 到 99 的整数：全量请用 promote，停止请用 canary --stop。',
            'The share is a whole number from 1 to 99: promote gives it to all, canary --stop ends it.',
          ),
        );
      if (!release)
        faults.push(
          say(
            `没有已发布的构建 ${packageName}@${build}：请先发布。`,
            `Nothing was published as ${packageName}@${build}: publish it first.`,
          ),
        );
      if (!current)
        faults.push(
          say(
            `位置 ${slot} 还没有正式版本：请先用 assign 指定。`,
            `Slot ${slot} runs nothing yet beside which a canary could run: assign a release first.`,
          ),
        );
      if (release && release.id === current?.id)
        faults.push(
          say(
            `${buildName(release)} 已是位置 ${slot} 的正式版本。`,
            `${buildName(release)} is what everybody gets in slot ${slot} already.`,
          ),
        );
      if (!release || !current || faults.length > 0) throw new ChangeRefused(faults);
      const known = current.canary?.release.id === release.id ? current.canary : undefined;
      const asks = !despiteVerdict && percent > (known?.percent ?? 0);
      const since = known?.since ?? new Date();
      const detail = { percent, ...(known ? { percentBefore: known.percent } : {}) };
      const audit = { from: buildName(current.canary?.release ?? current), to: buildName(release), detail };
      const canary = { release, percent, since };
      const ended = asks ? await endedFaults(transaction, release) : [];
      return [{ slot, to: current, lastGoodId: current.lastGoodId, canary, expectedGeneration, audit, faults: ended }];
    },
  });
}

/** The move that gives everybody the slot's own release again. */
export function canaryEndMove(
  { slot, expectedGeneration }: Pick<SlotRequest, 'slot' | 'expectedGeneration'>,
  running: Running,
  figures: Record<string, unknown> = {},
): Move {
  const current = runningWithCanary(running, slot);
  const audit = {
    from: buildName(current.canary.release),
    to: buildName(current),
    detail: { percent: current.canary.percent, ...figures },
  };
  return { slot, to: current, lastGoodId: current.lastGoodId, canary: null, expectedGeneration, audit };
}

const canaryEnd = (end: SlotRequest, action: 'canary-stop' | 'canary-rollback', detail = {}): Change => ({
  ...{ tenantCode: end.tenant, action, by: end.by },
  plan: async (_transaction, running) => [canaryEndMove(end, running, detail)],
});

/** Ends a canary: everybody gets the slot's own release again. */
export function stopCanary(database: Database, end: SlotRequest): Result {
  return moveOne(database, canaryEnd(end, 'canary-stop'));
}

/** Ends a canary that did badly. The audit shows the figures, and the receivers of hooks are told. */
export async function rollBackCanary(database: Database, { detail, event, ...end }: CanaryFailure): Promise<void> {
  await database.db.transaction(async (transaction) => {
    await movePointersWithin(transaction, canaryEnd(end, 'canary-rollback', detail));
    await tellHooks(transaction, event);
  });
}

/** The canary becomes the slot's own release. */
export function promoteCanary(database: Database, promotion: SlotRequest & Confirmed): Result {
  const { tenant, slot, by, expectedGeneration, despiteVerdict } = promotion;
  return moveOne(database, {
    tenantCode: tenant,
    action: 'promote',
    by,
    async plan(transaction, running) {
      const current = runningWithCanary(running, slot);
      const to = current.canary.release;
      const faults = despiteVerdict ? [] : await endedFaults(transaction, to);
      return [{ slot, to, lastGoodId: fallbackIdOf(current), canary: null, expectedGeneration, faults }];
    },
  });
}
