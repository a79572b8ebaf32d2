import type { Code } from './code';
import { approvalPath, permitPath, verificationPath } from './landing-addresses';

/** The spec's colour classes. Blue: the platform is at work. Yellow: the customer has to act. */
export type StatusClass = 'blue' | 'red' | 'yellow' | 'crimson' | 'gray' | 'green';

export type CertificationStep = typeof permitPath | typeof verificationPath | typeof approvalPath;

/** The result of a login into a company with this status. */
export type CompanyEntryRule =
  | { readonly kind: 'open'; readonly to: '/center' }
  /**
   * An application is under way: only the root manager may go on, to the step that is due. `state` says in a word how
   * far it is.
   */
  | { readonly kind: 'certifying'; readonly to: CertificationStep; readonly state: string }
  /** Nobody may enter; the reason is for the customer. */
  | { readonly kind: 'blocked'; readonly reason: string };

export interface CompStatus {
  readonly code: string;
  readonly label: string;
  readonly colorClass: StatusClass;
  readonly entry: CompanyEntryRule;
}

const open = { kind: 'open', to: '/center' } as const;
const certifying = (to: CertificationStep, state: string) => ({ kind: 'certifying', to, state }) as const;
const blocked = (reason: string) => ({ kind: 'blocked', reason }) as const;

const row = (code: string, label: string, colorClass: StatusClass, entry: CompanyEntryRule): CompStatus => ({
  code,
  label,
  colorClass,
  entry,
});

/** The codes of the spec, whose meanings and colours it does not show, and 75, which is ours. */
export const compStatuses: readonly CompStatus[] = [
  row('10', '未激活', 'gray', blocked('企业尚未激活')),
  row('15', '待提交开通申请', 'yellow', certifying(permitPath, '待提交')),
  row('20', '待实名认证', 'yellow', certifying(verificationPath, '待认证')),
  row('25', '实名认证中', 'blue', certifying(verificationPath, '认证中')),
  row('30', '待平台审核', 'blue', certifying(approvalPath, '审核中')),
  row('35', '审核退回', 'red', certifying(approvalPath, '待修改')),
  row('40', '已开通', 'green', open),
  row('45', '审核拒绝', 'crimson', blocked('企业认证审核未通过')),
  row('50', '变更复审中', 'blue', certifying(approvalPath, '复审中')),
  row('55', '变更退回', 'red', blocked('企业信息变更已被退回')),
  row('60', '证照过期待更新', 'yellow', blocked('企业证照已过期，暂时无法登录')),
  row('65', '风险管控中', 'crimson', blocked('企业正在风险管控中，暂时无法登录')),
  row('70', '已冻结', 'crimson', blocked('企业已被冻结，暂时无法登录')),
  row('75', '解冻审核中', 'blue', blocked('企业解冻正在审核，通过后即可登录')),
  row('80', '注销审核中', 'yellow', blocked('企业正在办理注销，无法登录')),
  row('85', '已停用', 'gray', blocked('企业已停用，请联系客服')),
  row('90', '已注销', 'gray', blocked('企业已注销，无法登录')),
];

const byCode = new Map(compStatuses.map((status) => [status.code, status]));

/** Never fails: a code that is not in the table is shown as such and lets nobody in. */
export function compStatusOf(code: Code | null | undefined): CompStatus {
  const text = String(code ?? '');
  return byCode.get(text) ?? row(text, `未知状态(${text})`, 'gray', blocked('企业状态未知，请联系客服'));
}
