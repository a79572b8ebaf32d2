/** The roles of the platform's own people, with their names. */
export const staffRoles = {
  first: '初审',
  second: '复审',
  care: '客服',
  tenants: '租户管理',
  releases: '发布管理',
  test: '测试',
  audit: '审计',
  admin: '管理员',
} as const;

export type StaffRole = keyof typeof staffRoles;

/** Nobody gets one of these roles by one person alone: whoever has them confirms, sets policies or gives roles. */
export const graveRoles: readonly StaffRole[] = ['second', 'tenants', 'admin'];
