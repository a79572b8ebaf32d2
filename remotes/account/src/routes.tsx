import type { RouteMeta } from '@portal/shared/boot';
import type { Permission } from '@portal/shared/codes';
import type { RouteObject } from 'react-router-dom';

const crm = (title: string, needs: Permission, more: RouteMeta = {}): RouteMeta => ({
  ...{ title, needs, permission: true, prodCode: 'CRM' },
  ...more,
});

/** The menus lead to addresses like `/center/crm/account`; each leads on to its list. */
const on = (...leadsTo: string[]): RouteMeta => ({ leadsTo });

/** The change of an account belongs to the accounts; the company's change belongs to its own third level. */
const ofChange = (search: URLSearchParams) =>
  search.get('changeType') === 'ACCOUNT' ? '/center/crm/account' : undefined;

export const routes: RouteObject[] = [
  {
    path: '/center/crm',
    lazy: () => import('./frame/account-frame'),
    children: [
      { index: true, handle: on('/center/crm/account/list', '/center/crm/employee/list') },
      { path: 'account', handle: on('/center/crm/account/list') },
      { path: 'company', handle: on('/center/crm/company/list') },
      { path: 'employee', handle: on('/center/crm/employee/list') },
      { path: 'file', handle: on('/center/crm/file/list') },
      { path: 'user', lazy: () => import('./pages/user/page'), handle: crm('个人信息', 'profile') },
      {
        path: 'account/list',
        lazy: () => import('./pages/bank-accounts/page'),
        handle: crm('账户信息', 'account.read'),
      },
      { path: 'company/list', lazy: () => import('./pages/company/page'), handle: crm('企业信息', 'company.read') },
      {
        path: 'company/changeAcc',
        lazy: () => import('./pages/account-change/page'),
        handle: crm('变更账户', 'account.write', { activeMenu: '/center/crm/account' }),
      },
      {
        path: 'company/changeAccView',
        lazy: () => import('./pages/account-change-view/page'),
        handle: crm('变更详情', 'account.read', { activeMenu: ofChange }),
      },
      {
        path: 'employee/list',
        lazy: () => import('./pages/employees/page'),
        handle: crm('人员管理', 'employee.read', {
          keepsView: true,
          firstCalls: [
            { call: 'employeeList', body: { pageNum: 1, pageSize: 10 } },
            { call: 'productsByPermitStatus', query: { compCode: { company: 'compCode' } } },
            { call: 'employeeJoinList', body: { pageNum: 1, pageSize: 20 }, needs: 'employee.write' },
          ],
        }),
      },
      {
        path: 'employee/changeAdmin',
        lazy: () => import('./pages/admin-change/page'),
        handle: crm('变更管理员', 'admin.change'),
      },
      {
        path: 'invication',
        lazy: () => import('./pages/invitations/page'),
        handle: crm('邀请企业', 'invitation.read', { keepsView: true }),
      },
      {
        path: 'file/list',
        lazy: () => import('./pages/agreements/page'),
        handle: crm('协议管理', 'agreement.read', { keepsView: true }),
      },
    ],
  },
];
