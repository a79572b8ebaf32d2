/** The spec's employee roles. It skips E104: there is no such role. */
export const employeeRoles = {
  E101: '管理员',
  E102: '经办',
  E103: '复核',
  E105: '查询',
  E106: '财务复核',
  E107: '放款复审',
  E108: '财务付款',
  E109: '财务管理',
  E110: '风控初审',
  E111: '风控复审',
} as const;

export type EmployeeRole = keyof typeof employeeRoles;

export function isEmployeeRole(code: string): code is EmployeeRole {
  return Object.hasOwn(employeeRoles, code);
}

export function employeeRoleLabel(code: string): string {
  return isEmployeeRole(code) ? employeeRoles[code] : code;
}

export const companyRoles = {
  C101: '一般企业',
  C102: '项目部',
  C103: '投资机构',
  C104: '资金方',
  C105: '增信机构',
  C106: '物流公司',
} as const;

export type CompanyRole = keyof typeof companyRoles;

export function isCompanyRole(code: string): code is CompanyRole {
  return Object.hasOwn(companyRoles, code);
}

export function companyRoleLabel(code: string): string {
  return isCompanyRole(code) ? companyRoles[code] : code;
}

/** The value of `compInfo.compRole` in the session: the company's role in one product. */
export interface CompRole {
  readonly prodCode: string;
  readonly compRole: string;
}

/** `SCM` and `C102` make `SCM-C102`. */
export function compRoleCode({ prodCode, compRole }: CompRole): string {
  return `${prodCode}-${compRole}`;
}

/** The roles that count: only the chosen one in its product, and all that the company has in every other product. */
export function rolesInForce(compRoles: readonly CompRole[], chosen: string | null): readonly CompRole[] {
  const role = compRoles.find((one) => compRoleCode(one) === chosen);
  return role ? compRoles.filter((one) => one === role || one.prodCode !== role.prodCode) : compRoles;
}

/** One person who both enters and reviews defeats the separation of the two; the portal warns of it. */
export function mixesEntryAndReview(roles: readonly string[]): boolean {
  return roles.includes('E102') && roles.includes('E103');
}
