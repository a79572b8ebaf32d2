import { type CallReply, type ChangeState, type ChangeType, changeStates } from '@portal/shared/contract';
import type { StatusTagProps } from '@portal/shared/ui';

export type ChangeView = CallReply<'changeView'>;
export type ChangeRow = CallReply<'changeList'>['rows'][number];

const colours: Readonly<Record<ChangeState, StatusTagProps['entry']['colorClass']>> = {
  DRAFT: 'gray',
  SUBMITTED: 'blue',
  REVIEWING: 'blue',
  APPROVED: 'green',
  RETURNED: 'red',
  WITHDRAWN: 'gray',
};

export const changeStateTag = (state: ChangeState): StatusTagProps['entry'] => ({
  label: changeStates[state],
  colorClass: colours[state],
});

/** The platform reviews it: the company cannot ask for another change meanwhile. */
export const isUnderReview = (state: ChangeState): boolean => state === 'SUBMITTED' || state === 'REVIEWING';

/** It can still be filled in: for the first time, or after the platform has sent it back. */
export const isEditable = (state: ChangeState): boolean => state === 'DRAFT' || state === 'RETURNED';

/** The address where a request is filled in, by its kind. */
export function editAddress(change: { readonly changeNo: string; readonly changeType: ChangeType }): string {
  const no = encodeURIComponent(change.changeNo);
  return change.changeType === 'ACCOUNT'
    ? `/center/crm/company/changeAcc?changeNo=${no}`
    : `/center/crm/company/list?change=${change.changeType}&changeNo=${no}`;
}

/**
 * The address where a request is shown. The address of an account's change says so: another sidebar entry is active
 * then.
 */
export function viewAddress(change: { readonly changeNo: string; readonly changeType?: ChangeType }): string {
  const query = new URLSearchParams({ changeNo: change.changeNo });
  if (change.changeType === 'ACCOUNT') query.set('changeType', 'ACCOUNT');
  return `/center/crm/company/changeAccView?${query}`;
}
