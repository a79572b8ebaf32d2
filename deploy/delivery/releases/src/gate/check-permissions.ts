import type { PermissionRecord, RemoteRecord } from '@portal/release-record';
import { isCompanyRole, isEmployeeRole, prodCodes } from '@portal/shared/codes';
import { isContractPermission } from '@portal/shared/codes/permissions';

const products: readonly string[] = Object.values(prodCodes);

/** Returns whether a code, such as `SCM-C102`, names a company role in a product. */
export function isCompanyRoleCode(code: string): boolean {
  const [product = '', role = '', ...more] = code.split('-');
  return more.length === 0 && products.includes(product) && isCompanyRole(role);
}

function declarationFaults(slot: string, { code, title, roles }: PermissionRecord): string[] {
  const faults: string[] = [];
  const act = code.startsWith(`${slot}.`) ? code.slice(slot.length + 1) : '';
  if (!/^[a-z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)*$/.test(act))
    faults.push(`权限编码 ${code} 不合法：须为“${slot}.动作”，例如 ${slot}.read。`);
  if (isContractPermission(code)) faults.push(`权限编码 ${code} 属于平台接口：请直接使用，不要声明。`);
  if (title.trim() === '') faults.push(`权限 ${code} 没有名称：请填写 title。`);
  const unknown = roles === 'everyone' ? [] : roles.filter((role) => !isEmployeeRole(role));
  if (unknown.length > 0) faults.push(`权限 ${code} 使用了未知的员工角色 ${unknown.join('、')}。`);
  return faults;
}

/** Checks the permissions that a remote declares, and that its pages and menus name only existing ones. */
export function permissionFaults({ slot, permissions = [], pages, menu }: RemoteRecord): string[] {
  const own = permissions.map(({ code }) => code);
  const twice = own.filter((code, index) => own.indexOf(code) !== index);
  const isKnown = (code: string) => own.includes(code) || isContractPermission(code);
  const unknown = (what: string, code: string | undefined) =>
    code === undefined || isKnown(code)
      ? []
      : [`${what}需要未声明的权限 ${code}：请在 package.json 的 portal.permissions 中声明。`];
  return [
    ...permissions.flatMap((permission) => declarationFaults(slot, permission)),
    ...[...new Set(twice)].map((code) => `权限编码 ${code} 声明了两次：请保留一个。`),
    ...pages.flatMap(({ path, requires, permission }) => [
      ...unknown(`页面 ${path} `, requires),
      ...(requires !== undefined && !permission
        ? [`页面 ${path} 需要权限 ${requires}，但无需登录：请在路由中设置 permission: true。`]
        : []),
    ]),
    ...menu.flatMap(({ path, needs, hiddenFor = [] }) => [
      ...unknown(`菜单 ${path} `, needs),
      ...hiddenFor
        .filter((code) => !isCompanyRoleCode(code))
        .map((code) => `菜单 ${path} 对未知的企业角色 ${code} 隐藏：请写成 SCM-C102 这样的形式。`),
    ]),
  ];
}
