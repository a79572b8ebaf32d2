import type { CallReply } from '@portal/shared/contract';
import type { PermitStage } from './permit-machine';

type TimelineEntry = CallReply<'productProgress'>['timeline'][number];

export interface PermitStep {
  title: string;
  at: string;
  remark: string;
}

export const permitSteps = { apply: '提交申请', review: '企业复核', grant: '平台审核', open: '开通使用' } as const;

const order: readonly string[] = Object.values(permitSteps);

/** How many of the steps are done. */
const done: Readonly<Record<PermitStage, number>> = { NONE: 0, APPLYING: 1, REVIEWING: 2, OPEN: 4, STOPPED: 4 };

interface Progress {
  readonly stage: PermitStage;
  readonly history: readonly PermitStep[];
  readonly appliedAt: Date | null;
}

/** The way of an application, step by step. Where it ended in a refusal, that step has failed and none follows. */
export function permitProgress({ stage, history, appliedAt }: Progress): TimelineEntry[] {
  const taken = new Map(history.map((step) => [step.title, step]));
  const failedAt = stage === 'NONE' ? order.indexOf(history.at(-1)?.title ?? '') : -1;
  const reviewed = stage === 'APPLYING' || history.length === 0 || taken.has(permitSteps.review);
  return order
    .map((title, index): TimelineEntry => {
      const step = taken.get(title);
      const at = step?.at ?? (index === 0 ? (appliedAt?.toISOString() ?? null) : null);
      const passed = stage === 'NONE' ? index < failedAt : index < done[stage];
      const state =
        index === failedAt ? 'failed' : passed ? 'done' : index === done[stage] && failedAt < 0 ? 'doing' : 'todo';
      return { title, at, state, remark: step?.remark ?? '' };
    })
    .filter(({ title }, index) => (failedAt < 0 || index <= failedAt) && (reviewed || title !== permitSteps.review));
}
