import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

const scm = (title: string): RouteMeta => ({ title, needs: 'trade.voucher', permission: true, prodCode: 'SCM' });

/** One side menu stands beside the pages of both products. */
const frame = () => import('./frame/trade-frame');

export const routes: RouteObject[] = [
  {
    path: '/center/scm',
    lazy: frame,
    children: [
      { index: true, handle: { leadsTo: '/center/scm/voucher' } satisfies RouteMeta },
      { path: 'voucher', lazy: () => import('./pages/voucher/page'), handle: scm('信用凭证') },
      {
        path: 'voucher/roles',
        lazy: () => import('./pages/roles/page'),
        handle: { ...scm('角色说明'), activeMenu: '/center/scm/voucher' } satisfies RouteMeta,
      },
    ],
  },
  {
    path: '/center/ec',
    lazy: frame,
    children: [
      { index: true, handle: { leadsTo: '/center/ec/mall' } satisfies RouteMeta },
      {
        path: 'mall',
        lazy: () => import('./pages/mall/page'),
        handle: { title: '电子商务', needs: 'trade.order', permission: true, prodCode: 'EC' } satisfies RouteMeta,
      },
    ],
  },
];
