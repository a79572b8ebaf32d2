import type { RouteMeta } from '@portal/shared/boot';
import type { RouteObject } from 'react-router-dom';

const open = (title: string): RouteMeta => ({ title, permission: false });

/** Addresses that only lead on. The document of such an address prepares for its target. */
export const passages: Readonly<Record<string, string>> = {
  '/': '/index/index',
  '/index': '/index/index',
  '/center': '/center/product/product',
};

/** The host's own pages. Data only: the build reads this table too. */
export const routes: RouteObject[] = [
  {
    path: '/login',
    lazy: () => import(/* webpackChunkName: "login" */ '../../features/login/login-page'),
    handle: open('登录'),
  },
  {
    path: '/login/changeComp',
    lazy: () => import('../../features/company/choose-company-page'),
    handle: open('选择企业'),
  },
  {
    path: '/resetpwd/account',
    lazy: () => import('../../features/password/reset-account-page'),
    handle: open('找回密码'),
  },
  {
    path: '/resetpwd/reset',
    lazy: () => import('../../features/password/reset-password-page'),
    handle: open('设置新密码'),
  },
  {
    path: '/resetpwd/complete',
    lazy: () => import('../../features/password/reset-complete-page'),
    handle: open('密码重置成功'),
  },
  { path: '/face-success', lazy: () => import('../pages/face-success-page'), handle: open('操作完成') },
  { path: '/standalone/gallery', lazy: () => import('../standalone/gallery-page'), handle: open('组件陈列') },
  // The public site's frame around it, for a visitor, has routes of its own below.
  { path: '/404/*', lazy: () => import('../pages/not-found-page'), handle: open('页面不存在') },
];
