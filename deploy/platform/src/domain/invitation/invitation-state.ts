import type { InvitationState } from '@portal/shared/contract';
import { StateMachine } from '../../kernel/data/state-machine';

export type InvitationEvent = 'registered' | 'certifying' | 'opened' | 'expired' | 'revoked';

export const invitationState = new StateMachine<InvitationState, InvitationEvent>({
  WAITING: { registered: 'REGISTERED', expired: 'EXPIRED', revoked: 'REVOKED' },
  REGISTERED: { certifying: 'CERTIFYING', opened: 'OPENED' },
  CERTIFYING: { certifying: 'CERTIFYING', opened: 'OPENED' },
  OPENED: {},
  EXPIRED: {},
  REVOKED: {},
});

/** Returns the invitation's event for an invited company's new status; undefined: there is none. */
export function invitationEventOf(compStatus: string): InvitationEvent | undefined {
  if (compStatus === '40') return 'opened';
  return ['25', '30', '35'].includes(compStatus) ? 'certifying' : undefined;
}
