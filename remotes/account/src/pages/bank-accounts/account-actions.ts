import type { AccountRow } from './account-row';
import { verifyLabels } from './account-state';

export type AccountAction = 'verify' | 'default' | 'change' | 'unbind';

export interface OfferedAction {
  readonly key: AccountAction;
  readonly label: string;
  readonly danger?: true;
  readonly due?: boolean;
}

/** The actions on an account in its present state. Only a person who may write accounts gets any. */
export function accountActions({ state, isDefault }: AccountRow, mayWrite: boolean): readonly OfferedAction[] {
  if (!mayWrite) return [];
  const verify = verifyLabels[state];
  const proven = state === 'ORGANFINISHED';
  const offered: (OfferedAction | false)[] = [
    verify !== null && { key: 'verify', label: verify, due: state === 'PAID_SUCCESS' },
    proven && !isDefault && { key: 'default', label: '设为默认' },
    { key: 'change', label: '变更' },
    // The default account is in use, and while a transfer is under way its money would be lost.
    !isDefault && state !== 'PAID' && { key: 'unbind', label: '解绑', danger: true },
  ];
  return offered.filter((action) => action !== false);
}
