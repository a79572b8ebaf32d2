import { z } from 'zod';
import { companyTexts, invoiceNames, permitTexts } from '../../company-fields';
import { defineGroup, read, write } from '../define-calls';
import {
  browserID,
  code,
  companyTextSchemas,
  compNo,
  fileRef,
  fileTokens,
  flag,
  keyOf,
  optionalText,
  optionalTime,
  paged,
  pageOf,
  requestNo,
  time,
  timelineEntry,
} from '../fields';
import { changeStates, changeTypes } from '../states';
import { accountFields } from './real-name';
import { legalPersonFields, permitFields } from './registration';

const changeType = keyOf(changeTypes);
const changeState = keyOf(changeStates);

const shownTexts = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;

const paper = z.object({
  name: z.string(),
  /** An identity card has two sides; empty if nothing was uploaded. */
  files: z.array(fileRef),
  expireDate: z.string().nullable(),
  expiring: flag,
});

export const companyShown = z.object({
  compCode: z.string(),
  compNo,
  ...shownTexts(permitTexts),
  creditCode: z.string(),
  compType: z.string(),
  establishDate: z.string(),
  termStart: z.string(),
  termEnd: z.string().nullable(),
  /** Names, not codes. */
  region: z.string(),
  industry: z.string(),
  smallMicro: flag,
  compRole: z.string(),
  compStatus: z.string(),
  certifiedTime: optionalTime,
  adminName: z.string(),
  adminMobile: z.string(),
  legal: z.object({ name: z.string(), idNo: z.string(), idValidTo: z.string().nullable() }),
  papers: z.array(paper),
  invoice: z.object(shownTexts(invoiceNames)),
  /** A request that is under way; empty if there is none. */
  openChangeNo: z.string(),
});

/**
 * New values by field. An account change holds `accountFields`, a company change some of the permit's and invoice's.
 */
const changedValues = z
  .strictObject({
    ...accountFields,
    ...companyTextSchemas(companyTexts),
    termEnd: permitFields.termEnd,
    smallMicro: permitFields.smallMicro,
    licenseFile: permitFields.licenseFile,
    legalIdFront: legalPersonFields.frontFile,
    legalIdBack: legalPersonFields.backFile,
    legalIdValidTo: legalPersonFields.idValidTo,
  })
  .partial();

const changeDraft = {
  changeNo: code.optional(),
  changeType,
  /** The account that an account change is about. */
  accountId: code.optional(),
  values: changedValues,
  reason: optionalText(500),
  fileTokens,
};

const change = z.object({
  changeNo: z.string(),
  requestNo,
  changeType,
  state: changeState,
  summary: z.string(),
  applicant: z.string(),
  createTime: time,
  submitTime: optionalTime,
  finishTime: optionalTime,
});

const byNo = z.strictObject({ changeNo: code });

/** The portal's data about the company, and requests to change it or one of its accounts. */
export const companyChangeGroup = defineGroup('companyChange', {
  companyView: read({ path: 'company/info/view', reply: companyShown }),
  companyCertificate: read({ path: 'company/info/certificate', reply: 'file' }),
  /** Renews the company's digital certificate for another year, if it expires soon or has expired. */
  certificateRenew: write({ path: 'company/certificate/renew', reply: { no: z.string(), expireTime: time } }),
  changeList: read({
    path: 'company/change/list',
    body: pageOf({
      requestNo: optionalText(50),
      changeType: changeType.optional(),
      state: changeState.optional(),
      accountId: code.optional(),
    }),
    reply: paged(change),
  }),
  changeView: read({
    path: 'company/change/view',
    body: byNo,
    reply: change.extend({
      accountId: z.string(),
      reason: z.string(),
      values: z.record(z.string(), z.unknown()),
      /** Before and after, in words for people. */
      differences: z.array(z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() })),
      /** The new licence, then the evidence. */
      files: z.array(fileRef),
      opinion: z.string(),
      timeline: z.array(timelineEntry),
    }),
  }),
  /** Keeps a draft; without `changeNo` a new one. */
  changeSave: write({
    path: 'company/change/save',
    body: changeDraft,
    maxBytes: 32_768,
    reply: { changeNo: z.string() },
  }),
  changeSubmit: write({
    path: 'company/change/submit',
    body: { ...changeDraft, code: z.string().max(6).optional(), browserID },
    maxBytes: 32_768,
    reply: { changeNo: z.string() },
  }),
  changeWithdraw: write({ path: 'company/change/withdraw', body: byNo }),
  /** A draft only. */
  changeDelete: write({ path: 'company/change/delete', body: byNo }),
});
