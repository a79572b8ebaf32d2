import type { Permission } from '@portal/shared/codes';

export interface Matter {
  readonly title: string;
  readonly note: string;
  readonly path: string;
  /** The permission without which the page behind it is closed. */
  readonly needs: Permission;
}

/** What a company prepares before it issues or transfers a voucher. */
export const matters: readonly Matter[] = [
  { title: '收款账户', note: '融资放款和到期兑付的账户', path: '/center/crm/account', needs: 'account.read' },
  { title: '企业资料', note: '资金方审批时查看的认证资料', path: '/center/crm/company', needs: 'company.read' },
  { title: '办理人员', note: '经办与复核的人员和角色', path: '/center/crm/employee', needs: 'employee.read' },
  { title: '业务协议', note: '签发、转让凭证前须签署的协议', path: '/center/crm/file', needs: 'agreement.read' },
  { title: '邀请供应商', note: '邀请上游供应商接收凭证', path: '/center/crm/invication', needs: 'invitation.read' },
];
