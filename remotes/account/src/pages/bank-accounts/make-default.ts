import { call } from '@portal/shared/api';
import type { Confirm } from '@portal/shared/ui/frame';
import { type AccountRow, tailOf } from './account-row';

/** 设为默认. Returns whether it was done. */
export async function makeDefault(account: AccountRow, confirm: Confirm): Promise<boolean> {
  const sure = await confirm({
    title: `将尾号 ${tailOf(account)} 的账户设为默认？`,
    consequence: '默认账户用于收付款，原默认账户将不再是默认账户。',
    action: '设为默认',
  });
  if (!sure) return false;
  await call('bankAccountDefault', { body: { accountId: account.accountId } }, { success: true });
  return true;
}
