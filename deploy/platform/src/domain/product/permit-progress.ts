import type { CallReply } from '@portal/shared/contract';
import type { PermitStage } from './permit-machine';

type TimelineEntry = CallReply<'productProgress'>['timeline'][number];

export interface PermitStep {
  title: string;
  at: string;
  remark: string;
}

export const permitSteps = {
  apply: '提交申请',
  review: '企业复核',
  grant: '平台审核',
  sign: '签署协议',
  open: '开通使用',
} as const;

/** The text of a step that is under way: who works on it, and how long that takes. */
const underWay: Readonly<Record<string, string>> = {
  [permitSteps.review]: '等待本企业的复核人员处理',
  [permitSteps.grant]: '预计 1–3 个工作日完成，结果以站内信通知',
  [permitSteps.sign]: '签署产品协议后即可使用',
};

const order: readonly string[] = Object.values(permitSteps);

/** `TO_SIGN`: the product is granted, and an agreement waits for a signature. */
export type ProgressStage = PermitStage | 'TO_SIGN';

/** The number of steps that are done. */
const done: Readonly<Record<ProgressStage, number>> = {
  NONE: 0,
  APPLYING: 1,
  REVIEWING: 2,
  TO_SIGN: 3,
  OPEN: order.length,
  STOPPED: order.length,
};

interface Progress {
  readonly stage: ProgressStage;
  /** True: the product has agreements to sign. */
  readonly signs: boolean;
  readonly history: readonly PermitStep[];
  readonly appliedAt: Date | null;
}

/** Returns the steps of an application. If it ended in a refusal, that step has failed and no step follows. */
export function permitProgress({ stage, signs, history, appliedAt }: Progress): TimelineEntry[] {
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
      return { title, at, state, remark: step?.remark || (state === 'doing' && underWay[title]) || '' };
    })
    .filter((_, index) => failedAt < 0 || index <= failedAt)
    .filter(({ title }) => (reviewed || title !== permitSteps.review) && (signs || title !== permitSteps.sign));
}
