import { z } from 'zod';
import { registrationConsents } from '../../codes/consents';
import {
  all,
  creditCode,
  decimal15,
  identityNumber,
  required,
  taxpayerId,
  type Validator,
} from '../../validators/public';
import type { registrationCalls } from '../calls/registration';
import { cardStates, faceStates } from '../states';
import type { SchemasOf } from './call-schemas';
import {
  browserID,
  checkedText,
  code,
  companyRole,
  cookieDetails,
  day,
  emailText,
  fileRef,
  fileToken,
  flag,
  mobileText,
  nothing,
  optionalEmail,
  optionalText,
  optionalTime,
  paperRef,
  secretText,
  sixDigits,
  text,
  timelineEntry,
  token,
} from './common';
import { transfer } from './real-name';

const consent = z.enum(registrationConsents);
const cardState = z.enum(Object.keys(cardStates) as [keyof typeof cardStates]);
const creditCodeText = checkedText(all(required('请输入正确的统一社会信用代码'), creditCode), '91350100M000100Y43');

/** The form of step two. Everything may be missing in a draft; `permitSubmit` asks for all that is required. */
export const permitFields = {
  productCodes: z.array(code).min(1, '请选择产品').max(20),
  compRole: companyRole,
  licenseFile: fileToken,
  compName: text(100),
  creditCode: creditCodeText,
  compType: text(50),
  legalPerson: text(50),
  /** In ten thousand yuan. */
  registeredCapital: checkedText(all(required('不能为空'), decimal15), '5000.00'),
  establishDate: day,
  termStart: day,
  /** Null: without end. */
  termEnd: day.nullable(),
  provinceCode: code,
  cityCode: code,
  districtCode: code,
  address: text(200),
  mailAddress: text(200),
  scope: text(2000),
  industryCode: code,
  smallMicro: flag,
};

const permitForm = z.strictObject(permitFields);
/** What was typed so far, as it was typed: checked only when it is submitted. */
const draftText = z.string().max(2000);
const permitDraft = z
  .strictObject({
    ...(Object.fromEntries(Object.keys(permitFields).map((name) => [name, draftText])) as Record<
      keyof typeof permitFields,
      typeof draftText
    >),
    productCodes: z.array(code).max(20),
    termEnd: draftText.nullable(),
    smallMicro: flag,
  })
  .partial();

/** Full, or masked as the server itself showed it: then it stays as it is known. */
const knownIdentityNumber: Validator = (value) => (value?.includes('*') ? null : identityNumber(value));

export const legalPersonFields = {
  name: text(50),
  idType: z.literal('ID'),
  idNo: checkedText(all(required('请输入正确的身份证号码'), knownIdentityNumber), '11010519491231002X'),
  idValidFrom: day,
  /** Null: without end. */
  idValidTo: day.nullable(),
  frontFile: fileToken,
  backFile: fileToken,
};

export const agentFields = {
  name: text(50),
  idNo: legalPersonFields.idNo,
  email: emailText,
  letterFile: fileToken,
};

export const invoiceFields = {
  taxpayerId: checkedText(all(required('请输入正确的纳税人识别号'), taxpayerId), '91350100M000100Y43'),
  bankName: text(100),
  bankAccount: text(30),
  address: text(200),
  phone: text(30),
};

/** Null takes a draft back. */
const cardDrafts = z
  .strictObject({
    legalPerson: z
      .strictObject({
        name: draftText,
        idNo: draftText,
        idValidFrom: draftText,
        idValidTo: draftText.nullable(),
        frontFile: draftText,
        backFile: draftText,
      })
      .partial()
      .nullable(),
    agent: z
      .strictObject({ name: draftText, idNo: draftText, email: draftText, letterFile: draftText })
      .partial()
      .nullable(),
  })
  .partial();

const shownDrafts = z.object({
  legalPerson: z
    .object({
      name: z.string(),
      idNo: z.string(),
      idValidFrom: z.string(),
      idValidTo: z.string().nullable(),
      frontFile: paperRef.nullable(),
      backFile: paperRef.nullable(),
    })
    .nullable(),
  agent: z
    .object({ name: z.string(), idNo: z.string(), email: z.string(), letterFile: paperRef.nullable() })
    .nullable(),
});

/** What the company is known by, and what its administrator agrees to. */
const newCompany = {
  compName: text(100),
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
  /** Of `companyExists`: the administrator, masked, and what `registerJoin` needs. */
  adminMobile: z.string().optional(),
  joinToken: z.string().optional(),
});

const permitValues = permitDraft.extend({ licenseFile: z.string().optional() });

export const registrationSchemas = {
  invitationByCode: {
    body: z.strictObject({ inviteCode: z.string().trim().max(32) }),
    reply: z.object({
      valid: flag,
      msg: z.string(),
      inviterCompName: z.string(),
      compName: z.string(),
      compRole: z.string(),
    }),
  },
  registerSubmit: {
    body: z.strictObject({
      ...newCompany,
      userName: text(50),
      mobile: mobileText,
      code: sixDigits,
      email: optionalEmail,
      pwd: secretText,
      rePwd: secretText,
      browserID,
    }),
    reply: registered,
  },
  companyAdd: { body: z.strictObject(newCompany), reply: registered },
  registerJoin: { body: z.strictObject({ joinToken: token, remark: optionalText(200) }), reply: nothing },
  registrationProgress: {
    reply: z.object({
      compStatus: z.string(),
      compName: z.string(),
      compCode: z.string(),
      inviteCode: z.string(),
      rootManager: flag,
      productNames: z.array(z.string()),
      adminName: z.string(),
    }),
  },
  permitView: {
    reply: z.object({
      values: permitValues,
      license: fileRef.nullable(),
      /** Fields that were read from the licence and not yet confirmed. */
      recognized: z.array(z.string()),
      reasons,
      correctable,
      savedAt: optionalTime,
    }),
  },
  licenseRead: {
    body: z.strictObject({ fileToken }),
    reply: z.object({ values: permitValues, recognized: z.array(z.string()) }),
  },
  permitSave: { body: permitDraft, reply: z.object({ savedAt: z.string() }) },
  permitSubmit: { body: permitForm, reply: z.object({ compStatus: z.string() }) },
  verificationView: {
    reply: z.object({
      legalPerson: z.object({
        state: cardState,
        name: z.string(),
        /** Masked. */
        idNo: z.string(),
        idValidFrom: z.string(),
        idValidTo: z.string().nullable(),
        frontFile: paperRef.nullable(),
        backFile: paperRef.nullable(),
      }),
      agent: z.object({
        state: cardState,
        name: z.string(),
        idNo: z.string(),
        mobile: z.string(),
        email: z.string(),
        letterFile: paperRef.nullable(),
      }),
      proof: z.object({
        state: cardState,
        way: z.enum(['face', 'transfer', 'none']),
        face: z.enum(Object.keys(faceStates) as [keyof typeof faceStates]),
        transfer: transfer.nullable(),
      }),
      certificate: z.object({ state: cardState, agreedAt: optionalTime }),
      drafts: shownDrafts,
      reasons,
      correctable,
      canSubmit: flag,
    }),
  },
  verificationDraft: { body: cardDrafts, reply: nothing },
  legalPersonSave: { body: z.strictObject(legalPersonFields), reply: nothing },
  agentSave: { body: z.strictObject(agentFields), reply: nothing },
  certificateAgree: { body: z.strictObject({ agreed: z.literal(true, '请阅读并同意协议') }), reply: nothing },
  verificationSubmit: { reply: z.object({ compStatus: z.string() }) },
  approvalView: {
    reply: z.object({
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
              /** Of a paper: to look at it. */
              file: fileRef.nullable(),
            }),
          ),
        }),
      ),
    }),
  },
  approvalWithdraw: { reply: z.object({ compStatus: z.string() }) },
  approvalCorrect: { reply: z.object({ compStatus: z.string() }) },
  agentLetterTemplate: {},
} as const satisfies SchemasOf<typeof registrationCalls>;
