import type { bankAccount } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskBankAccount } from '@portal/shared/format';
import type { CompanyContext } from '../../core/calls/context';
import { legalParty } from '../../core/tenant/legal-party';
import { banks } from '../reference/banks';

export type AccountRow = typeof bankAccount.$inferSelect;
type Transfer = NonNullable<CallReply<'transferState'>>;

export const bankNameOf = (code: string) => banks.find(({ bankCode }) => bankCode === code)?.bankName ?? code;

export const yuan = (hundredths: number) => (hundredths / 100).toFixed(2);

/** The sender of the small amounts, as bank statements name it. */
export const payerOf = async ({ db, origin }: CompanyContext): Promise<string> =>
  (await legalParty(db, origin.tenant)).legalName;

/** Shows the transfer. The account's owner is the company; only a demonstration tells the amount. */
export function transferOf({ member, config }: CompanyContext, payerName: string, row: AccountRow): Transfer {
  return {
    accountId: row.accountId,
    state: row.state as Transfer['state'],
    bankName: bankNameOf(row.bankCode),
    branchName: row.branchName,
    accountName: member.compName,
    accountNo: maskBankAccount(row.accountNo),
    reason: row.reason,
    remainTimes: row.remainTimes,
    foresee: row.foresee?.toISOString() ?? null,
    payerName,
    serialNo: row.serialNo,
    expireTime: row.expiresAt?.toISOString() ?? null,
    demoAmount: config.demo && row.state === 'PAID_SUCCESS' ? yuan(row.amount) : null,
  };
}
