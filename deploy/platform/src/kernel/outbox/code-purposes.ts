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

export const codePurposes: readonly string[] = Object.keys(wordingOf);

/** The purposes of letters that go out at once and hold no code of ours: a link, a first password, a changed contact. */
export const directPurposes = [
  'employeeAdded',
  'passwordReset',
  'inviteWithdrawn',
  'invitation',
  'faceLink',
  'contactTold',
  'supportAnswer',
] as const;

/** The purposes that only a demonstration's outbox sees. */
type ShownPurpose = 'captcha' | 'staffLogin';

export type LetterPurpose = CodePurpose | (typeof directPurposes)[number] | ShownPurpose;

export function codeText(purpose: CodePurpose, code: string, lifeSeconds: number): string {
  return `${wordingOf[purpose]}，验证码${code}，${Math.round(lifeSeconds / 60)}分钟内有效。请勿告知他人。`;
}

/** Names a code for a list of what was sent. */
export const codeTitle = (purpose: string): string => `${(wordingOf[purpose] ?? '').replace('您正在', '')}验证码`;
