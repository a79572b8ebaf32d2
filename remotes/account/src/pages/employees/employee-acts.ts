import type { Employee } from './employee';

/** The acts on a person of the company. */
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

/** These acts take something away from somebody. */
export const grave: readonly EmployeeAct[] = ['disable', 'remove', 'withdraw'];

/**
 * The acts that a row offers to a person who may change people. The root manager is replaced, not disabled, and only
 * they change their number and password. Everybody changes their own in 个人信息. A person who has not accepted has no
 * account here to change: the acts change the invitation.
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
