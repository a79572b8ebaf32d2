import type { Employee } from './employee';

/** What can be done with somebody of the company. */
export const employeeActs = {
  edit: '编辑',
  enable: '启用',
  invite: '重新邀请',
  mobile: '变更手机号',
  withdrawMobile: '撤回手机号变更',
  password: '重置密码',
  smsTopics: '短信通知',
  disable: '停用',
  remove: '移除',
  withdraw: '撤回邀请',
} as const;

export type EmployeeAct = keyof typeof employeeActs;

/** They take something away from somebody. */
export const grave: readonly EmployeeAct[] = ['disable', 'remove', 'withdraw'];

/**
 * What the list offers for a row to somebody who may change people. The root manager is handed over, not disabled, and
 * their number and password are theirs alone; one's own are changed in 个人信息. Who has not accepted has no account
 * here to be changed: the invitation is.
 */
export function actsOn({
  rootManager,
  self,
  status,
  invited,
  askedMobile,
}: Pick<Employee, 'rootManager' | 'self' | 'status' | 'invited' | 'askedMobile'>): EmployeeAct[] {
  if (rootManager || self) return ['edit', 'smsTopics'];
  if (invited) return ['edit', 'invite', 'mobile', 'withdraw'];
  if (status === '3') return ['invite', 'remove'];
  const mobile = askedMobile === null ? 'mobile' : 'withdrawMobile';
  const others: EmployeeAct[] = [mobile, 'password', 'smsTopics'];
  return status === '2' ? ['edit', 'enable', ...others, 'remove'] : ['edit', ...others, 'disable', 'remove'];
}
