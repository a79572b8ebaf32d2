import { z } from 'zod';
import { defineGroup, read, write } from '../define-calls';
import { browserID, code, flag, keyOf, optionalText, paged, pageOf, sixDigits, text, time } from '../fields';
import { bankAccountStates } from '../states';
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

/** The company's bank accounts. */
export const bankAccountGroup = defineGroup('bankAccount', {
  bankAccountList: read({
    path: 'company/bankAccount/list',
    body: pageOf({
      bankCode: code.optional(),
      state: keyOf(bankAccountStates).optional(),
      keyword: optionalText(50),
    }),
    reply: paged(account),
  }),
  /** A page that waits for the bank asks again and again, so a call does not mean that a person is there. */
  bankAccountInfo: read({ path: 'company/bankAccount/info', passive: true, body: byId, reply: account }),
  bankAccountAdd: write({
    path: 'company/bankAccount/add',
    body: { ...accountFields, accountNoAgain: text(30), accountType },
    reply: account,
  }),
  /** The whole account number, after an SMS code. */
  bankAccountReveal: read({
    path: 'company/bankAccount/reveal',
    /** `code` replaces the proof of who acts that is asked for otherwise. */
    body: { accountId: code, code: sixDigits.optional(), browserID: browserID.optional() },
    reply: { accountNo: z.string() },
  }),
  /** Starts the transfer that proves the account. */
  bankAccountPay: write({ path: 'company/bankAccount/pay', body: byId, reply: account }),
  bankAccountConfirm: write({
    path: 'company/bankAccount/confirm',
    body: { accountId: code, amount: amountText },
    reply: account,
  }),
  bankAccountDefault: write({ path: 'company/bankAccount/default', body: byId }),
  /** `tail`: the number's last four digits, typed to confirm. */
  bankAccountUnbind: write({ path: 'company/bankAccount/unbind', body: { accountId: code, tail: z.string().max(4) } }),
});
