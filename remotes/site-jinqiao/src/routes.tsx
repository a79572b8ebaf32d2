import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

/** The frame of every page shows it. */
const siteContent = { call: 'siteContent' } as const;

export const routes: RouteObject[] = [
  {
    path: '/index',
    lazy: () => import('./frame/jinqiao-frame'),
    children: [
      {
        path: 'index',
        lazy: () => import('./pages/home/page'),
        handle: {
          title: '首页',
          permission: false,
          reads: { calls: [siteContent, { call: 'articleList', body: { kind: 'news', pageNum: 1, pageSize: 3 } }] },
        } satisfies RouteMeta,
      },
      {
        path: 'product',
        lazy: () => import('./pages/products/page'),
        handle: {
          title: '产品服务',
          permission: false,
          reads: { calls: [siteContent, { call: 'productList' }] },
        } satisfies RouteMeta,
      },
      {
        path: 'news/list',
        lazy: () => import('./pages/news/page'),
        handle: {
          title: '新闻资讯',
          permission: false,
          reads: {
            calls: [
              siteContent,
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
        } satisfies RouteMeta,
      },
      {
        path: 'news/detail/:id/:name',
        lazy: () => import('./pages/news-detail/page'),
        handle: {
          title: '资讯详情',
          permission: false,
          reads: { calls: [siteContent, { call: 'articleInfo', body: { id: { param: 'id' } } }] },
        } satisfies RouteMeta,
      },
      {
        path: 'help',
        lazy: () => import('./pages/help/page'),
        handle: {
          title: '帮助中心',
          permission: false,
          reads: {
            calls: [siteContent, { call: 'articleList', body: { kind: 'help', pageNum: 1, pageSize: 100 } }],
            query: { keyword: 'search' },
          },
        } satisfies RouteMeta,
      },
      {
        path: 'about',
        lazy: () => import('./pages/about/page'),
        handle: { title: '关于我们', permission: false, reads: { calls: [siteContent] } } satisfies RouteMeta,
      },
    ],
  },
];
