/**
 * The acts of staff on companies and people, and the names of what they read there. The desk and the servers share them.
 */

/** The acts of staff on a company, beyond reading. */
export const companyActs = ['note', 'reveal', 'message', 'freeze', 'export'] as const;

/** The acts of staff on a person, beyond reading. */
export const personActs = ['note', 'lock', 'unlock', 'endSessions', 'correctMobile'] as const;

/** The acts of staff on a question to the customer service, beyond reading. */
export const supportActs = ['answer', 'handOver', 'close'] as const;

/** The list of companies can be narrowed by these, besides the status. */
export const companyFlags = {
  openCase: '有待办审核',
  openQuestion: '有待答复咨询',
  noted: '有备注',
} as const;

/** A person's account; `LEFT`: the person has closed it. */
export const accountStates = { ACTIVE: '正常', LOCKED: '已锁定', LEFT: '已注销' } as const;

/** A number that is corrected after the person was identified. */
export const correctionStates = { REVIEWING: '审核中', APPROVED: '已更正', REFUSED: '未通过' } as const;

/** The result of the check of a file for harmful content. `NONE`: nobody checks. */
export const scanStates = {
  NONE: '未检查',
  WAITING: '安全检查中',
  CLEAN: '已通过安全检查',
  FOUND: '未通过安全检查',
  FAILED: '安全检查未完成',
} as const;

export const letterChannels = { message: '站内信', sms: '短信', email: '邮件' } as const;

/** The last three are of codes, `READ` and `UNREAD` of messages. */
export const letterStates = {
  WAITING: '待发送',
  FAILED: '发送失败',
  READ: '已读',
  UNREAD: '未读',
  SENT: '已发送',
  USED: '已使用',
  EXPIRED: '已过期',
} as const;
