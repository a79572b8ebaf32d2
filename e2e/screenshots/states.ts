import { expect, type Page } from '@playwright/test';
import { fillCredentials, logIn } from '../support/log-in';
import { paper } from '../support/registering-company';
import { beyondIdleLimit } from '../support/session';
import { root } from './persons';
import { dialogStands, fails, failureStands, opens, skeletonStands, waits } from './shows';
import type { Subject } from './subject';

const people = '/center/crm/employee/list';
const accounts = '/center/crm/account/list';
const company = '/center/crm/company/list';
const products = '/center/product/product';
const messages = '/msg/crm/message/list';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
const choose = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name }).first().click();
const openAvatarMenu = (page: Page) => press(page, /^账户菜单/);

/** Opens the first row's menu of further acts. */
async function openMore(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^更多.*操作$/ }).first();
  // A menu closes if the page moves under it.
  await more.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** Starts an act of the first row that has it: with its button, or in the first row's menu. */
const opensFromRow =
  (act: string): NonNullable<Subject['show']> =>
  async (page) => {
    const button = page.getByRole('button', { name: new RegExp(`^${act}`) });
    if ((await button.count()) > 0) await button.first().click();
    else {
      await openMore(page);
      await choose(page, act);
    }
    await dialogStands(page);
  };

const atTheDoor: readonly Subject[] = [
  {
    name: '登录-未填写',
    path: '/login',
    show: async (page) => {
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page.getByText(/不能为空/).first()).toBeVisible();
    },
  },
  {
    name: '登录-已锁定',
    path: '/login',
    show: async (page) => {
      await logIn(page, '13800000007');
      await expect(page.getByRole('button', { name: '账号已锁定' })).toBeVisible();
    },
  },
  { name: '登录-邮箱验证', path: '/login', show: (page) => logIn(page, '13800000004') },
  { name: '登录-首次改密', path: '/login', show: (page) => logIn(page, '13800000005') },
  { name: '登录-密码过期', path: '/login', show: (page) => logIn(page, '13800000006') },
  { name: '登录-非管理员', path: '/login', show: (page) => logIn(page, '13800000003') },
  { name: '登录-已填写', path: '/login', show: (page) => fillCredentials(page, '13800000016') },
  { name: '选择企业-无企业', phone: '13800000010', path: '/login/changeComp' },
  { name: '选择企业-各状态', phone: '13800000012', path: '/login/changeComp' },
  {
    name: '注册账号-未填写',
    path: '/register/account',
    show: async (page) => {
      await press(page, '提交注册');
      await expect(page.getByText(/请输入/).first()).toBeVisible();
    },
  },
  { name: '资讯不存在', path: '/index/news/detail/nothing/nothing' },
  { name: '资讯-无结果', path: '/index/news/list?keyword=没有这个词' },
  {
    name: '公开站-菜单',
    path: '/index/index',
    show: async (page, width) => {
      if (width < 992) await page.getByRole('banner').locator('summary').click();
    },
    windowOnly: true,
  },
];

/** At work: `root`, where nobody else is named. */
const inTheCentre: readonly Subject[] = [
  {
    name: '账户菜单',
    path: products,
    show: async (page) => {
      await openAvatarMenu(page);
      await expect(page.getByRole('menu')).toBeVisible();
    },
    windowOnly: true,
  },
  {
    name: '外观',
    path: products,
    show: async (page) => {
      await openAvatarMenu(page);
      await choose(page, '外观');
    },
    windowOnly: true,
  },
  {
    name: '退出登录确认',
    path: products,
    show: async (page) => {
      await openAvatarMenu(page);
      await choose(page, '退出登录');
      await dialogStands(page);
    },
    windowOnly: true,
  },
  {
    name: '切换企业',
    path: products,
    show: async (page, width) => {
      if (width < 992) await press(page, /菜单|导航/);
      else await press(page, /切换企业|当前企业/);
    },
    windowOnly: true,
  },
  {
    name: '锁屏',
    path: messages,
    prepare: (page) => page.clock.install(),
    show: async (page) => {
      // The idle time counts from a click.
      await page.getByRole('heading', { level: 1 }).click();
      await page.clock.runFor(2_000);
      await page.clock.fastForward(beyondIdleLimit);
      await dialogStands(page);
    },
    windowOnly: true,
  },
  { name: '申请开通产品', path: products, show: opens(/^申请开通/), windowOnly: true },
  { name: '产品开通进度', path: products, show: opens(/^查看.*进度/), windowOnly: true },
  {
    name: '产品中心-加载中',
    path: products,
    prepare: waits('**/findAllByPermitStatus*'),
    show: skeletonStands,
    windowOnly: true,
  },
  { name: '产品中心-加载失败', path: products, prepare: fails('**/findAllByPermitStatus*'), show: failureStands },
  { name: '人员-新增', path: people, show: opens('新增人员'), windowOnly: true },
  {
    name: '人员-新增未填写',
    path: people,
    show: async (page) => {
      await press(page, '新增人员');
      await page.getByRole('dialog').getByRole('button').last().click();
      await expect(page.getByText(/请输入/).first()).toBeVisible();
    },
    windowOnly: true,
  },
  { name: '人员-更多操作', path: people, show: openMore, windowOnly: true },
  {
    name: '人员-停用确认',
    path: people,
    show: async (page) => {
      // The first person is the one who is logged in.
      await page
        .getByRole('button', { name: /^更多.*操作$/ })
        .nth(2)
        .click();
      await choose(page, '停用');
      await dialogStands(page);
    },
    windowOnly: true,
  },
  {
    name: '站内信-已选择',
    path: messages,
    show: async (page) => {
      await page.getByRole('checkbox', { name: /^选择/ }).nth(2).check();
      await expect(page.getByText(/^已选择/)).toBeVisible();
    },
    windowOnly: true,
  },
  {
    name: '人员-列设置',
    path: people,
    show: async (page, width) => {
      // Cards have no columns to set.
      if (width >= 768) await press(page, '列设置');
    },
    windowOnly: true,
  },
  { name: '人员-无结果', path: `${people}?keyword=查无此人` },
  {
    name: '人员-加载中',
    path: people,
    prepare: waits('**/api/**/employee/list*'),
    show: skeletonStands,
    windowOnly: true,
  },
  { name: '人员-加载失败', path: people, prepare: fails('**/api/**/employee/list*'), show: failureStands },
  {
    name: '人员-导入报告',
    path: people,
    show: async (page) => {
      await press(page, /导入/);
      const dialog = page.getByRole('dialog', { name: '导入人员' });
      const rows = ['姓名,手机号,邮箱,角色,产品权限', '王一,1380,,经办,', '李二,13712345678,,老板,'];
      await dialog.getByLabel('选择人员文件').setInputFiles({
        name: '人员.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(`\uFEFF${rows.join('\r\n')}`),
      });
      await dialog.getByRole('button', { name: '开始导入' }).click();
      await expect(dialog.getByText(/请检查手机号/).first()).toBeVisible();
    },
    windowOnly: true,
  },
  { name: '账户-添加', path: accounts, show: opens('添加账户'), windowOnly: true },
  { name: '账户-发起打款', path: `${accounts}?transfer=BdemoLINIT`, show: dialogStands, windowOnly: true },
  {
    name: '账户-回填金额',
    path: `${accounts}?transfer=BdemoLPAID_SUCCESS`,
    show: dialogStands,
    windowOnly: true,
  },
  { name: '企业-法人信息', path: `${company}?tab=legal` },
  {
    name: '企业-证照资料',
    path: `${company}?tab=papers`,
    show: (page) => expect(page.locator('canvas[data-drawn="true"]').first()).toBeVisible(),
  },
  { name: '企业-变更记录', path: `${company}?tab=changes` },
  { name: '企业-信息变更', path: `${company}?change=COMPANY` },
  { name: '企业-更新证照', path: `${company}?change=LICENSE` },
  { name: '协议-预览', path: '/center/crm/file/list', show: opensFromRow('预览'), windowOnly: true },
  {
    name: '协议-已盖章',
    path: '/center/crm/file/list?state=SIGNED',
    show: async (page, width) => {
      await opensFromRow('预览')(page, width);
      const paper = page.getByRole('region', { name: '协议正文' });
      await paper.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    },
    windowOnly: true,
  },
  { name: '协议-签署', path: '/center/crm/file/list?state=PENDING', show: opensFromRow('去签署'), windowOnly: true },
  {
    name: '协议-验签信息',
    path: '/center/crm/file/list?state=SIGNED',
    show: opensFromRow('验签信息'),
    windowOnly: true,
  },
  { name: '邀请-发送', path: '/center/crm/invication', show: opens('发送邀请'), windowOnly: true },
  { name: '个人-修改密码', path: '/center/crm/user', show: opens('修改登录密码'), windowOnly: true },
  { name: '个人-修改手机号', path: '/center/crm/user', show: opens('修改手机号'), windowOnly: true },
  { name: '个人-更换头像', path: '/center/crm/user', show: opens(/头像/), windowOnly: true },
  {
    name: '站内信-日期选择',
    path: messages,
    show: async (page) => {
      await press(page, /筛选/);
      await page.getByPlaceholder('开始日期').first().click();
      await expect(page.locator('.ant-picker-dropdown')).toBeVisible();
    },
    windowOnly: true,
  },
  { name: '站内信-无结果', path: `${messages}?keyword=查无此信` },
  {
    name: '铃铛',
    path: products,
    show: async (page) => {
      await page
        .getByRole('button', { name: /^站内信/ })
        .first()
        .click();
      await expect(page.getByRole('menu')).toBeVisible();
    },
    windowOnly: true,
  },
  { name: '公告-无结果', path: '/msg/crm/affiche/list?keyword=查无此告' },
  { name: '查询角色-人员', phone: '13800000009', path: people },
  { name: '项目部-产品中心', phone: '13800000008', path: products },
  {
    name: '变更账户-离开确认',
    path: '/center/crm/company/changeAcc?accountId=BdemoLINIT',
    show: async (page) => {
      await page.getByLabel(/变更原因/).fill('开户行迁址');
      await page.getByRole('link', { name: '账户信息' }).first().click();
      await dialogStands(page);
    },
    windowOnly: true,
  },
  {
    name: '变更账户-材料已传',
    path: '/center/crm/company/changeAcc?accountId=BdemoLINIT',
    show: async (page) => {
      await page.getByLabel(/^选择/).first().setInputFiles(paper);
      await expect(page.getByText(paper.name).first()).toBeVisible();
    },
  },
];

/** States of a page that show only for a moment, on demand, or when something is wrong. */
export const states: readonly Subject[] = [...atTheDoor, ...inTheCentre.map((state) => ({ phone: root, ...state }))];
