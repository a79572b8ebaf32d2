import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

const crm = (title: string, more: RouteMeta = {}): RouteMeta => ({
  ...{ title, needs: 'message', permission: true, prodCode: 'CRM' },
  ...more,
});

/** The menus lead to these addresses; each leads on to a list. */
const on = (leadsTo: string): RouteMeta => ({ leadsTo });

/** The list and the message beside it are kept as one view. */
const inbox: RouteMeta = { cacheKey: 'znxList' };

export const routes: RouteObject[] = [
  {
    path: '/msg/crm',
    lazy: () => import('./frame/message-frame'),
    children: [
      { index: true, handle: on('/msg/crm/message/list') },
      { path: 'affiche', handle: on('/msg/crm/affiche/list') },
      { path: 'support', handle: on('/msg/crm/support/list') },
      {
        path: 'message',
        lazy: () => import('./inbox/inbox'),
        children: [
          { index: true, handle: on('/msg/crm/message/list') },
          { path: 'list', lazy: () => import('./pages/messages/page'), handle: crm('站内信', inbox) },
          {
            path: 'detail',
            lazy: () => import('./pages/message-detail/page'),
            handle: crm('站内信详情', { ...inbox, activeMenu: '/msg/crm/message/list' }),
          },
        ],
      },
      { path: 'affiche/list', lazy: () => import('./pages/notices/page'), handle: crm('公告') },
      {
        path: 'affiche/detail',
        lazy: () => import('./pages/notice-detail/page'),
        handle: crm('公告详情', { activeMenu: '/msg/crm/affiche/list' }),
      },
      { path: 'support/list', lazy: () => import('./pages/support/page'), handle: crm('联系客服') },
      {
        path: 'support/new',
        lazy: () => import('./pages/support-new/page'),
        handle: crm('提交咨询', { activeMenu: '/msg/crm/support/list' }),
      },
      {
        path: 'support/detail',
        lazy: () => import('./pages/support-detail/page'),
        handle: crm('咨询详情', { activeMenu: '/msg/crm/support/list' }),
      },
    ],
  },
];
