import { isProjectDepartment } from '../codes/hidden-from-project-department';
import { type PermissionHolder, permissionsOf, permissionTitles } from '../codes/permissions';
import { permissionRow, type Resource } from '../codes/resources';

/**
 * The resources that a person gets from a portal with some pages and menus of the centre. What each remote really
 * declares stands in its package.json.
 */

type Row = readonly [
  resCode: string,
  parentCode: string,
  resName: string,
  resUri: string,
  needs: string,
  icon?: string,
];

const menus: readonly Row[] = [
  ['area:account', '', '账户中心', '/center/crm', 'profile'],
  ['account', 'area:account', '账户信息', '/center/crm/account', 'account.read', 'bank'],
  ['employee', 'area:account', '人员管理', '/center/crm/employee', 'employee.read', 'team'],
  ['company', 'area:account', '企业信息', '/center/crm/company', 'company.read', 'company'],
  ['agreement', 'area:account', '协议管理', '/center/crm/file', 'agreement.read', 'file'],
  ['profile', 'area:account', '个人信息', '/center/crm/user', 'profile', 'user'],
  ['invitation', 'area:account', '邀请企业', '/center/crm/invication', 'invitation.read', 'invite'],
  ['area:message', '', '消息中心', '/msg/crm', 'message'],
  ['message', 'area:message', '站内信', '/msg/crm/message', 'message', 'mail'],
  ['notice', 'area:message', '公告', '/msg/crm/affiche', 'message', 'notice'],
  ['header:product', 'header', '产品中心', '/center/product/product', 'product.read', 'appstore'],
];

const pages: readonly Row[] = [
  ['page:account', 'account', '账户信息', '/center/crm/account/list', 'account.read'],
  ['page:changeAcc', 'company', '变更账户', '/center/crm/company/changeAcc', 'account.write'],
  ['page:employee', 'employee', '人员管理', '/center/crm/employee/list', 'employee.read'],
  ['page:changeAdmin', 'employee', '变更管理员', '/center/crm/employee/changeAdmin', 'admin.change'],
  ['page:company', 'company', '企业信息', '/center/crm/company/list', 'company.read'],
  ['page:agreement', 'agreement', '协议管理', '/center/crm/file/list', 'agreement.read'],
  ['page:message', 'message', '站内信', '/msg/crm/message/list', 'message'],
  ['page:messageDetail', 'message', '站内信详情', '/msg/crm/message/detail', 'message'],
  ['page:notice', 'notice', '公告', '/msg/crm/affiche/list', 'message'],
];

const links: readonly Row[] = [
  ['link:account', '', '账户管理', '/center/crm/account', 'account.read', 'bank'],
  ['link:profile', '', '个人信息', '/center/crm/user', 'profile', 'user'],
  ['link:employee', '', '人员管理', '/center/crm/employee', 'employee.read', 'team'],
  ['link:company', '', '企业信息', '/center/crm/company', 'company.read', 'company'],
  ['link:agreement', '', '协议管理', '/center/crm/file', 'agreement.read', 'file'],
  ['link:invitation', '', '邀请企业', '/center/crm/invication', 'invitation.read', 'invite'],
];

export function sampleRows(holder: PermissionHolder): Resource[] {
  const held = permissionsOf(holder);
  const rows = (table: readonly Row[], resType: Resource['resType']) =>
    table
      .filter(([, , , , needs]) => held.has(needs as keyof typeof permissionTitles))
      .map(([resCode, parentCode, resName, resUri, , icon = '']) => ({
        ...{ resCode, parentCode, resName, resUri, resType, icon },
        orderNum: table.findIndex(([code]) => code === resCode),
      }));
  return [
    ...[...held].map((code) => permissionRow({ code, title: permissionTitles[code] })),
    ...rows(menus, 'menu'),
    ...rows(pages, 'page'),
    ...rows(
      isProjectDepartment(holder.compRoles) ? links.filter(([code]) => code !== 'link:agreement') : links,
      'link',
    ),
  ];
}
