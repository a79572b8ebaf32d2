import { z } from 'zod';
import { agreementText } from '../../codes/consents';
import { defineGroup, read, write } from '../define-calls';
import {
  browserID,
  code,
  compCode,
  dayRange,
  dictionaries,
  fileRef,
  keyOf,
  optionalText,
  optionalTime,
  paged,
  pageOf,
  sixDigits,
  sortBy,
} from '../fields';
import { agreementStates, agreementTypes } from '../states';

const agreementType = keyOf(agreementTypes);
const agreementState = keyOf(agreementStates);

const signingWay = z.enum(['provider', 'paper']);

const signInfo = z.object({
  compCode: z.string(),
  compName: z.string(),
  certificateNo: z.string(),
  issuer: z.string(),
  validFrom: optionalTime,
  validTo: optionalTime,
  /** `paper`: no provider signs; the company seals a paper and the platform's people confirm it. */
  way: signingWay,
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

/** The company's electronic signature and its agreements. */
export const signingGroup = defineGroup('signing', {
  compSignDict: read({ path: 'cust/comp/sign/dict', base: 'root', spec: true, reply: dictionaries }),
  compSignInfo: read({
    path: 'cust/comp/findAllSignInfo',
    base: 'root',
    spec: true,
    query: { compCode },
    reply: signInfo,
  }),
  compSignAll: read({ path: 'cust/comp/findAllSign', base: 'root', spec: true, reply: z.array(signInfo) }),
  /** Hands over for signing the agreements that the person has confirmed before by `agreementConfirm`. */
  compSign: write({
    path: 'cust/comp/sign',
    base: 'root',
    spec: true,
    query: { compCode },
    reply: { signed: z.number(), way: signingWay },
  }),
  agreementList: read({
    path: 'agreement/list',
    body: pageOf({
      name: optionalText(50),
      type: agreementType.optional(),
      state: agreementState.or(z.literal('UNSIGNED')).optional(),
      ...dayRange,
      sort: sortBy(['signTime', 'expireTime']),
    }),
    reply: paged(agreement),
  }),
  agreementInfo: read({
    path: 'agreement/info',
    body: { id: code },
    /**
     * The words of the file: `paragraphs` is its wording, `places` are the places to sign under it. Both are empty if only
     * the file is known.
     */
    reply: agreement.extend({
      paragraphs: z.array(z.string()),
      places: z.array(
        z.object({
          role: z.string(),
          name: z.string(),
          /** The purpose that the seal shows; null: nobody has sealed yet. */
          seal: z.string().nullable(),
          /** Who signed and when, or lines to fill in by hand. */
          lines: z.array(z.string()),
        }),
      ),
    }),
  }),
  /** The person has read to the end and agrees, proved by an SMS code: `compSign` then signs for the company. */
  agreementConfirm: write({
    path: 'agreement/confirm',
    body: {
      ids: z.array(code).min(1, '请选择协议').max(50),
      agreed: z.literal(true, agreementText),
      code: sixDigits,
      browserID,
    },
  }),
  agreementSignature: read({
    path: 'agreement/signature',
    body: { id: code },
    reply: {
      algorithm: z.string(),
      digest: z.string(),
      /** Returns whether the stored file still has the digest that was signed. */
      intact: z.boolean(),
      signers: z.array(
        z.object({
          party: z.string(),
          person: z.string(),
          certificateNo: z.string(),
          issuer: z.string(),
          signTime: optionalTime,
        }),
      ),
    },
  }),
  /** Several agreements as one archive. */
  agreementArchive: read({
    path: 'agreement/archive',
    body: { ids: z.array(code).min(1, '请选择协议').max(50) },
    reply: 'file',
  }),
});
