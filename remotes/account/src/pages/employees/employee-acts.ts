import type { Employee } from './employee';

/** What can be done with somebody of the company, in the order of the buttons. */
export const employeeActs = {
  edit: '编辑',
  disable: '停用',
  enable: '启用',
  mobile: '变更手机号',
  password: '重置密码',
  smsTopics: '短信通知',
  remove: '移除',
} as const;

export type EmployeeAct = keyof typeof employeeActs;

/**
 * What the list offers for a row to somebody who may change people. The root manager is handed over, not disabled, and
 * their number and password are theirs alone; one's own are changed in 个人信息.
 */
export function actsOn({
  rootManager,
  self,
  status,
}: Pick<Employee, 'rootManager' | 'self' | 'status'>): EmployeeAct[] {
  if (rootManager || self) return ['edit', 'smsTopics'];
  return ['edit', status === '2' ? 'enable' : 'disable', 'mobile', 'password', 'smsTopics', 'remove'];
}
