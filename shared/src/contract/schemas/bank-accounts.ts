import { z } from 'zod';
import type { bankAccountCalls } from '../calls/bank-accounts';
import { bankAccountStates } from '../states';
import type { SchemasOf } from './call-schemas';
import { browserID, code, flag, nothing, optionalText, paged, pageOf, sixDigits, text, time } from './common';
import { accountFields, amountText, transfer } from './real-name';

/** Basic, general, special purpose. */
const accountType = z.enum(['BASIC', 'GENERAL', 'SPECIAL']);

const account = transfer.extend({
  bankCode: z.string(),
  branchNo: z.string(),
  accountType,
  currency: z.string(),
  isDefault: flag,
  createTime: time,
});

const byId = z.strictObject({ accountId: code });

export const bankAccountSchemas = {
  bankAccountList: {
    body: pageOf({
      bankCode: code.optional(),
      state: z.enum(Object.keys(bankAccountStates) as [keyof typeof bankAccountStates]).optional(),
      keyword: optionalText(50),
    }),
    reply: paged(account),
  },
  bankAccountInfo: { body: byId, reply: account },
  bankAccountAdd: {
    body: z.strictObject({ ...accountFields, accountNoAgain: text(30), accountType }),
    reply: account,
  },
  bankAccountReveal: {
    /** `code` stands for the proof of who acts that is asked for otherwise. */
    body: z.strictObject({ accountId: code, code: sixDigits.optional(), browserID: browserID.optional() }),
    reply: z.object({ accountNo: z.string() }),
  },
  bankAccountPay: { body: byId, reply: account },
  bankAccountConfirm: { body: z.strictObject({ accountId: code, amount: amountText }), reply: account },
  bankAccountDefault: { body: byId, reply: nothing },
  /** `tail`: the number's last four digits, typed to confirm. */
  bankAccountUnbind: { body: z.strictObject({ accountId: code, tail: z.string().max(4) }), reply: nothing },
} as const satisfies SchemasOf<typeof bankAccountCalls>;
