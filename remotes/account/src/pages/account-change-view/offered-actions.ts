import type { Permission } from '@portal/shared/codes';
import { type ChangeView, isEditable } from '../../change-requests/change-state';

export interface OfferedActions {
  readonly withdraw: boolean;
  /** The label of the button that goes on with the request; null where nobody can fill it in any more. */
  readonly edit: '继续填写' | '重新提交' | null;
}

const writing = (change: Pick<ChangeView, 'changeType'>): Permission =>
  change.changeType === 'ACCOUNT' ? 'account.write' : 'company.write';

/** The actions on a request in its present state, for a person with these permissions. */
export function offeredActions(
  change: Pick<ChangeView, 'changeType' | 'state'>,
  may: (permission: Permission) => boolean,
): OfferedActions {
  if (!may(writing(change))) return { withdraw: false, edit: null };
  return {
    withdraw: change.state === 'SUBMITTED',
    edit: isEditable(change.state) ? (change.state === 'DRAFT' ? '继续填写' : '重新提交') : null,
  };
}
