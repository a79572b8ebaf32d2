import { type CompRole, isProjectDepartment, prodCodes } from '../../codes/public';
import { pathOf } from './address';

export interface NavigationEntry {
  readonly title: string;
  readonly path: string;
}

export const accountCentreTitle = '账户中心';

/** Whether a project department (SCM-C102) sees the entry: sidebar and header differ, the spec gives both readings. */
interface Row extends NavigationEntry {
  readonly projectDepartment: boolean;
}

const sidebarRows: readonly Row[] = [
  { title: '账户信息', path: '/center/crm/account', projectDepartment: false },
  { title: '人员管理', path: '/center/crm/employee', projectDepartment: true },
  { title: '企业信息', path: '/center/crm/company', projectDepartment: false },
  { title: '协议管理', path: '/center/crm/file', projectDepartment: true },
  { title: '个人信息', path: '/center/crm/user', projectDepartment: true },
  { title: '邀请企业', path: '/center/crm/invication', projectDepartment: false },
];

const quickLinkRows: readonly Row[] = [
  { title: '账户管理', path: '/center/crm/account', projectDepartment: false },
  { title: '个人信息', path: '/center/crm/user', projectDepartment: true },
  { title: '人员管理', path: '/center/crm/employee', projectDepartment: true },
  { title: '企业信息', path: '/center/crm/company', projectDepartment: false },
  { title: '协议管理', path: '/center/crm/file', projectDepartment: false },
  { title: '邀请企业', path: '/center/crm/invication', projectDepartment: false },
];

function visible(rows: readonly Row[], compRoles: readonly CompRole[]): NavigationEntry[] {
  const reduced = isProjectDepartment(compRoles);
  return rows.filter((row) => !reduced || row.projectDepartment).map(({ title, path }) => ({ title, path }));
}

export function accountSidebar(compRoles: readonly CompRole[]): NavigationEntry[] {
  return visible(sidebarRows, compRoles);
}

export function quickLinks(compRoles: readonly CompRole[]): NavigationEntry[] {
  return visible(quickLinkRows, compRoles);
}

/**
 * The active item of a side menu: the route's declared activeMenu if present; under `/center/crm` the third matched
 * route level, which is the first three parts of the path; otherwise the current path.
 */
export function activeMenuItem(address: string, activeMenu?: string): string {
  if (activeMenu) return activeMenu;
  const path = pathOf(address);
  const [first, second, third] = path.slice(1).split('/');
  return first === 'center' && second === 'crm' && third ? `/center/crm/${third}` : path;
}

/** The role dropdown of the header: "hidden for product code CRM". */
export function showsRoleSwitch(prodCode: string): boolean {
  return prodCode !== prodCodes.portal;
}
