import type { Permission } from '@portal/shared/codes';
import { type ChangeView, isEditable } from '../../change-requests/change-state';

export interface OfferedActions {
  readonly withdraw: boolean;
  /** What going on with it is called; null where it cannot be filled in any more. */
  readonly edit: '继续填写' | '重新提交' | null;
}

const writing = (change: Pick<ChangeView, 'changeType'>): Permission =>
  change.changeType === 'ACCOUNT' ? 'account.write' : 'company.write';

/** What can be done with a request as it stands, by somebody with these permissions. */
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
