import { z } from 'zod';
import type { signingCalls } from '../calls/signing';
import { agreementStates, agreementTypes } from '../states';
import type { SchemasOf } from './call-schemas';
import {
  browserID,
  code,
  compCode,
  dayRange,
  dictionaries,
  fileRef,
  nothing,
  optionalText,
  optionalTime,
  paged,
  pageOf,
  sixDigits,
} from './common';

const agreementType = z.enum(Object.keys(agreementTypes) as [keyof typeof agreementTypes]);
const agreementState = z.enum(Object.keys(agreementStates) as [keyof typeof agreementStates]);

const signInfo = z.object({
  compCode: z.string(),
  compName: z.string(),
  certificateNo: z.string(),
  issuer: z.string(),
  validFrom: optionalTime,
  validTo: optionalTime,
  signed: z.number(),
  pending: z.number(),
});

const agreement = z.object({
  id: z.string(),
  name: z.string(),
  agreementNo: z.string(),
  type: agreementType,
  productName: z.string(),
  parties: z.array(z.string()),
  state: agreementState,
  signTime: optionalTime,
  expireTime: optionalTime,
  file: fileRef,
});

export const signingSchemas = {
  compSignDict: { reply: dictionaries },
  compSignInfo: { query: { compCode }, reply: signInfo },
  compSignAll: { reply: z.array(signInfo) },
  /** Signs what the person has confirmed before by `agreementConfirm`. */
  compSign: { query: { compCode }, reply: z.object({ signed: z.number() }) },
  agreementList: {
    body: pageOf({
      name: optionalText(50),
      type: agreementType.optional(),
      state: agreementState.or(z.literal('UNSIGNED')).optional(),
      ...dayRange,
    }),
    reply: paged(agreement),
  },
  agreementInfo: {
    body: z.strictObject({ id: code }),
    /** `paragraphs`: the wording, as the file has it; empty where only the file is known. */
    reply: agreement.extend({ paragraphs: z.array(z.string()) }),
  },
  agreementConfirm: {
    body: z.strictObject({
      ids: z.array(code).min(1, '请选择协议').max(50),
      agreed: z.literal(true, '请阅读并同意协议'),
      code: sixDigits,
      browserID,
    }),
    reply: nothing,
  },
  agreementSignature: {
    body: z.strictObject({ id: code }),
    reply: z.object({
      algorithm: z.string(),
      digest: z.string(),
      /** Whether the stored file still has the digest that was signed. */
      intact: z.boolean(),
      signers: z.array(
        z.object({ party: z.string(), person: z.string(), certificateNo: z.string(), signTime: optionalTime }),
      ),
    }),
  },
  agreementArchive: { body: z.strictObject({ ids: z.array(code).min(1, '请选择协议').max(50) }) },
} as const satisfies SchemasOf<typeof signingCalls>;
