import { expect } from '@playwright/test';
import type { Subject } from '../subject';

export const sitePages: readonly Subject[] = [
  { name: '首页', path: '/index/index' },
  { name: '产品服务', path: '/index/product' },
  { name: '新闻资讯', path: '/index/news/list' },
  {
    name: '资讯详情',
    path: '/index/news/list',
    show: async (page) => {
      await page.locator('main a[href*="/index/news/detail/"]').first().click();
      await expect(page).toHaveURL(/\/index\/news\/detail\//);
    },
  },
  { name: '帮助中心', path: '/index/help' },
  { name: '关于我们', path: '/index/about' },
];
