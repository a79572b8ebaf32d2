import { compStatusOf, type StatusClass } from '@portal/shared/codes';

export interface ApprovalState {
  readonly title: string;
  readonly hint: string;
  readonly color: StatusClass;
  /** The platform is at work: the page asks again by itself. */
  readonly waiting: boolean;
  readonly may: 'withdraw' | 'correct' | 'reapply' | null;
}

/** The states of a review, by the company's status. */
const ofReview: Readonly<Record<string, ApprovalState>> = {
  '30': {
    title: '资料审核中，预计 1–3 个工作日完成',
    hint: '审核结果将以短信和站内信通知，请耐心等待。',
    color: 'blue',
    waiting: true,
    may: 'withdraw',
  },
  '35': {
    title: '审核未通过，请修改后重新提交',
    hint: '请按以下原因修改资料，无需修改的内容会为您保留。',
    color: 'yellow',
    waiting: false,
    may: 'correct',
  },
  '50': {
    title: '企业信息变更复审中',
    hint: '复审期间暂不能办理业务，预计 1–3 个工作日完成。',
    color: 'blue',
    waiting: true,
    may: null,
  },
};

/** The page's words and actions at each status. */
export function approvalState(compStatus: string): ApprovalState {
  const { label, colorClass, entry } = compStatusOf(compStatus);
  const hint = entry.kind === 'blocked' ? entry.reason : '';
  const may = compStatus === '45' ? 'reapply' : null;
  return ofReview[compStatus] ?? { title: label, hint, color: colorClass, waiting: false, may };
}
