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

/** How far an invitation has come; while the invited company is being certified, with that company's own status. */
export function stateEntry({ state, compStatus }: Pick<Invitation, 'state' | 'compStatus'>) {
  const status = state === 'CERTIFYING' && compStatus !== '' ? `（${compStatusOf(compStatus).label}）` : '';
  return { label: `${invitationStates[state]}${status}`, colorClass: colors[state] };
}
