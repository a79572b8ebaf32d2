import { registrationConsents } from '@portal/shared/codes';
import type { CallInput } from '@portal/shared/contract';

export type Identity = '10' | '20';

/** The data that identify a company, and the consents of its administrator. */
export interface CompanyValues {
  compName: string;
  creditCode: string;
  identity: Identity;
  inviteCode?: string;
  consents: boolean;
}

/** The form's values, by the names of the call's fields. */
export interface AccountValues extends CompanyValues {
  userName: string;
  mobile: string;
  code: string;
  email?: string;
  pwd: string;
  rePwd: string;
}

export const identities = [
  { value: '10', label: '法定代表人', about: '本人即营业执照上的法定代表人' },
  { value: '20', label: '经办人', about: '受企业授权办理的工作人员' },
] as const;

/** The call for a company of a person who has an account. It leaves out an empty optional field. */
export function companyOf(values: CompanyValues): CallInput<'companyAdd'>['body'] {
  const { compName, creditCode, identity } = values;
  const inviteCode = values.inviteCode?.trim();
  return {
    compName: compName.trim(),
    creditCode,
    identity,
    // One box stands for all texts; the server stores each of them.
    consents: values.consents ? [...registrationConsents] : [],
    ...(inviteCode ? { inviteCode } : {}),
  };
}

/** The same with the new account that is made for the company. */
export function registrationOf(values: AccountValues, browserID: string): CallInput<'registerSubmit'>['body'] {
  const { userName, mobile, code, email, pwd, rePwd } = values;
  return {
    ...companyOf(values),
    userName: userName.trim(),
    mobile,
    code,
    pwd,
    rePwd,
    browserID,
    ...(email ? { email } : {}),
  };
}
