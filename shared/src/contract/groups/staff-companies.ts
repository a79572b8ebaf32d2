import { z } from 'zod';
import { companyActs, companyFlags } from '../care-words';
import { defineStaffGroup, read, write } from '../define-calls';
import {
  code,
  compCode,
  compNo,
  compRole,
  fileToken,
  flag,
  optionalText,
  optionalTime,
  sortBy,
  text,
  time,
} from '../fields';
import { scannedFile } from '../scanned-file';
import { inTenant, next, partOf, reason } from '../staff-parts';
import { companyShown } from './company-change';

const ofCompany = z.strictObject({ compCode });

const row = z.object({
  compCode: z.string(),
  compNo,
  tenant: z.string(),
  compName: z.string(),
  creditCode: z.string(),
  compStatus: z.string(),
  /** The company's administrator; the number is masked. */
  adminName: z.string(),
  adminMobile: z.string(),
  createTime: time,
  certifiedTime: optionalTime,
});

/** Why and since when a company is frozen. */
const freeze = z.object({ reason: z.string(), statusBefore: z.string(), by: z.string(), at: time });

const note = z.object({ noteId: z.string(), note: z.string(), by: z.string(), at: time });

/** A letter to a person: never its code, its link or its text. */
export const sentLetter = z.object({
  at: time,
  /** `message`, `sms` or `email`. */
  channel: z.string(),
  title: z.string(),
  /** The person, or the masked number or address. */
  to: z.string(),
  /** `SENT`, `WAITING` or `FAILED`; of a message `READ` or `UNREAD`; of a code `SENT`, `USED` or `EXPIRED`. */
  state: z.string(),
  /** What the provider has reported of an SMS; left away: nothing yet. */
  report: z.object({ arrived: z.boolean(), code: z.string(), words: z.string(), at: time }).optional(),
});

export const loginEntry = z.object({
  at: time,
  userCode: z.string(),
  userName: z.string(),
  action: z.string(),
  result: z.string(),
  address: z.string(),
  browser: z.string(),
  system: z.string(),
});

export const device = z.object({
  sessionId: z.string(),
  userCode: z.string(),
  userName: z.string(),
  browser: z.string(),
  system: z.string(),
  address: z.string(),
  loginTime: time,
  lastActiveTime: time,
});

/** Companies as the platform's own people see them: personal numbers masked, one call for each tab. */
export const staffCompanyGroup = defineStaffGroup('staffCompany', {
  staffCompanyList: read({
    path: 'staff/company/list',
    body: {
      ...partOf,
      tenant: inTenant,
      /** A part of the company's name, its number, its credit code, a whole phone number, or a person's name. */
      keyword: optionalText(60),
      compStatus: z.string().max(4).optional(),
      sort: sortBy(['createTime']),
      flag: z.enum(Object.keys(companyFlags) as [keyof typeof companyFlags]).optional(),
    },
    reply: { rows: z.array(row), next },
  }),
  staffCompanyShow: read({
    path: 'staff/company/show',
    body: ofCompany,
    reply: row.extend({
      compRole: z.array(compRole),
      inviteCode: z.string(),
      freeze: freeze.nullable(),
      openCases: z.number(),
      openQuestions: z.number(),
      people: z.number(),
      /** Papers that expire soon or have expired. */
      papersDue: z.array(z.object({ name: z.string(), expireDate: z.string() })),
      may: z.array(z.enum(companyActs)),
    }),
  }),
  staffCompanyProfile: read({
    path: 'staff/company/profile',
    body: ofCompany,
    reply: companyShown.extend({
      /** The company's type in words. */
      compTypeName: z.string(),
      /** The person who registered the company and is allowed to act for it. */
      agent: z.object({ name: z.string(), idNo: z.string() }),
      /** The result of the check for harmful content, for each file of the papers. */
      scans: z.array(scannedFile.pick({ fileToken: true, scan: true })),
    }),
  }),
  staffCompanyPeople: read({
    path: 'staff/company/people',
    body: { compCode, sort: sortBy(['lastLoginTime']), ...partOf },
    reply: {
      rows: z.array(
        z.object({
          userCode: z.string(),
          userName: z.string(),
          mobile: z.string(),
          email: z.string(),
          rootManager: flag,
          employeeRole: z.array(z.string()),
          status: z.string(),
          /** The account's own: `ACTIVE` or `LOCKED`. */
          accountStatus: z.string(),
          lastLoginTime: optionalTime,
          createTime: time,
        }),
      ),
      next,
    },
  }),
  staffCompanyAccounts: read({
    path: 'staff/company/accounts',
    body: ofCompany,
    reply: z.array(
      z.object({
        accountId: z.string(),
        bankName: z.string(),
        branchName: z.string(),
        accountNo: z.string(),
        accountType: z.string(),
        state: z.string(),
        isDefault: flag,
        reason: z.string(),
        createTime: time,
        unboundTime: optionalTime,
      }),
    ),
  }),
  staffCompanyAgreements: read({
    path: 'staff/company/agreements',
    body: ofCompany,
    reply: z.array(
      z.object({
        id: z.string(),
        agreementNo: z.string(),
        name: z.string(),
        type: z.string(),
        productName: z.string(),
        state: z.string(),
        fileToken: z.string(),
        createTime: time,
        signedTime: optionalTime,
        expireTime: optionalTime,
      }),
    ),
  }),
  staffCompanyProducts: read({
    path: 'staff/company/products',
    body: ofCompany,
    reply: z.array(
      z.object({
        productCode: z.string(),
        productName: z.string(),
        requestNo: z.string(),
        state: z.string(),
        reason: z.string(),
        applicant: z.string(),
        applyTime: optionalTime,
        expireTime: optionalTime,
      }),
    ),
  }),
  staffCompanyCases: read({
    path: 'staff/company/cases',
    body: ofCompany,
    reply: z.array(
      z.object({
        taskId: z.string(),
        kind: z.string(),
        summary: z.string(),
        createTime: time,
        doneTime: optionalTime,
        /** Empty while the case is open, and if it was withdrawn. */
        outcome: z.string(),
        reason: z.string(),
      }),
    ),
  }),
  /** The people who are logged in for the company now, and the last logins. */
  staffCompanyLogins: read({
    path: 'staff/company/logins',
    body: ofCompany,
    reply: { devices: z.array(device), logins: z.array(loginEntry) },
  }),
  /** The last hundred letters to people of the company. */
  staffCompanySent: read({ path: 'staff/company/sent', body: ofCompany, reply: z.array(sentLetter) }),
  staffNoteList: read({
    path: 'staff/note/list',
    /** Exactly one of the two. */
    body: { compCode: compCode.optional(), userCode: code.optional() },
    reply: z.array(note),
  }),
  staffNoteAdd: write({
    path: 'staff/note/add',
    body: { compCode: compCode.optional(), userCode: code.optional(), note: text(1000) },
    reply: { noteId: z.string() },
  }),
  /** One paper of the company. Reading it is an act that the audit notes. */
  staffCompanyFile: read({ path: 'staff/company/file', body: { compCode, fileToken }, reply: 'file' }),
  /** Has a file checked again whose check brought no result. */
  staffCompanyRescan: write({
    path: 'staff/company/rescan',
    body: { compCode, fileToken },
    reply: scannedFile.pick({ scan: true }),
  }),
  /** One number in clear, for a stated reason. */
  staffCompanyReveal: read({
    path: 'staff/company/reveal',
    body: {
      compCode,
      what: z.enum(['legalIdNo', 'agentIdNo', 'adminMobile', 'accountNo', 'invoiceAccountNo']),
      /** With `accountNo`: the account. */
      accountId: code.optional(),
      reason,
    },
    reply: { value: z.string() },
  }),
  /** Tells the company's administrator something: as a message in the portal, and that it is there by SMS and e-mail. */
  staffCompanyMessage: write({
    path: 'staff/company/message',
    body: { compCode, title: text(40), content: text(2000) },
  }),
  /** The company's people are out at their next click, and nobody enters it. */
  staffCompanyFreeze: write({ path: 'staff/company/freeze', body: { compCode, reason } }),
  /** Back to the status that it had before. */
  staffCompanyUnfreeze: write({
    path: 'staff/company/unfreeze',
    factor: true,
    body: { compCode, reason },
    reply: { compStatus: z.string() },
  }),
  /** Everything that is kept of the company, with its papers, for an authority that asks for it by a letter. */
  staffCompanyExport: read({
    path: 'staff/company/export',
    factor: true,
    body: {
      compCode,
      reason,
      /** The number of the authority's letter. */
      referenceNo: text(60),
      /** Identity and account numbers stand in it in clear. */
      withIdentity: z.boolean().default(false),
    },
    reply: 'file',
  }),
});
