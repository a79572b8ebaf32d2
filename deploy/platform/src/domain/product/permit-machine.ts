import type { permit } from '@portal/database/schema/platform';
import type { PermitState } from '@portal/shared/contract';
import { StateMachine } from '../../kernel/data/state-machine';

/** `APPLYING` waits for the company's own reviewer, `REVIEWING` for the platform; the contract calls both 审核中. */
export type PermitStage = 'NONE' | 'APPLYING' | 'REVIEWING' | 'OPEN' | 'STOPPED';

export type PermitEvent =
  /** `apply` if the company has somebody to review the request; `submit` if it has nobody. */
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

type Permit = Pick<typeof permit.$inferSelect, 'productCode' | 'state' | 'reason' | 'expiresAt'>;

/**
 * Returns the permit's state that the customer sees. A permit that has expired counts as stopped. A permit whose product
 * waits for a signature (`waiting`, by product code) is not open yet.
 */
export function shownPermit(
  held: Permit | null,
  now: Date,
  waiting: ReadonlySet<string>,
): { permitState: PermitState; reason: string } {
  if (!held) return { permitState: 'NONE', reason: '' };
  const { productCode, state, reason, expiresAt } = held;
  if (state === 'OPEN' && expiresAt !== null && expiresAt <= now) {
    return { permitState: 'STOPPED', reason: '产品已到期，请联系客服续约' };
  }
  if (state === 'OPEN' && waiting.has(productCode)) return { permitState: 'TO_SIGN', reason };
  return { permitState: state === 'REVIEWING' ? 'APPLYING' : (state as PermitState), reason };
}
