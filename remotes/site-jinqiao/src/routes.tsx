import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

const open = (title: string): RouteMeta => ({ title, permission: false });

export const routes: RouteObject[] = [
  {
    path: '/index',
    lazy: () => import('./frame/jinqiao-frame'),
    children: [
      {
        path: 'index',
        lazy: () => import('./pages/home/page'),
        handle: {
          ...open('首页'),
          reads: { calls: [{ call: 'articleList', body: { kind: 'news', pageNum: 1, pageSize: 3 } }] },
        },
      },
      {
        path: 'product',
        lazy: () => import('./pages/products/page'),
        handle: { ...open('产品服务'), reads: { calls: [{ call: 'productList' }] } },
      },
      {
        path: 'news/list',
        lazy: () => import('./pages/news/page'),
        handle: {
          ...open('新闻资讯'),
          reads: {
            calls: [
              {
                call: 'articleList',
                body: {
                  kind: 'news',
                  type: { query: 'type' },
                  keyword: { query: 'keyword' },
                  pageNum: { query: 'page', otherwise: 1 },
                  pageSize: 10,
                },
              },
            ],
            query: { type: 'kept', page: 'kept', keyword: 'search' },
          },
        },
      },
      {
        path: 'news/detail/:id/:name',
        lazy: () => import('./pages/news-detail/page'),
        handle: { ...open('资讯详情'), reads: { calls: [{ call: 'articleInfo', body: { id: { param: 'id' } } }] } },
      },
      {
        path: 'help',
        lazy: () => import('./pages/help/page'),
        handle: {
          ...open('帮助中心'),
          reads: {
            calls: [{ call: 'articleList', body: { kind: 'help', pageNum: 1, pageSize: 100 } }],
            query: { keyword: 'search' },
          },
        },
      },
      {
        path: 'about',
        lazy: () => import('./pages/about/page'),
        handle: { ...open('关于我们'), reads: { calls: [] } },
      },
    ],
  },
];
