import { compStatusOf, type StatusClass } from '@portal/shared/codes';
import { type InvitationState, invitationStates } from '@portal/shared/contract';
import type { Invitation } from './invitation';

const colors: Readonly<Record<InvitationState, StatusClass>> = {
  WAITING: 'yellow',
  REGISTERED: 'blue',
  CERTIFYING: 'blue',
  OPENED: 'green',
  EXPIRED: 'gray',
  REVOKED: 'gray',
};

/** The state of an invitation. While the invited company is being certified, it shows that company's own status too. */
export function stateEntry({ state, compStatus }: Pick<Invitation, 'state' | 'compStatus'>) {
  const status = state === 'CERTIFYING' && compStatus !== '' ? `（${compStatusOf(compStatus).label}）` : '';
  return { label: `${invitationStates[state]}${status}`, colorClass: colors[state] };
}
