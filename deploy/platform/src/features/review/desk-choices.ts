import type { Decision } from '../../core/review/decision';
import type { TaskKind } from '../../core/review/review-tasks';

export interface Choice {
  readonly outcome: Decision['outcome'];
  readonly label: string;
}

const approve = { outcome: 'approve', label: '通过' } as const;
const sendBack = { outcome: 'return', label: '退回' } as const;
const reject = { outcome: 'reject', label: '拒绝' } as const;

const choices: Readonly<Record<TaskKind, readonly Choice[]>> = {
  transfer: [
    { outcome: 'approve', label: '打款成功' },
    { outcome: 'reject', label: '打款失败' },
  ],
  registration: [approve, sendBack, reject],
  change: [approve, sendBack],
  adminChange: [approve, sendBack],
  product: [approve, reject],
};

/**
 * Gives the possible decisions about a task. A company that was certified before cannot be rejected in a second review.
 */
export function choicesOf(kind: TaskKind, compStatus: string): readonly Choice[] {
  const all = choices[kind];
  return kind === 'registration' && compStatus === '50' ? all.filter(({ outcome }) => outcome !== 'reject') : all;
}

export const kindNames: Readonly<Record<TaskKind, string>> = {
  transfer: '银行打款',
  registration: '企业认证',
  change: '信息变更',
  adminChange: '变更管理员',
  product: '产品开通',
};

/** The findings that a reviewer can choose in a registration. They decide to which step the company goes back. */
export const findings: Readonly<Record<string, string>> = {
  licenseFile: '营业执照不清晰',
  'legalPerson.frontFile': '法定代表人证件照片不清晰',
  'agent.letterFile': '授权委托书未加盖公章',
};
