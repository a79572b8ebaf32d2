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

/** 解绑: one of the gravest acts, so the person types the number's tail first. Returns whether it was done. */
export async function unbindAccount(account: AccountRow, confirm: Confirm): Promise<boolean> {
  const tail = tailOf(account);
  const sure = await confirm({
    title: `确定解绑尾号 ${tail} 的账户？`,
    consequence: `解绑后该账户不能用于收付款，确定解绑尾号 ${tail} 的账户？`,
    action: '解绑',
    danger: true,
    typeToConfirm: tail,
  });
  if (!sure) return false;
  await call('bankAccountUnbind', { body: { accountId: account.accountId, tail } }, { success: true });
  return true;
}
