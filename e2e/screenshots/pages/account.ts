import { root } from '../persons';
import type { Subject } from '../subject';

export const accountPages: readonly Subject[] = [
  { name: '账户信息', phone: root, path: '/center/crm/account/list' },
  { name: '企业信息', phone: root, path: '/center/crm/company/list' },
  { name: '变更账户', phone: root, path: '/center/crm/company/changeAcc?accountId=BdemoLINIT' },
  { name: '变更详情', phone: root, path: '/center/crm/company/changeAccView?changeNo=HdemoLRETURNED' },
  { name: '人员管理', phone: root, path: '/center/crm/employee/list' },
  { name: '变更管理员', phone: root, path: '/center/crm/employee/changeAdmin' },
  { name: '协议管理', phone: root, path: '/center/crm/file/list' },
  { name: '邀请企业', phone: root, path: '/center/crm/invication' },
  { name: '个人信息', phone: root, path: '/center/crm/user' },
];
