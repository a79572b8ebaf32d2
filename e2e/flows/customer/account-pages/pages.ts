export interface AccountPage {
  readonly title: string;
  readonly path: string;
  /** A text on the page after it has loaded, in a table's row and on a phone's card. */
  readonly shown: string;
}

/** Every page of the account centre, with something to show in the first demonstration company. */
export const accountPages: readonly AccountPage[] = [
  { title: '账户信息', path: '/center/crm/account/list', shown: '中国工商银行' },
  { title: '人员管理', path: '/center/crm/employee/list', shown: '139****' },
  { title: '变更管理员', path: '/center/crm/employee/changeAdmin', shown: '下一步' },
  { title: '企业信息', path: '/center/crm/company/list', shown: '统一社会信用代码' },
  {
    title: '变更账户',
    path: '/center/crm/company/changeAcc?accountId=BdemoLINIT',
    shown: '原账户',
  },
  {
    title: '证照更新申请',
    path: '/center/crm/company/changeAccView?changeNo=HdemoLRETURNED',
    shown: '申请编号',
  },
  { title: '协议管理', path: '/center/crm/file/list', shown: '平台服务协议' },
  { title: '个人信息', path: '/center/crm/user', shown: '用于登录与接收短信验证码' },
  { title: '邀请企业', path: '/center/crm/invication', shown: '待注册' },
];

export function titled(title: string): AccountPage {
  const page = accountPages.find((one) => one.title === title);
  if (!page) throw new Error(`no page has the title ${title}`);
  return page;
}
