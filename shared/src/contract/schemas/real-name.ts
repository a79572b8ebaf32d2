import { z } from 'zod';
import { all, bankAccount, bankBranch, required, transferAmount } from '../../validators/public';
import type { realNameCalls } from '../calls/real-name';
import { bankAccountStates, faceStates } from '../states';
import type { SchemasOf } from './call-schemas';
import { checkedText, code, flag, optionalTime, text, token } from './common';

const faceState = z.enum(Object.keys(faceStates) as [keyof typeof faceStates]);

/** A small transfer that proves an account, as both registration and the bank accounts show it. */
export const transfer = z.object({
  accountId: z.string(),
  state: z.enum(Object.keys(bankAccountStates) as [keyof typeof bankAccountStates]),
  bankName: z.string(),
  branchName: z.string(),
  accountName: z.string(),
  /** Masked. */
  accountNo: z.string(),
  /** Why it failed. */
  reason: z.string(),
  /** Tries left at the amount. */
  remainTimes: z.number(),
  /** When the money should be there. */
  foresee: optionalTime,
  payerName: z.string(),
  serialNo: z.string(),
  expireTime: optionalTime,
  /** Only on a demonstration server. */
  demoAmount: z.string().nullable(),
});

export const accountFields = {
  bankCode: code,
  branchNo: checkedText(all(required('请选择开户支行'), bankBranch), '102290000012'),
  branchName: text(100),
  accountNo: checkedText(all(required('请输入8至30位数字的银行账号'), bankAccount), '6222021001112345678'),
};

export const amountText = checkedText(all(required('请输入0.01至0.99之间的金额'), transferAmount), '0.36');

const face = z.object({
  state: faceState,
  /** The page that the phone opens: an address on this host. */
  url: z.string(),
  expireTime: optionalTime,
  remainTimes: z.number(),
  reason: z.string(),
  /** After a success: for the step that needed the proof. */
  proof: z.string(),
});

const facePurpose = z.enum(['registration', 'adminChange']);

export const realNameSchemas = {
  faceStart: {
    body: z.strictObject({
      purpose: facePurpose,
      sendSms: flag.default(false),
      consent: z.literal(true, '请阅读并同意人脸信息处理规则'),
    }),
    reply: face,
  },
  faceState: { body: z.strictObject({ purpose: facePurpose }), reply: face },
  faceInfo: {
    body: z.strictObject({ ticket: token }),
    /** No personal data: whoever holds the link sees only what it is for. */
    reply: z.object({ state: faceState, purposeText: z.string(), expireTime: optionalTime }),
  },
  faceSubmit: {
    body: z.strictObject({ ticket: token, consent: z.literal(true, '请阅读并同意人脸信息处理规则') }),
    reply: z.object({ state: faceState, reason: z.string() }),
  },
  transferStart: {
    body: z.strictObject({ ...accountFields, accountNoAgain: text(30) }),
    reply: transfer,
  },
  transferConfirm: { body: z.strictObject({ amount: amountText }), reply: transfer },
  transferState: { reply: transfer.nullable() },
} as const satisfies SchemasOf<typeof realNameCalls>;
