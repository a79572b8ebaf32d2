import { type Code, sameCode } from './code';

/** Login types as the server answers them. For any other type: show the message and wait. */
export const loginTypes = {
  success: '10',
  credentials: '20',
  securityCheck: '30',
  firstPasswordChange: '40',
  passwordTip: '50',
} as const;

/** One of the other types: the platform has locked the account, and only its support opens it again. */
export const isLockedByPlatform = (code: Code | null | undefined): boolean => sameCode(code, '60');

export type LoginTypeName = keyof typeof loginTypes;

export const loginTypeLabels: Readonly<Record<LoginTypeName, string>> = {
  success: '登录成功',
  credentials: '账号登录',
  securityCheck: '安全验证',
  firstPasswordChange: '首次登录修改密码',
  passwordTip: '安全提示',
};

/** The name of a login type, `locked` for every code that is not in the table. */
export function loginTypeOf(code: Code | null | undefined): LoginTypeName | 'locked' {
  const names = Object.keys(loginTypes) as LoginTypeName[];
  return names.find((name) => sameCode(code, loginTypes[name])) ?? 'locked';
}

/** How a person proves at the session lock who they are. */
export const checkTypes = { password: '10', smsCode: '20' } as const;

export type CheckTypeName = keyof typeof checkTypes;

export const checkTypeLabels: Readonly<Record<CheckTypeName, string>> = {
  password: '登录密码',
  smsCode: '短信验证码',
};

/** The ways that the server's logout verification way allows; none for an answer that is not in the spec. */
export function checkTypesFor(logoutWay: Code | null | undefined): readonly CheckTypeName[] {
  if (sameCode(logoutWay, checkTypes.password)) return ['password', 'smsCode'];
  if (sameCode(logoutWay, checkTypes.smsCode)) return ['smsCode'];
  return [];
}
