import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

const open = (title: string): RouteMeta => ({ title, permission: false });

export const routes: RouteObject[] = [
  {
    path: '/index',
    lazy: () => import('./frame/site-frame'),
    children: [
      { path: 'index', lazy: () => import('./pages/home/page'), handle: open('首页') },
      { path: 'product', lazy: () => import('./pages/products/page'), handle: open('产品服务') },
      { path: 'news/list', lazy: () => import('./pages/news/page'), handle: open('新闻资讯') },
      { path: 'news/detail/:id/:name', lazy: () => import('./pages/news-detail/page'), handle: open('资讯详情') },
      { path: 'help', lazy: () => import('./pages/help/page'), handle: open('帮助中心') },
      { path: 'about', lazy: () => import('./pages/about/page'), handle: open('关于我们') },
    ],
  },
];
