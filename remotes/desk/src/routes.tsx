import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

const page = (title: string): RouteMeta => ({ title, permission: false });

export const routes: RouteObject[] = [
  {
    path: '/desk',
    lazy: () => import('./frame/desk-frame'),
    children: [
      { index: true, lazy: () => import('./pages/home/page'), handle: page('工作台') },
      { path: 'cases', lazy: () => import('./pages/cases/page'), handle: page('审核') },
      { path: 'cases/:taskId', lazy: () => import('./pages/case/page'), handle: page('审核事项') },
      { path: 'companies', lazy: () => import('./pages/companies/page'), handle: page('企业') },
      { path: 'companies/:compCode', lazy: () => import('./pages/company/page'), handle: page('企业详情') },
      { path: 'people', lazy: () => import('./pages/people/page'), handle: page('人员') },
      { path: 'people/:userCode', lazy: () => import('./pages/person/page'), handle: page('人员详情') },
      { path: 'support', lazy: () => import('./pages/support/page'), handle: page('客服') },
      { path: 'support/:ticketNo', lazy: () => import('./pages/ticket/page'), handle: page('咨询详情') },
      { path: 'tenants', lazy: () => import('./pages/tenants/page'), handle: page('租户') },
      { path: 'tenants/:code', lazy: () => import('./pages/tenant/page'), handle: page('租户详情') },
      { path: 'releases', lazy: () => import('./pages/releases/page'), handle: page('发布') },
      { path: 'staff', lazy: () => import('./pages/staff/page'), handle: page('员工') },
      { path: 'audit', lazy: () => import('./pages/audit/page'), handle: page('审计') },
      { path: 'sessions', lazy: () => import('./pages/sessions/page'), handle: page('我的登录') },
      { path: 'help', lazy: () => import('./pages/help/page'), handle: page('帮助') },
      { path: 'help/:chapter', lazy: () => import('./pages/help/page'), handle: page('帮助') },
    ],
  },
  { path: '/desk/accept', lazy: () => import('./pages/accept/page'), handle: page('开通账号') },
  { path: '/desk/oidc', lazy: () => import('./pages/oidc/page'), handle: page('企业账号登录') },
];
