import { z } from 'zod';
import type { accountProfileCalls } from '../calls/account-profile';
import type { SchemasOf } from './call-schemas';
import {
  browserID,
  code,
  compCode,
  compRole,
  dictionaries,
  emailText,
  fileRef,
  fileToken,
  flag,
  mobileText,
  nothing,
  optionalTime,
  secretText,
  sixDigits,
  text,
  time,
} from './common';
import { passwordChangeBody, passwordChangeReply } from './login';
import { compInfo, productBody } from './session';

const profile = z.object({
  userCode: z.string(),
  userName: z.string(),
  /** Masked, as are the e-mail address and the identity number. */
  mobile: z.string(),
  email: z.string(),
  idNo: z.string(),
  photo: fileRef.omit({ size: true }).nullable(),
  compCount: z.number(),
  compName: z.string(),
  rootManager: flag,
  employeeRole: z.array(z.string()),
  compRole: z.array(compRole),
  passwordUpdateTime: optionalTime,
  /** 1 weak, 2 medium, 3 strong, as it was measured when it was set; null where nobody has measured it. */
  passwordStrength: z.literal([1, 2, 3]).nullable(),
  passwordRuleList: z.array(z.string()),
  lastLoginTime: optionalTime,
  lastLoginAddress: z.string(),
});

/** What a person is told by SMS, by topic and occasion. */
const smsTopic = z.object({
  code: z.string(),
  label: z.string(),
  children: z.array(z.object({ code: z.string(), label: z.string(), checked: flag })),
});

export const accountProfileSchemas = {
  custAccountDict: { reply: dictionaries },
  custAccountLoginView: { reply: profile },
  loginInfoView: { body: productBody, reply: compInfo },
  oldPwdCheck: { query: { pwd: secretText }, reply: nothing },
  checkPasswordSecurity: { query: { password: secretText }, reply: nothing },
  employeeSmsTreeselect: {
    query: { employeeCode: code, compRole: z.string().max(64) },
    reply: z.array(smsTopic),
  },
  smsEmployeeSubmit: {
    body: z.strictObject({ employeeCode: code, compRole: z.string().max(64), codes: z.array(code).max(100) }),
    reply: nothing,
  },
  /** `code` was sent to the old number, `newCode` to the new one. */
  mobileNewCodeValid: { query: { code: sixDigits, newCode: sixDigits, browserID }, reply: nothing },
  mobileOldCodeValid: { query: { code: sixDigits, browserID }, reply: nothing },
  checkPassByProductCodeCompCodeAndUserCode: {
    query: { productCode: code, compCode, userCode: code },
    reply: z.object({ pass: flag, msg: z.string() }),
  },
  passWordUpdate: { body: passwordChangeBody, reply: passwordChangeReply },
  emailUpdate: { query: { email: emailText }, reply: nothing },
  mobileUpdate: { query: { mobile: mobileText }, reply: nothing },
  mobileChangeList: {
    reply: z.array(
      z.object({
        changeNo: z.string(),
        compName: z.string(),
        /** Masked. */
        mobile: z.string(),
        applyTime: time,
        expireTime: time,
      }),
    ),
  },
  mobileChangeRefuse: { body: z.strictObject({ changeNo: code }), reply: nothing },
  userMobileUpdate: { query: { employeeCode: code, mobile: mobileText }, reply: nothing },
  photoUpdate: { query: { fileToken, fileName: text(200) }, reply: nothing },
  mobileCheck: { query: { mobile: mobileText }, reply: nothing },
  photoRemove: { reply: nothing },
} as const satisfies SchemasOf<typeof accountProfileCalls>;
