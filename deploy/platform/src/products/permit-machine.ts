import type { PermitState } from '@portal/shared/contract';

/** `APPLYING` waits for the company's own reviewer, `REVIEWING` for the platform; the contract calls both 审核中. */
export const permitStages = ['NONE', 'APPLYING', 'REVIEWING', 'OPEN', 'STOPPED'] as const;
export type PermitStage = (typeof permitStages)[number];

export const permitEvents = [
  /** Asked for, where the company has somebody to review it; `submit` where it has nobody. */
  'apply',
  'submit',
  /** The company's reviewer. */
  'approve',
  'refuse',
  'withdraw',
  /** The platform. */
  'grant',
  'reject',
  'stop',
  'resume',
] as const;
export type PermitEvent = (typeof permitEvents)[number];

const transitions: Readonly<Record<PermitStage, Partial<Readonly<Record<PermitEvent, PermitStage>>>>> = {
  NONE: { apply: 'APPLYING', submit: 'REVIEWING' },
  APPLYING: { approve: 'REVIEWING', refuse: 'NONE', withdraw: 'NONE' },
  REVIEWING: { grant: 'OPEN', reject: 'NONE', withdraw: 'NONE' },
  OPEN: { stop: 'STOPPED' },
  STOPPED: { resume: 'OPEN' },
};

/** Undefined: the event means nothing in that stage. */
export const afterPermitEvent = (stage: PermitStage, event: PermitEvent): PermitStage | undefined =>
  transitions[stage][event];

/** The stages in which an event means something. */
export const stagesTaking = (event: PermitEvent): PermitStage[] =>
  permitStages.filter((stage) => afterPermitEvent(stage, event) !== undefined);

interface Permit {
  readonly state: string;
  readonly reason: string;
  readonly expiresAt: Date | null;
}

/** What the customer sees of a permit at a time: one that has run out counts as stopped. */
export function shownPermit(permit: Permit | null, now: Date): { permitState: PermitState; reason: string } {
  if (!permit) return { permitState: 'NONE', reason: '' };
  const { state, reason, expiresAt } = permit;
  if (state === 'OPEN' && expiresAt !== null && expiresAt <= now) {
    return { permitState: 'STOPPED', reason: '产品已到期，请联系客服续约' };
  }
  return { permitState: state === 'REVIEWING' ? 'APPLYING' : (state as PermitState), reason };
}
