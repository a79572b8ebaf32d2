import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

const open = (title: string): RouteMeta => ({ title, permission: false });

export const routes: RouteObject[] = [
  {
    path: '/register',
    lazy: () => import('./frame/registration-frame'),
    children: [
      { index: true, handle: { leadsTo: '/register/account' } satisfies RouteMeta },
      { path: 'account', lazy: () => import('./pages/account/page'), handle: open('注册账号') },
      // Without a session: a ticket in the address says who comes.
      { path: 'way-out', lazy: () => import('./pages/way-out/page'), handle: open('企业办理') },
      { path: 'support', lazy: () => import('./pages/support/page'), handle: open('联系客服') },
      {
        lazy: () => import('./flow/progress-gate'),
        children: [
          { path: 'permit', lazy: () => import('./pages/permit/page'), handle: open('开通申请') },
          { path: 'verification', lazy: () => import('./pages/verification/page'), handle: open('实名认证') },
          { path: 'approval', lazy: () => import('./pages/approval/page'), handle: open('平台审核') },
          { path: 'success', lazy: () => import('./pages/success/page'), handle: open('认证成功') },
        ],
      },
    ],
  },
  // The phone's page: no session, no steps.
  { path: '/register/face', lazy: () => import('./pages/face/page'), handle: open('身份核验') },
];
