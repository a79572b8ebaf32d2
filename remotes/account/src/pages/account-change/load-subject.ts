import { call } from '@portal/shared/api';
import { isUnderReview } from '../../change-requests/change-state';
import { type ChangeSubject, canFillIn, openRequest } from './change-subject';

/** Loads the subject of the page's address: a request to go on with, or an account to change. */
export async function loadSubject(search: URLSearchParams, signal: AbortSignal): Promise<ChangeSubject> {
  const changeNo = search.get('changeNo');
  if (changeNo) return loadRequest(changeNo, signal);
  const accountId = search.get('accountId');
  if (!accountId) return { kind: 'none' };
  const options = { signal, handlesErrors: true };
  const [account, { rows }] = await Promise.all([
    call('bankAccountInfo', { body: { accountId } }, options),
    call('changeList', { body: { accountId, changeType: 'ACCOUNT', pageSize: 50 } }, options),
  ]);
  const open = openRequest(rows);
  if (!open) return { kind: 'form', account, change: null };
  if (isUnderReview(open.state)) return { kind: 'underReview', changeNo: open.changeNo };
  return { kind: 'form', account, change: await call('changeView', { body: { changeNo: open.changeNo } }, options) };
}

async function loadRequest(changeNo: string, signal: AbortSignal): Promise<ChangeSubject> {
  const options = { signal, handlesErrors: true };
  const change = await call('changeView', { body: { changeNo } }, options);
  if (!canFillIn(change)) return { kind: 'closed', changeNo };
  const account = await call('bankAccountInfo', { body: { accountId: change.accountId } }, options);
  return { kind: 'form', account, change };
}
