import { expect } from '@playwright/test';
import { root } from '../persons';
import type { Subject } from '../subject';

export const messagePages: readonly Subject[] = [
  { name: '站内信', phone: root, path: '/msg/crm/message/list' },
  {
    name: '站内信详情',
    phone: root,
    path: '/msg/crm/message/list',
    show: async (page) => {
      await page.locator('main a[href*="/message/detail"]').first().click();
      await expect(page).toHaveURL(/\/message\/detail/);
    },
  },
  { name: '联系客服', phone: root, path: '/msg/crm/support/list' },
  { name: '提交咨询', phone: root, path: '/msg/crm/support/new' },
  { name: '公告', phone: root, path: '/msg/crm/affiche/list' },
  {
    name: '公告详情',
    phone: root,
    path: '/msg/crm/affiche/list',
    show: async (page) => {
      await page.locator('main a[href*="/affiche/detail"]').first().click();
      await expect(page).toHaveURL(/\/affiche\/detail/);
    },
  },
];
