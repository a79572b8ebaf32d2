import { call } from '@portal/shared/api';
import { type ChangeView, isEditable } from '../../../change-requests/change-state';

export type CompanyChangeType = 'COMPANY' | 'LICENSE';

interface CompanyRequest {
  /** The request to go on with; null for a new one. */
  readonly change: ChangeView | null;
  /** The address names a request that can no longer be filled in. */
  readonly closed: boolean;
}

/** The request that the address names, or else an unfinished draft of this kind. */
export async function loadRequest(
  type: CompanyChangeType,
  changeNo: string | null,
  signal: AbortSignal,
): Promise<CompanyRequest> {
  const options = { signal, handlesErrors: true };
  if (changeNo) {
    const change = await call('changeView', { body: { changeNo } }, options);
    return { change, closed: change.changeType !== type || !isEditable(change.state) };
  }
  const { rows } = await call('changeList', { body: { changeType: type, state: 'DRAFT', pageSize: 1 } }, options);
  const [draft] = rows;
  if (!draft) return { change: null, closed: false };
  return { change: await call('changeView', { body: { changeNo: draft.changeNo } }, options), closed: false };
}
