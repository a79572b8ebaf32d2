import type { CompInfo, Membership, SessionResource, Tokens } from '../state';

export const tokens = (mark: string): Tokens => ({
  accessToken: `access-${mark}`,
  refreshToken: `refresh-${mark}`,
  failurePeriodSec: 900,
  expiresIn: 1_800,
});

export const compInfo: CompInfo = {
  compCode: 'C0001',
  compName: '金桥供应链有限公司',
  compBizCode: 'B0001',
  employeeCode: 'E0001',
  compStatus: '40',
  inviteCode: '',
  userName: '张三',
  userCode: 'U0001',
  mobile: '138****0001',
  rootManager: true,
  compRoleCode: 'SCM-C101',
  compRole: [{ prodCode: 'SCM', compRole: 'C101' }],
  employeeRole: ['E101'],
};

export const resource = (resUri: string, resType: SessionResource['resType'] = 'page'): SessionResource => ({
  orderNum: 1,
  parentCode: '',
  resCode: resUri,
  resName: resUri,
  resType,
  resUri,
  icon: '',
});

export const membership: Membership = {
  employeeCode: 'E0001',
  compBizCode: 'B0001',
  compName: '金桥供应链有限公司',
  compCode: 'C0001',
  compStatus: '40',
  status: '1',
  rootManager: true,
  inviteCode: '',
  employeeRole: ['E101'],
  compRole: [],
  lastLoginTime: null,
};
