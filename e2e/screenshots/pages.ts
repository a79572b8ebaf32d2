import { expect, type Page } from '@playwright/test';
import type { Subject } from './subject';

const root = '13800000001';
const chooser = '13800000002';

/** Every page with a route. `flows/customer/every-page/` walks through them and checks that none is missing. */
export const pages: readonly Subject[] = [
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
  { name: '登录', path: '/login' },
  { name: '选择企业', phone: chooser, path: '/login/changeComp' },
  { name: '找回密码', path: '/resetpwd/account' },
  { name: '重置密码-无凭证', path: '/resetpwd/reset' },
  { name: '重置完成', path: '/resetpwd/complete' },
  { name: '页面不存在-访客', path: '/404' },
  { name: '页面不存在-已登录', phone: root, path: '/404' },
  { name: '人脸完成', path: '/face-success' },
  { name: '注册账号', path: '/register/account' },
  { name: '开通申请', phone: '13800000015', path: '/register/permit' },
  { name: '实名认证', phone: '13800000020', path: '/register/verification' },
  { name: '实名认证-办理中', phone: '13800000025', path: '/register/verification' },
  { name: '平台审核', phone: '13800000030', path: '/register/approval' },
  { name: '审核退回', phone: '13800000035', path: '/register/approval' },
  { name: '变更复审', phone: '13800000050', path: '/register/approval' },
  { name: '认证成功', phone: root, path: '/register/success' },
  { name: '联系客服-无法登录', path: '/register/support' },
  { name: '企业事项-无凭证', path: '/register/way-out' },
  { name: '人脸识别-无凭证', path: '/register/face' },
  { name: '产品中心', phone: root, path: '/center/product/product' },
  { name: '进入产品', phone: root, path: '/center/product/enter' },
  { name: '信用凭证', phone: root, path: '/center/scm/voucher' },
  { name: '角色说明', phone: root, path: '/center/scm/voucher/roles' },
  { name: '电子商务', phone: root, path: '/center/ec/mall' },
  { name: '账户信息', phone: root, path: '/center/crm/account/list' },
  { name: '企业信息', phone: root, path: '/center/crm/company/list' },
  { name: '变更账户', phone: root, path: '/center/crm/company/changeAcc?accountId=BdemoLINIT' },
  { name: '变更详情', phone: root, path: '/center/crm/company/changeAccView?changeNo=HdemoLRETURNED' },
  { name: '人员管理', phone: root, path: '/center/crm/employee/list' },
  { name: '变更管理员', phone: root, path: '/center/crm/employee/changeAdmin' },
  { name: '协议管理', phone: root, path: '/center/crm/file/list' },
  { name: '邀请企业', phone: root, path: '/center/crm/invication' },
  { name: '个人信息', phone: root, path: '/center/crm/user' },
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

/** Opens what the first link of a list leads to. */
const opensFirstRow = async (page: Page) => {
  await page.locator('main a[data-row-link]').first().click();
  await expect(page).toHaveURL(/\/desk\/\w+\/\w+/);
};

/** Every page of the desk. `flows/staff/every-page.spec.ts` checks that none is missing. */
export const deskPages: readonly Subject[] = [
  { name: '员工登录', path: '/desk' },
  { name: '工作台', staff: 'chushen', path: '/desk' },
  { name: '审核', staff: 'chushen', path: '/desk/cases' },
  { name: '审核事项', staff: 'chushen', path: '/desk/cases/TdemoJS30' },
  { name: '企业', staff: 'admin2', path: '/desk/companies' },
  { name: '企业详情', staff: 'admin2', path: '/desk/companies/CdemoLA' },
  { name: '人员', staff: 'admin2', path: '/desk/people' },
  { name: '人员详情', staff: 'admin2', path: '/desk/people', show: opensFirstRow },
  { name: '客服', staff: 'kefu', path: '/desk/support?state=ALL' },
  { name: '咨询详情', staff: 'kefu', path: '/desk/support?state=ALL', show: opensFirstRow },
  { name: '租户', staff: 'zuhu', path: '/desk/tenants' },
  { name: '租户详情', staff: 'zuhu', path: '/desk/tenants/jinqiao.localhost' },
  { name: '员工', staff: 'admin2', path: '/desk/staff' },
  { name: '审计', staff: 'shenji', path: '/desk/audit' },
  { name: '我的登录', staff: 'chushen', path: '/desk/sessions' },
  { name: '开通账号', path: '/desk/accept#link' },
  { name: '企业账号登录-未完成', path: '/desk/oidc' },
];
