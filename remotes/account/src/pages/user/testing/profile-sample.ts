import type { Profile } from '../profile';

export const profile: Profile = {
  userCode: 'U0001',
  userName: '陈立群',
  mobile: '138****0001',
  email: 'che***@example.com',
  idNo: '110105********0012',
  photo: null,
  compCount: 2,
  compName: '华东精工制造有限公司',
  rootManager: true,
  employeeRole: ['E101', 'E103'],
  compRole: [],
  passwordUpdateTime: '2026-11-01T00:00:00Z',
  passwordStrength: 3,
  passwordRuleList: ['10', '20', '30', '40'],
  lastLoginTime: '2026-11-20T01:30:00Z',
  lastLoginAddress: '10.0.0.8',
};
