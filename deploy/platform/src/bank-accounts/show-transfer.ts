import type { bankAccount } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskBankAccount } from '@portal/shared/format';
import { banks } from '../reference/banks';

export type AccountRow = typeof bankAccount.$inferSelect;
type Transfer = NonNullable<CallReply<'transferState'>>;

export const bankNameOf = (code: string) => banks.find(({ bankCode }) => bankCode === code)?.bankName ?? code;

export const yuan = (hundredths: number) => (hundredths / 100).toFixed(2);

/** The account's owner is the company; only a demonstration tells the amount. */
export function transferOf(row: AccountRow, compName: string, demo: boolean): Transfer {
  return {
    accountId: row.accountId,
    state: row.state as Transfer['state'],
    bankName: bankNameOf(row.bankCode),
    branchName: row.branchName,
    accountName: compName,
    accountNo: maskBankAccount(row.accountNo),
    reason: row.reason,
    remainTimes: row.remainTimes,
    foresee: row.foresee?.toISOString() ?? null,
    payerName: '供应链金融服务平台',
    serialNo: row.serialNo,
    expireTime: row.expiresAt?.toISOString() ?? null,
    demoAmount: demo && row.state === 'PAID_SUCCESS' ? yuan(row.amount) : null,
  };
}
