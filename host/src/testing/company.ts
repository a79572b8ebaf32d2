import type { CallReply } from '@portal/shared/contract';

type Membership = CallReply<'findAllCompNameByMobile'>[number];
type CompInfo = CallReply<'custEmployeeInfoComp'>;

export const tokens = { accessToken: 'access', refreshToken: 'refresh', failurePeriodSec: 1800, expiresIn: 1800 };

/** An open company with the person as its administrator, unless told otherwise. */
export function company(more: Partial<Membership> = {}): Membership {
  return {
    employeeCode: 'e1',
    compBizCode: 'b1',
    compName: '华东建材有限公司',
    compCode: 'c1',
    compStatus: '40',
    status: '1',
    rootManager: true,
    inviteCode: 'INV1',
    employeeRole: ['E101'],
    compRole: [],
    lastLoginTime: null,
    ...more,
  };
}

export function companyInfo(more: Partial<CompInfo> = {}): CompInfo {
  return {
    compCode: 'c1',
    compName: '华东建材有限公司',
    compBizCode: 'b1',
    employeeCode: 'e1',
    compStatus: '40',
    inviteCode: '',
    userName: '陈立群',
    userCode: 'u1',
    mobile: '138****0001',
    rootManager: true,
    compRoleCode: '',
    compRole: [{ prodCode: 'SCM', compRole: 'C101' }],
    employeeRole: ['E101'],
    ...more,
  };
}
