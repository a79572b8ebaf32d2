import type { Queryable } from '@portal/database';
import type { bankAccount } from '@portal/database/schema/platform';
import { sameBankAccount } from '@portal/shared/validators';
import { fieldFault } from '../../kernel/http/http-error';
import { findBranch } from '../reference/bank-branches';
import { accountNumber } from './account-number';

type AccountFields = Pick<typeof bankAccount.$inferSelect, 'bankCode' | 'branchNo' | 'accountNo'>;

/**
 * Returns the fields of an account with the branch's name. Refuses a branch that does not exist or belongs to another
 * bank.
 */
export async function checkAccount(db: Queryable, { bankCode, branchNo, accountNo }: AccountFields) {
  const branch = await findBranch(db, branchNo);
  if (!branch || branch.bankCode !== bankCode) throw fieldFault('branchNo', '开户支行不存在，请重新选择');
  return { bankCode, branchNo, branchName: branch.branchName, ...accountNumber(accountNo) };
}

export function requireSameNumber(accountNo: string, again: string): void {
  const fault = sameBankAccount(() => accountNo)(again);
  if (fault !== null) throw fieldFault('accountNoAgain', fault);
}
