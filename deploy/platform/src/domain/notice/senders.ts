/** What notices of one sender have in common. */
const everywhere = ['message', 'sms', 'email'] as const;

/** A decision that a reviewer made. */
export const reviewed = { type: 'AUDIT', sender: '平台运营', by: everywhere, to: 'managers' } as const;

/** What happened to a person's account. */
export const security = {
  type: 'SECURITY',
  sender: '安全中心',
  by: everywhere,
  to: 'person',
  page: '/center/crm/user',
  linkText: '查看个人信息',
} as const;

/** What changed among the people of a company. */
export const people = {
  type: 'BUSINESS',
  sender: '平台',
  by: ['message'],
  to: 'managers',
  page: '/center/crm/employee/list',
  linkText: '查看人员',
} as const;

/** What the platform's customer care says. */
export const care = {
  type: 'SYSTEM',
  sender: '平台客服',
  by: everywhere,
  to: 'managers',
  page: '',
  linkText: '',
} as const;

/** The reason for a decision, as more text. */
export const reason = '原因：{reason}';

export const notMe = '如非本人操作，请立即修改登录密码并联系平台客服。';
