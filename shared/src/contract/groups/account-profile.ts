import { z } from 'zod';
import { defineGroup, read, write } from '../define-calls';
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
  optionalTime,
  secretText,
  sixDigits,
  text,
  time,
} from '../fields';
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
  /** 1 weak, 2 medium, 3 strong, measured when the password was set; null if it was never measured. */
  passwordStrength: z.literal([1, 2, 3]).nullable(),
  passwordRuleList: z.array(z.string()),
  lastLoginTime: optionalTime,
  lastLoginAddress: z.string(),
});

/** The SMS messages that a person gets, by topic and occasion. */
const smsTopic = z.object({
  code: z.string(),
  label: z.string(),
  children: z.array(z.object({ code: z.string(), label: z.string(), checked: flag })),
});

/** The person who is logged in: the portal's data about them, and the data that they may change. */
export const accountProfileGroup = defineGroup('accountProfile', {
  custAccountDict: read({ path: 'company/custAccount/list/dict', spec: true, reply: dictionaries }),
  custAccountLoginView: read({ path: 'company/custAccount/login/view', spec: true, reply: profile }),
  loginInfoView: read({ path: 'loginInfo/view', spec: true, body: productBody, reply: compInfo }),
  oldPwdCheck: read({
    path: 'company/custAccount/oldPwd/check',
    spec: true,
    secrets: ['pwd'],
    query: { pwd: secretText },
  }),
  checkPasswordSecurity: read({
    path: 'param/security/checkPasswordSecurity',
    spec: true,
    token: false,
    secrets: ['password'],
    query: { password: secretText },
  }),
  employeeSmsTreeselect: read({
    path: 'company/custAccount/login/employeeSmsTreeselect',
    spec: true,
    query: { employeeCode: code, compRole: z.string().max(64) },
    reply: z.array(smsTopic),
  }),
  smsEmployeeSubmit: write({
    path: 'company/custAccount/login/smsEmployeeSubmit',
    spec: true,
    body: { employeeCode: code, compRole: z.string().max(64), codes: z.array(code).max(100) },
  }),
  /** `code` was sent to the old number, `newCode` to the new one. */
  mobileNewCodeValid: write({
    path: 'sms/mobileNewCodeValid',
    spec: true,
    query: { code: sixDigits, newCode: sixDigits, browserID },
  }),
  /** The first step to a new number: checks the code that was sent to the old one. `mobileNewCodeValid` uses it up. */
  mobileOldCodeValid: write({ path: 'sms/mobileOldCodeValid', query: { code: sixDigits, browserID } }),
  checkPassByProductCodeCompCodeAndUserCode: read({
    path: 'custUser/checkPassByProductCodeCompCodeAndUserCode',
    spec: true,
    query: { productCode: code, compCode, userCode: code },
    reply: { pass: flag, msg: z.string() },
  }),
  passWordUpdate: write({
    path: 'company/custAccount/passWord/update',
    spec: true,
    secrets: ['pwd', 'newPwd', 'reNewPwd'],
    body: passwordChangeBody,
    reply: passwordChangeReply,
  }),
  emailUpdate: write({ path: 'company/custAccount/email/update', spec: true, query: { email: emailText } }),
  mobileUpdate: write({ path: 'company/custAccount/mobile/update', spec: true, query: { mobile: mobileText } }),
  /** The new numbers that administrators ask for. A person who agrees changes it like any other, with both codes. */
  mobileChangeList: read({
    path: 'company/custAccount/mobile/change/list',
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
  }),
  mobileChangeRefuse: write({ path: 'company/custAccount/mobile/change/refuse', body: { changeNo: code } }),
  userMobileUpdate: write({
    path: 'company/custAccount/mobile/userMobileUpdate',
    spec: true,
    query: { employeeCode: code, mobile: mobileText },
  }),
  photoUpdate: write({
    path: 'company/custAccount/photo/update',
    spec: true,
    query: { fileToken, fileName: text(200) },
  }),
  mobileCheck: read({ path: 'company/custAccount/mobile/check', spec: true, query: { mobile: mobileText } }),
  photoRemove: write({ path: 'company/custAccount/photo/remove' }),
});
