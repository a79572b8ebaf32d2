import type { CallReply } from '@portal/shared/contract';

type Employee = CallReply<'employeeList'>['rows'][number];

/** An enabled person who is neither the administrator nor the viewer, unless told otherwise. */
export const person = (more: Partial<Employee> = {}): Employee => ({
  employeeCode: 'E0002',
  userCode: 'U0002',
  userName: '周雅文',
  mobile: '138****0002',
  email: 'zhou@example.com',
  rootManager: false,
  self: false,
  employeeRole: ['E102'],
  productCodes: ['SCM'],
  status: '1',
  invited: false,
  lastLoginTime: '2026-11-20T02:00:00.000Z',
  createTime: '2026-01-05T02:00:00.000Z',
  askedMobile: null,
  ...more,
});

export const root = person({
  employeeCode: 'E0001',
  userCode: 'U0001',
  userName: '陈立群',
  mobile: '138****0001',
  rootManager: true,
  self: true,
  employeeRole: ['E101'],
});

export const permit = {
  productCode: 'SCM',
  productName: '供应链金融',
  summary: '',
  icon: '',
  permitState: 'OPEN' as const,
  allowed: true,
  entry: 'none' as const,
  figures: false,
  expireTime: null,
  reason: '',
  terms: [],
  materials: [],
  agreements: [],
};
