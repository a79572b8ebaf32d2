import { bankAccountInfo, bankAccountList } from '../../domain/bank-account/read-accounts';
import { confirmTransfer, startTransfer } from '../../domain/bank-account/transfers';
import { companyCall, type GroupHandlers } from '../../kernel/calls/handler';
import type { Policy } from '../../kernel/calls/policy';
import { bankAccountAdd, bankAccountDefault, bankAccountReveal, bankAccountUnbind } from './change-accounts';

const read = { permission: 'account.read' } satisfies Omit<Policy, 'access'>;
const write = { permission: 'account.write' } satisfies Omit<Policy, 'access'>;
/** These calls decide which accounts get money, or show whole account numbers. */
const change = { ...write, stepUp: 'accounts' } satisfies Omit<Policy, 'access'>;

export const bankAccountHandlers: GroupHandlers<'bankAccount'> = {
  bankAccountList: companyCall(read, bankAccountList),
  bankAccountInfo: companyCall(read, (context, { body }) => bankAccountInfo(context, body.accountId)),
  bankAccountAdd: companyCall(change, bankAccountAdd),
  // A person who may only read does not need the whole number.
  bankAccountReveal: companyCall({ ...change, ownCode: 'revealAccount' }, bankAccountReveal),
  bankAccountPay: companyCall(write, async (context, { body }) => {
    await startTransfer(context, body.accountId);
    return bankAccountInfo(context, body.accountId);
  }),
  bankAccountConfirm: companyCall(write, async (context, { body }) => {
    await confirmTransfer(context, body.accountId, body.amount);
    return bankAccountInfo(context, body.accountId);
  }),
  bankAccountDefault: companyCall(change, bankAccountDefault),
  bankAccountUnbind: companyCall(change, bankAccountUnbind),
};
