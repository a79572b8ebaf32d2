import type { PermitState } from '@portal/shared/contract';
import { StateMachine } from '../data/state-machine';

/** `APPLYING` waits for the company's own reviewer, `REVIEWING` for the platform; the contract calls both 审核中. */
export type PermitStage = 'NONE' | 'APPLYING' | 'REVIEWING' | 'OPEN' | 'STOPPED';

export type PermitEvent =
  /** Asked for, where the company has somebody to review it; `submit` where it has nobody. */
  | 'apply'
  | 'submit'
  /** The company's reviewer. */
  | 'approve'
  | 'refuse'
  | 'withdraw'
  /** The platform. */
  | 'grant'
  | 'reject'
  | 'stop'
  | 'resume';

export const permitMachine = new StateMachine<PermitStage, PermitEvent>({
  NONE: { apply: 'APPLYING', submit: 'REVIEWING' },
  APPLYING: { approve: 'REVIEWING', refuse: 'NONE', withdraw: 'NONE' },
  REVIEWING: { grant: 'OPEN', reject: 'NONE', withdraw: 'NONE' },
  OPEN: { stop: 'STOPPED' },
  STOPPED: { resume: 'OPEN' },
});

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
