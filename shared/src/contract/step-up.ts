/**
 * Kinds of acts that ask for a fresh proof of who is acting, with the words that the person reads. One proof is good
 * for all acts of its kind, for a short time.
 */
export const stepUpKinds = {
  employees: '管理企业人员',
  contact: '修改联系方式',
  accounts: '管理银行账户',
  company: '变更企业信息',
  admin: '变更企业管理员',
  personal: '下载个人数据或注销账号',
} as const;

export type StepUpKind = keyof typeof stepUpKinds;

/** The status of a call that has done nothing yet, because it wants such a proof first. */
export const stepUpStatus = '441';

/**
 * The proof that a member of staff is asked for: the code of their authenticator, or another login at the company's
 * identity provider.
 */
export type FactorWay = 'code' | 'provider';

/** The data about the proof in that answer. */
export interface StepUpAsked {
  readonly kind: StepUpKind;
  /** The person's act, in words. */
  readonly act: string;
  /** `10` login password or SMS code, `20` SMS code only. */
  readonly checkType: string;
  /** The number that a code would go to, masked. */
  readonly userMobile: string;
}
