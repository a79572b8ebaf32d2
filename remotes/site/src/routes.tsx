import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

/** The site's words about its tenant. */
const siteContent = { call: 'siteContent' };

const news = { kind: 'news', pageNum: 1 };

/** A page that everybody may read, with what the platform reads for it ahead. */
const page = (title: string, more: Pick<RouteMeta, 'reads'>): RouteMeta => ({ title, permission: false, ...more });

export const routes: RouteObject[] = [
  {
    path: '/index',
    lazy: () => import('./frame/site-frame'),
    children: [
      {
        path: 'index',
        lazy: () => import('./pages/home/page'),
        handle: page('首页', {
          reads: {
            calls: [
              siteContent,
              { call: 'productList' },
              { call: 'articleList', body: { ...news, pageSize: 20 } },
              { call: 'articleList', body: { ...news, type: 'NOTICE', pageSize: 5 } },
            ],
          },
        }),
      },
      {
        path: 'product',
        lazy: () => import('./pages/products/page'),
        handle: page('产品服务', { reads: { calls: [{ call: 'productList' }], query: { product: 'kept' } } }),
      },
      {
        path: 'news/list',
        lazy: () => import('./pages/news/page'),
        handle: page('新闻资讯', {
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
        }),
      },
      {
        path: 'news/detail/:id/:name',
        lazy: () => import('./pages/news-detail/page'),
        handle: page('资讯详情', { reads: { calls: [{ call: 'articleInfo', body: { id: { param: 'id' } } }] } }),
      },
      {
        path: 'help',
        lazy: () => import('./pages/help/page'),
        handle: page('帮助中心', {
          reads: {
            calls: [
              siteContent,
              { call: 'articleList', body: { kind: 'help', pageNum: 1, pageSize: 100 } },
              { call: 'operateGuides' },
            ],
            query: { category: 'kept', keyword: 'search' },
          },
        }),
      },
      {
        path: 'about',
        lazy: () => import('./pages/about/page'),
        handle: page('关于我们', { reads: { calls: [siteContent] } }),
      },
    ],
  },
];
