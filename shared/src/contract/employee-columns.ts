/** The columns of the list of people, with the names that page, export and import use. */
export const employeeColumns = {
  userName: '姓名',
  mobile: '手机号',
  email: '邮箱',
  employeeRole: '角色',
  productCodes: '产品权限',
  status: '状态',
  lastLoginTime: '最近登录',
  createTime: '创建时间',
  rootManager: '企业管理员',
} as const;

export type EmployeeColumn = keyof typeof employeeColumns;

export const employeeColumnKeys = Object.keys(employeeColumns) as [EmployeeColumn];
