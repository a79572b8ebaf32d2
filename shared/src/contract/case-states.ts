/** The kinds of cases that the platform's reviewers decide; the bank decides `transfer` where one is connected. */
export const caseKinds = {
  transfer: '银行打款',
  registration: '企业认证',
  change: '信息变更',
  adminChange: '变更管理员',
  product: '产品开通',
  face: '人脸认证',
  renewal: '证照更新',
  reapplication: '重新申请',
  closing: '企业注销',
  reopening: '恢复企业',
  mobile: '更正手机号',
  unfreeze: '解除冻结',
  signing: '纸质盖章',
} as const;

export type CaseKind = keyof typeof caseKinds;

/** The parts of the queue. */
export const caseStates = {
  open: '全部待办',
  waiting: '待领取',
  mine: '我的',
  second: '待复审',
  overdue: '已超时',
  done: '已办结',
} as const;

export type CaseState = keyof typeof caseStates;

/** The decisions; `confirm` and `sendBack` are about somebody else's first decision. */
export const caseOutcomes = {
  approve: '通过',
  return: '退回',
  reject: '拒绝',
  confirm: '同意初审意见',
  sendBack: '退回初审',
} as const;

export type CaseOutcome = keyof typeof caseOutcomes;
