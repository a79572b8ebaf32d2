import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

/** The site's words about its tenant. */
const siteContent = { call: 'siteContent' };

const news = { kind: 'news', pageNum: 1 };

export const routes: RouteObject[] = [
  {
    path: '/index',
    lazy: () => import('./frame/site-frame'),
    children: [
      {
        path: 'index',
        lazy: () => import('./pages/home/page'),
        handle: {
          title: '首页',
          permission: false,
          reads: {
            calls: [
              siteContent,
              { call: 'productList' },
              { call: 'articleList', body: { ...news, pageSize: 20 } },
              { call: 'articleList', body: { ...news, type: 'NOTICE', pageSize: 5 } },
            ],
          },
        } satisfies RouteMeta,
      },
      {
        path: 'product',
        lazy: () => import('./pages/products/page'),
        handle: {
          title: '产品服务',
          permission: false,
          reads: { calls: [{ call: 'productList' }], query: { product: 'kept' } },
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
              {
                call: 'articleList',
                body: {
                  kind: 'news',
                  type: { query: 'type' },
                  keyword: { query: 'keyword' },
                  startDate: { query: 'from' },
                  endDate: { query: 'to' },
                  pageNum: { query: 'page', otherwise: 1 },
                  pageSize: { query: 'size', otherwise: 10 },
                },
              },
            ],
            query: { type: 'kept', page: 'kept', size: 'kept', keyword: 'search', from: 'search', to: 'search' },
          },
        } satisfies RouteMeta,
      },
      {
        path: 'news/detail/:id/:name',
        lazy: () => import('./pages/news-detail/page'),
        handle: {
          title: '资讯详情',
          permission: false,
          reads: { calls: [{ call: 'articleInfo', body: { id: { param: 'id' } } }] },
        } satisfies RouteMeta,
      },
      {
        path: 'help',
        lazy: () => import('./pages/help/page'),
        handle: {
          title: '帮助中心',
          permission: false,
          reads: {
            calls: [
              siteContent,
              { call: 'articleList', body: { kind: 'help', pageNum: 1, pageSize: 100 } },
              { call: 'operateGuides' },
            ],
            query: { category: 'kept', keyword: 'search' },
          },
        } satisfies RouteMeta,
      },
      {
        path: 'about',
        lazy: () => import('./pages/about/page'),
        handle: {
          title: '关于我们',
          permission: false,
          reads: { calls: [siteContent] },
        } satisfies RouteMeta,
      },
    ],
  },
];
