import { type StepUpKind, stepUpKinds } from '@portal/shared/contract';

/** The purposes of codes, with the sentence around the code. A code is good only for its own purpose. */
const wordings = {
  login: '您正在登录',
  unlock: '您正在解除会话锁定',
  securityCheck: '您正在新环境登录',
  changeEmail: '您正在绑定邮箱',
  register: '您正在注册企业账号',
  resetPassword: '您正在重置登录密码',
  changeMobileOld: '您正在修改手机号，此为原手机号验证码',
  changeMobileNew: '您正在修改手机号，此为新手机号验证码',
  employee: '您正在维护企业人员',
  revealAccount: '您正在查看完整银行账号',
  changeAccount: '您正在变更银行账户',
  sign: '您正在签署协议',
  adminChange: '您正在变更企业管理员',
} as const;

type StepUpPurpose = `stepUp.${StepUpKind}`;

export type CodePurpose = keyof typeof wordings | StepUpPurpose;

/** The purpose of a step-up code. A code for one kind of act is not good for another. */
export const stepUpPurpose = (kind: StepUpKind): StepUpPurpose => `stepUp.${kind}`;

const stepUpWordings = Object.fromEntries(
  Object.entries(stepUpKinds).map(([kind, act]) => [`stepUp.${kind}`, `您正在${act}`]),
);
const wordingOf: Readonly<Record<string, string>> = { ...wordings, ...stepUpWordings };

export function codeText(purpose: CodePurpose, code: string, lifeSeconds: number): string {
  return `${wordingOf[purpose]}，验证码${code}，${Math.round(lifeSeconds / 60)}分钟内有效。请勿告知他人。`;
}
