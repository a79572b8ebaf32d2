import type { ChangeType } from '@portal/shared/contract';
import type { Crumb } from '@portal/shared/ui/frame';

/** The page on which the request was made. */
export const homeOf = (type: ChangeType): Crumb =>
  type === 'ACCOUNT'
    ? { title: '账户信息', path: '/center/crm/account/list' }
    : { title: '企业信息', path: '/center/crm/company/list?tab=changes' };
