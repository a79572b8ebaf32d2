import { z } from 'zod';
import { correctableTexts } from '../../company-fields';
import { defineGroup, read, write } from '../define-calls';
import {
  code,
  companyTextSchemas,
  fileRef,
  fileTokens,
  flag,
  keyOf,
  optionalText,
  optionalTime,
  paperRef,
  requestNo,
  text,
  time,
  token,
} from '../fields';
import { closingHindrances, wayOutStates } from '../states';
import { legalPersonFields, permitFields } from './registration';

const ticket = token;
const kind = z.enum(['reapplication', 'correction', 'renewal', 'unfreeze', 'closing', 'reopening']);

const papers = {
  licenseFile: permitFields.licenseFile,
  termEnd: permitFields.termEnd,
  legalIdFront: legalPersonFields.frontFile,
  legalIdBack: legalPersonFields.backFile,
  legalIdValidTo: legalPersonFields.idValidTo,
};

/** New papers, and after a return the corrected texts, by the names of `company-fields`. */
const values = z.strictObject({ ...papers, ...companyTextSchemas(correctableTexts) }).partial();

/**
 * The ways out of a company that its people cannot enter. A login that was refused for the company's status gives its
 * administrator a ticket, good for half an hour in this browser; the other calls take it instead of a session.
 */
export const waysOutGroup = defineGroup('waysOut', {
  /** Null: this person has no way out there. */
  wayOutOffer: write({
    path: 'comp/wayOut/offer',
    body: { employeeCode: code },
    reply: z.object({ kind, ticket: z.string() }).nullable(),
  }),
  wayOutView: read({
    path: 'comp/wayOut/view',
    token: false,
    body: { ticket },
    reply: {
      kind,
      compName: z.string(),
      compStatus: z.string(),
      /** The sentence of the platform's last decision; empty without one. */
      opinion: z.string(),
      /** The reviewer's findings, by field. */
      reasons: z.record(z.string(), z.string()),
      papers: z.object({
        licenseName: z.string(),
        /** Null: without end. */
        termEnd: z.string().nullable(),
        licenseEnded: flag,
        legalIdValidTo: z.string().nullable(),
        legalIdEnded: flag,
      }),
      /** The texts that a correction can change. */
      texts: z.record(z.string(), z.string()),
      /** The last request of this way; null: none yet. */
      request: z
        .object({
          requestNo,
          state: keyOf(wayOutStates),
          reason: z.string(),
          values: z.record(z.string(), z.unknown()),
          files: z.array(fileRef),
          askedTime: time,
          finishedTime: optionalTime,
        })
        .nullable(),
    },
  }),
  /** Like `third/file/store`, for a person without a session. */
  wayOutFile: write({
    path: 'comp/wayOut/file',
    token: false,
    query: { ticket },
    body: 'file',
    reply: paperRef,
  }),
  /** Begins the registration again with all that the company has typed. It goes on after the next login. */
  wayOutReapply: write({ path: 'comp/wayOut/reapply', token: false, body: { ticket } }),
  /** Sends new papers (60) or a correction (55) to the platform. */
  wayOutChange: write({
    path: 'comp/wayOut/change',
    token: false,
    body: { ticket, reason: optionalText(500), ...values.shape },
    reply: { requestNo },
  }),
  /** Asks for the company to be opened again (90), or for the end of a freeze (70). */
  wayOutAsk: write({
    path: 'comp/wayOut/ask',
    token: false,
    body: { ticket, reason: text(500), fileTokens },
    reply: { requestNo },
  }),
  /** Ends the closing: the company stays open. */
  wayOutKeep: write({ path: 'comp/wayOut/keep', token: false, body: { ticket } }),

  /** The hindrances to the closing of the company, and the last refusal. */
  closingView: read({
    path: 'company/closing/view',
    reply: {
      hindrances: z.array(z.object({ kind: keyOf(closingHindrances), name: z.string(), productCode: z.string() })),
      opinion: z.string(),
    },
  }),
  /** The company gives a product back. Only the platform can resume it. */
  closingStopProduct: write({ path: 'company/closing/stopProduct', body: { productCode: code } }),
  /** The company's name has to be typed. Everybody is logged out of the company. */
  closingSubmit: write({
    path: 'company/closing/submit',
    body: { compName: text(100), reason: text(500) },
    reply: { requestNo },
  }),
});
