import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

export const routes: RouteObject[] = [
  { path: '/center/product', handle: { leadsTo: '/center/product/product' } satisfies RouteMeta },
  {
    path: '/center/product/product',
    lazy: () => import('./pages/product-centre/page'),
    handle: {
      title: '产品中心',
      permission: true,
      prodCode: 'CRM',
      firstCalls: [
        { call: 'productsByPermitStatus', query: { compCode: { company: 'compCode' } } },
        { call: 'dashboardTodo' },
        { call: 'messageList', body: { pageNum: 1, pageSize: 5 } },
        { call: 'productFigures', needs: 'figures.read' },
      ],
    } satisfies RouteMeta,
  },
  {
    path: '/center/product/enter',
    lazy: () => import('./pages/enter/page'),
    handle: { title: '进入产品', permission: true, prodCode: 'CRM', needs: 'product.read' } satisfies RouteMeta,
  },
];
