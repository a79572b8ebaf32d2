import type { bankAccount } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskBankAccount } from '@portal/shared/format';
import type { CompanyContext } from '../../kernel/calls/context';
import { legalParty } from '../../kernel/tenant/legal-party';
import { bankNames } from '../reference/banks';

export type AccountRow = typeof bankAccount.$inferSelect;
type Transfer = NonNullable<CallReply<'transferState'>>;

export const yuan = (hundredths: number) => (hundredths / 100).toFixed(2);

/** The names on both ends of a transfer. */
export interface TransferEnds {
  /** The sender of the small amounts, as bank statements name it. */
  readonly payerName: string;
  readonly bankNameOf: (bankCode: string) => string;
}

export const payerOf = async ({ db, origin }: CompanyContext): Promise<TransferEnds> => ({
  payerName: (await legalParty(db, origin.tenant)).legalName,
  bankNameOf: await bankNames(db),
});

/** Shows the transfer. The account's owner is the company. Only its bank tells the amount. */
export function transferOf({ member }: CompanyContext, ends: TransferEnds, row: AccountRow): Transfer {
  return {
    accountId: row.accountId,
    state: row.state as Transfer['state'],
    bankName: ends.bankNameOf(row.bankCode),
    branchName: row.branchName,
    accountName: member.compName,
    accountNo: maskBankAccount(row.accountNo),
    reason: row.reason,
    remainTimes: row.remainTimes,
    foresee: row.foresee?.toISOString() ?? null,
    payerName: ends.payerName,
    serialNo: row.serialNo,
    expireTime: row.expiresAt?.toISOString() ?? null,
  };
}
