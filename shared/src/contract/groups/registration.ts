import { z } from 'zod';
import { agreementText, registrationConsents } from '../../codes/consents';
import { permitTexts } from '../../company-fields';
import {
  all,
  creditCode,
  email,
  identityNumber,
  required,
  type Validator,
  wrongIdentityNumber,
} from '../../validators/public';
import { defineGroup, read, write } from '../define-calls';
import {
  browserID,
  checkedText,
  code,
  companyNameText,
  companyRole,
  companyTextSchemas,
  cookieDetails,
  day,
  fileRef,
  fileToken,
  flag,
  keyOf,
  mobileText,
  optionalEmail,
  optionalText,
  optionalTime,
  paperRef,
  personNameText,
  secretText,
  sixDigits,
  text,
  timelineEntry,
  token,
} from '../fields';
import { cardStates, faceStates } from '../states';
import { faceWay, transfer } from './real-name';

const consent = z.enum(registrationConsents);
const cardState = keyOf(cardStates);
const creditCodeText = checkedText(all(required('请输入正确的统一社会信用代码'), creditCode), '91350100M000100Y43');

/** The form of step two. Everything may be missing in a draft; `permitSubmit` asks for all that is required. */
export const permitFields = {
  productCodes: z.array(code).min(1, '请选择产品').max(20),
  compRole: companyRole,
  licenseFile: fileToken,
  creditCode: creditCodeText,
  compType: text(50),
  establishDate: day,
  termStart: day,
  /** Null: without end. */
  termEnd: day.nullable(),
  smallMicro: flag,
  ...companyTextSchemas(permitTexts),
};

const permitForm = z.strictObject(permitFields);
/** The text that was typed so far. It is checked only when it is submitted, so it may be longer than it should be. */
const draftText = z.string().max(600);
const draftOf = <Name extends string>(fields: Readonly<Record<Name, z.ZodType>>) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, draftText])) as Record<Name, typeof draftText>;

const permitDraft = z
  .strictObject({
    ...draftOf(permitFields),
    productCodes: z.array(code).max(20),
    termEnd: draftText.nullable(),
    smallMicro: flag,
    scope: z.string().max(2000),
  })
  .partial();

/** The full number, or the masked one that the server showed: then the known number stays. */
const knownIdentityNumber: Validator = (value) => (value?.includes('*') ? null : identityNumber(value));

const identityFields = {
  name: personNameText,
  idNo: checkedText(all(required(wrongIdentityNumber), knownIdentityNumber), '11010519491231002X'),
  idValidFrom: day,
  /** Null: without end. */
  idValidTo: day.nullable(),
  frontFile: fileToken,
  backFile: fileToken,
};

export const legalPersonFields = { ...identityFields, idType: z.literal('ID') };

const agentFields = {
  name: personNameText,
  idNo: legalPersonFields.idNo,
  /** A legal person who acts for the company themselves needs neither mailbox nor letter. */
  email: checkedText(email, 'chen.liqun@example.com'),
  letterFile: z.union([fileToken, z.literal('')]),
};

/** Null removes a draft. */
const cardDrafts = z
  .strictObject({
    legalPerson: z
      .strictObject({ ...draftOf(identityFields), idValidTo: draftText.nullable() })
      .partial()
      .nullable(),
    agent: z.strictObject(draftOf(agentFields)).partial().nullable(),
  })
  .partial();

const shownIdentity = {
  name: z.string(),
  /** Masked once it is saved. */
  idNo: z.string(),
  idValidFrom: z.string(),
  idValidTo: z.string().nullable(),
  frontFile: paperRef.nullable(),
  backFile: paperRef.nullable(),
};

const shownAgent = { name: z.string(), idNo: z.string(), email: z.string(), letterFile: paperRef.nullable() };

const shownDrafts = z.object({
  legalPerson: z.object(shownIdentity).nullable(),
  agent: z.object(shownAgent).nullable(),
});

/** The data that identify the company, and the consents of its administrator. */
const newCompany = {
  compName: companyNameText,
  creditCode: creditCodeText,
  /** `10` legal person, `20` agent. */
  identity: z.enum(['10', '20']),
  inviteCode: z.string().trim().max(32).optional(),
  consents: z.array(consent).max(3),
};

/** Faults that a reviewer found, by the name of the field. */
const reasons = z.record(z.string(), z.string());
/** Fields that may be corrected after a return; empty: all of them. */
const correctable = z.array(z.string());

const registered = z.object({
  /** `registered`: logged in at once. `mobileExists`: log in instead. `companyExists`: ask to be let in. */
  result: z.enum(['registered', 'mobileExists', 'companyExists']),
  msg: z.string(),
  cookieDetailsVo: cookieDetails.optional(),
  employeeCode: z.string().optional(),
  compName: z.string().optional(),
  compStatus: z.string().optional(),
  inviteCode: z.string().optional(),
  /** Only with `companyExists`: the administrator's masked number, and the token for `registerJoin`. */
  adminMobile: z.string().optional(),
  joinToken: z.string().optional(),
});

/** Rises with each save of the permit. A save names the one that its page shows. */
const revision = z.int().min(0);

const permitValues = permitDraft.extend({ licenseFile: z.string().optional() });

/** A company registers: account, permit, real-name verification, review. */
export const registrationGroup = defineGroup('registration', {
  invitationByCode: read({
    path: 'reg/invite/info',
    token: false,
    body: { inviteCode: z.string().trim().max(32) },
    reply: { valid: flag, msg: z.string(), inviterCompName: z.string(), compName: z.string(), compRole: z.string() },
  }),
  registerSubmit: write({
    path: 'reg/user/submit',
    token: false,
    secrets: ['pwd', 'rePwd'],
    body: {
      ...newCompany,
      userName: personNameText,
      mobile: mobileText,
      code: sixDigits,
      email: optionalEmail,
      pwd: secretText,
      rePwd: secretText,
      browserID,
    },
    reply: registered,
  }),
  /** Adds another company of a person who is logged in, without a new account. */
  companyAdd: write({ path: 'reg/user/addCompany', body: newCompany, reply: registered }),
  /** The company is there already: ask its administrator to be let in. */
  registerJoin: write({ path: 'reg/user/join', token: false, body: { joinToken: token, remark: optionalText(200) } }),
  /** The company's progress. A waiting page asks for it again and again. */
  registrationProgress: read({
    path: 'reg/progress/view',
    passive: true,
    reply: {
      compStatus: z.string(),
      compName: z.string(),
      compCode: z.string(),
      inviteCode: z.string(),
      rootManager: flag,
      productNames: z.array(z.string()),
      adminName: z.string(),
    },
  }),
  permitView: read({
    path: 'reg/permit/view',
    reply: {
      values: permitValues,
      license: fileRef.nullable(),
      /** False: nobody reads a licence from its picture here, and the person types. */
      reads: flag.optional(),
      /** Fields that were read from the licence and not yet confirmed. */
      recognized: z.array(z.string()),
      reasons,
      correctable,
      /** The reviewer's opinion on the whole application; empty: it did not come back. */
      remark: z.string(),
      revision,
      savedAt: optionalTime,
    },
  }),
  /** The data of the business licence, read from its picture. */
  licenseRead: read({
    path: 'reg/permit/readLicense',
    body: { fileToken },
    reply: { values: permitValues },
  }),
  permitSave: write({
    path: 'reg/permit/save',
    /** `recognized`: the fields that were read from the licence and that nobody has confirmed. */
    body: permitDraft.extend({ revision, recognized: z.array(code).max(40).optional() }),
    maxBytes: 65_536,
    reply: { savedAt: z.string(), revision },
  }),
  permitSubmit: write({
    path: 'reg/permit/submit',
    body: permitForm.extend({ revision }),
    maxBytes: 32_768,
    reply: { compStatus: z.string() },
  }),
  verificationView: read({
    path: 'reg/verification/view',
    passive: true,
    reply: {
      legalPerson: z.object({ state: cardState, ...shownIdentity }),
      agent: z.object({
        state: cardState,
        ...shownAgent,
        mobile: z.string(),
        /** The legal person registered the company themselves: nobody has to authorise them. */
        isLegalPerson: flag,
      }),
      /** The legal person on the business licence. */
      licensedPerson: z.string(),
      proof: z.object({
        state: cardState,
        way: z.enum(['face', 'transfer', 'none']),
        face: keyOf(faceStates),
        /** Ours: a platform that leaves it out recognises faces. */
        faceWay: faceWay.optional(),
        transfer: transfer.nullable(),
      }),
      certificate: z.object({
        state: cardState,
        agreedAt: optionalTime,
        /** False: nobody issues certificates here, and agreements are sealed on paper. */
        issued: flag.optional(),
      }),
      drafts: shownDrafts,
      reasons,
      correctable,
      remark: z.string(),
      /** The application came back, and says the same as before. */
      unchanged: flag,
      canSubmit: flag,
    },
  }),
  /** Keeps the cards as far as they are typed. */
  verificationDraft: write({ path: 'reg/verification/draft/save', body: cardDrafts, maxBytes: 65_536 }),
  legalPersonSave: write({ path: 'reg/verification/legalPerson/save', body: legalPersonFields }),
  agentSave: write({ path: 'reg/verification/agent/save', body: agentFields }),
  agentLetterTemplate: read({ path: 'reg/verification/agent/letterTemplate', reply: 'file' }),
  certificateAgree: write({
    path: 'reg/verification/certificate/agree',
    body: { agreed: z.literal(true, agreementText) },
  }),
  verificationSubmit: write({ path: 'reg/verification/submit', reply: { compStatus: z.string() } }),
  approvalView: read({
    path: 'reg/approval/view',
    passive: true,
    reply: {
      compStatus: z.string(),
      timeline: z.array(timelineEntry),
      reasons,
      remark: z.string(),
      submitted: z.array(
        z.object({
          section: z.string(),
          items: z.array(
            z.object({
              label: z.string(),
              value: z.string(),
              /** The file of a paper, to look at it; null for other items. */
              file: fileRef.nullable(),
            }),
          ),
        }),
      ),
    },
  }),
  approvalWithdraw: write({ path: 'reg/approval/withdraw', reply: { compStatus: z.string() } }),
  /** After a refusal: opens the submitted data for correction. */
  approvalCorrect: write({ path: 'reg/approval/correct', reply: { compStatus: z.string() } }),
});
