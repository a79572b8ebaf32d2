import { z } from 'zod';
import { consentText } from '../../codes/consents';
import { all, bankBranch, newBankAccount, newTransferAmount, required } from '../../validators/public';
import { defineGroup, read, write } from '../define-calls';
import { checkedText, code, flag, keyOf, optionalTime, text, token } from '../fields';
import { bankAccountStates, faceStates } from '../states';

const faceState = keyOf(faceStates);

/** A small transfer that proves an account, as both registration and the bank accounts show it. */
export const transfer = z.object({
  accountId: z.string(),
  state: keyOf(bankAccountStates),
  bankName: z.string(),
  branchName: z.string(),
  accountName: z.string(),
  /** Masked. */
  accountNo: z.string(),
  /** Why it failed. */
  reason: z.string(),
  /** The tries that are left for the amount. */
  remainTimes: z.number(),
  /** The time by which the money should arrive. */
  foresee: optionalTime,
  payerName: z.string(),
  serialNo: z.string(),
  expireTime: optionalTime,
  /** Only on a demonstration server. */
});

export const accountFields = {
  bankCode: code,
  branchNo: checkedText(all(required('请选择开户支行'), bankBranch), '102290000012'),
  branchName: text(100),
  accountNo: checkedText(newBankAccount, '6222021001112345678'),
};

export const amountText = checkedText(newTransferAmount, '0.36');

/** By a provider of face recognition, or by a photo that a reviewer looks at. */
export const faceWay = z.enum(['provider', 'photo']);

const face = z.object({
  state: faceState,
  /** Ours: a platform that leaves it out recognises faces. */
  way: faceWay.optional(),
  /** The page that the phone opens: an address on this host. */
  url: z.string(),
  expireTime: optionalTime,
  remainTimes: z.number(),
  reason: z.string(),
  /** Filled after a success; the step that needed the proof takes it. */
  proof: z.string(),
});

const facePurpose = z.enum(['registration', 'adminChange']);

/** The two ways to prove a company: its legal person's face, or a transfer to its account. */
export const realNameGroup = defineGroup('realName', {
  faceStart: write({
    path: 'reg/face/start',
    body: {
      purpose: facePurpose,
      sendSms: flag.default(false),
      consent: z.literal(true, consentText('FACE')),
    },
    reply: face,
  }),
  faceState: read({ path: 'reg/face/state', passive: true, body: { purpose: facePurpose }, reply: face }),
  /** The phone opens the one-time link. It needs no login there: the link's ticket replaces it. */
  faceInfo: read({
    path: 'reg/face/info',
    token: false,
    body: { ticket: token },
    /** No personal data: a person with the link sees only its purpose. */
    reply: {
      state: faceState,
      purposeText: z.string(),
      expireTime: optionalTime,
      way: faceWay,
      /** The provider was asked and has not answered yet. */
      checking: z.boolean(),
      /** The provider's page for the phone; empty: it needs none, or it is not known yet. */
      url: z.string(),
      /** Why it failed. */
      reason: z.string(),
    },
  }),
  faceSubmit: write({
    path: 'reg/face/submit',
    token: false,
    body: { ticket: token, consent: z.literal(true, consentText('FACE')) },
    /** The result may come later: `faceInfo` tells it. */
    reply: { state: faceState, reason: z.string() },
  }),
  /** The legal person holds the identity card beside the face. */
  facePhoto: write({
    path: 'reg/face/photo',
    token: false,
    query: { ticket: token, consent: z.literal('true', consentText('FACE')) },
    body: 'file',
    reply: { state: faceState },
  }),
  transferStart: write({
    path: 'reg/transfer/start',
    body: { ...accountFields, accountNoAgain: text(30) },
    reply: transfer,
  }),
  transferConfirm: write({ path: 'reg/transfer/confirm', body: { amount: amountText }, reply: transfer }),
  transferState: read({ path: 'reg/transfer/state', passive: true, reply: transfer.nullable() }),
});
