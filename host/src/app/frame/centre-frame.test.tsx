import '../../testing/mock-surroundings';

import { afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { accessToken, enterSession, leaveSession, noteNavigation, setSidebarMode } from '@portal/shared/session';
import { sampleRows } from '@portal/shared/testing/sample-rows';
import { setWindowWidth } from '@portal/shared/testing/window-width';
import { UnsavedGuard } from '@portal/shared/ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { company, companyInfo, tokens } from '../../testing/company';
import { ApiError, answer, forgetCalls, inputsOf, refuse } from '../../testing/fake-api';
import { renderPages, writeBoot } from '../../testing/render-pages';
import { Component } from './centre-frame';

const resource = (resUri: string) => ({
  orderNum: 1,
  parentCode: '',
  resCode: resUri,
  resName: '',
  resType: 'page' as const,
  resUri,
  icon: '',
});
const everything = (compRole = 'C101') =>
  sampleRows({ rootManager: true, employeeRoles: ['E101'], compRoles: [{ prodCode: 'SCM', compRole }] });

const remotes = [
  {
    slot: 'account',
    package: 'account',
    version: '1.0.0',
    build: 'abc',
    entry: '',
    globalName: 'account',
    hashes: null,
    owns: [{ prefix: '/center/crm', permission: true, prodCode: 'CRM' }],
    menu: [],
    lastGood: null,
  },
  {
    slot: 'product',
    package: 'product',
    version: '1.0.0',
    build: 'abc',
    entry: '',
    globalName: 'product',
    hashes: null,
    owns: [{ prefix: '/center/product', permission: true, prodCode: 'CRM' }],
    menu: [],
    lastGood: null,
  },
  {
    slot: 'message',
    package: 'message',
    version: '1.0.0',
    build: 'abc',
    entry: '',
    globalName: 'message',
    hashes: null,
    owns: [{ prefix: '/msg/crm', permission: true, prodCode: 'CRM' }],
    menu: [],
    lastGood: null,
  },
];

beforeAll(() => writeBoot({ mainSystem: 'https://main.example' }, remotes));
beforeEach(() => {
  forgetCalls();
  setWindowWidth(1440);
  enterSession(tokens);
  answer('custEmployeeInfoComp', companyInfo());
  answer('custEmployeeCompsAll', [company()]);
  answer('findResAllByToken', everything());
  answer('messageUnreadNumbers', 3);
  answer('saveLogOutLog', null);
});
afterEach(() => {
  cleanup();
  leaveSession();
});

function open(address = '/center/crm/user') {
  const page = (path: string, title: string) => ({ path, element: <h1>{title}</h1> });
  const children = [
    page('/center/crm/user', '个人信息'),
    {
      path: '/center/crm/company/changeAcc',
      element: (
        <>
          <h1>变更账户</h1>
          <input aria-label="变更原因" />
          <UnsavedGuard when />
        </>
      ),
    },
    page('/center/crm/employee/list', '人员管理'),
    page('/center/product/product', '产品中心页'),
  ];
  return renderPages([{ Component, children }], address);
}

const openMenu = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('menu');
};
const items = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);

describe('the header', () => {
  test('the avatar menu: name, 管理员, masked number, quick links in their order, logout', async () => {
    open();
    const menu = await openMenu(/账户菜单：陈立群/);
    for (const text of ['陈立群', '管理员', '138****0001']) expect(menu.textContent).toContain(text);
    expect(items(menu)).toEqual([
      '账户管理',
      '个人信息',
      '人员管理',
      '企业信息',
      '协议管理',
      '邀请企业',
      '改用侧边导航',
      '外观',
      '退出登录',
    ]);
  });

  test('SCM-C102 sees two quick links', async () => {
    answer('findResAllByToken', everything('C102'));
    open();
    expect(items(await openMenu(/账户菜单/))).toEqual(['个人信息', '人员管理', '改用侧边导航', '外观', '退出登录']);
  });

  test('as long as the menus are on their way it says so; when they do not come it offers to ask again', async () => {
    let fail: (why: Error) => void = () => undefined;
    answer('findResAllByToken', () => new Promise((_, reject) => (fail = reject)));
    open('/center/product/product');
    const menu = await openMenu(/账户菜单/);
    expect(within(menu).getByRole('status', { name: '加载中' })).toBeTruthy();
    fail(new ApiError('', { kind: 'network' }));
    const again = await within(menu).findByRole('menuitem', { name: '菜单加载失败，点击重试' });
    answer('findResAllByToken', everything());
    await userEvent.click(again);
    expect(items(await openMenu(/账户菜单/))).toContain('账户管理');
  });

  test('the bell is named with the number of unread messages', async () => {
    answer('messageUnreadNumbers', 120);
    open();
    const bell = await screen.findByRole('button', { name: '站内信，120 条未读' });
    expect(bell.textContent).toBe('99+');
  });

  test('"Unread messages fetch failure: 查询站内信未读数量错误"', async () => {
    refuse('messageUnreadNumbers', '系统繁忙');
    open();
    expect(await screen.findByText('查询站内信未读数量错误')).toBeTruthy();
  });

  test('the platform link is there with a main system', async () => {
    open();
    expect((await screen.findByRole('link', { name: /平台主页/ })).getAttribute('href')).toBe('https://main.example');
  });

  test('no role dropdown for CRM', async () => {
    open();
    await screen.findByRole('button', { name: /当前企业/ });
    expect(screen.queryByRole('button', { name: /切换角色/ })).toBeNull();
  });

  test('a colour that is chosen shows at once, and a cookie keeps it; the tenant’s own needs none', async () => {
    open();
    await userEvent.click(within(await openMenu(/账户菜单/)).getByRole('menuitem', { name: '外观' }));
    const dialog = await screen.findByRole('dialog', { name: '外观' });
    const shown = () => document.documentElement.style.getPropertyValue('--brand');
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: '平台默认' }).checked).toBe(true);
    await userEvent.click(within(dialog).getByRole('radio', { name: '深海蓝' }));
    await waitFor(() => expect(shown()).toBe('#1D5B8A'));
    expect(document.cookie).toContain('theme_color=#1D5B8A');
    await userEvent.click(within(dialog).getByRole('radio', { name: '平台默认' }));
    await waitFor(() => expect(shown()).toBe('#D83651'));
    expect(document.cookie).not.toContain('theme_color');
  });

  test('logout asks first', async () => {
    answer('loginOut', null);
    const { router } = open();
    await userEvent.click(within(await openMenu(/账户菜单/)).getByRole('menuitem', { name: '退出登录' }));
    const question = await screen.findByRole('dialog', { name: '确定退出登录吗？' });
    expect(inputsOf('loginOut')).toHaveLength(0);
    await userEvent.click(within(question).getByRole('button', { name: '退出登录' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(accessToken()).toBeUndefined();
  });

  test('below 992 px a drawer holds what has no room', async () => {
    setWindowWidth(375);
    open();
    await screen.findByRole('heading', { name: '个人信息' });
    expect(screen.queryByRole('button', { name: /当前企业/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '打开导航' }));
    const drawer = await screen.findByRole('dialog', { name: '导航' });
    for (const name of ['产品中心', '切换企业…', '邀请企业']) {
      expect(within(drawer).getByRole('link', { name })).toBeTruthy();
    }
  });
});

describe('the company switcher', () => {
  const other = company({ employeeCode: 'e2', compBizCode: 'b2', compName: '乙公司' });

  async function switchTo(resources: string[]) {
    answer('custEmployeeCompsAll', [company(), other]);
    answer('refreshToken', { ...tokens, compInfo: companyInfo({ employeeCode: 'e2', compName: '乙公司' }) });
    const view = open();
    await screen.findByRole('heading', { name: '个人信息' });
    const menu = await openMenu(/当前企业：华东建材有限公司/);
    answer('findResAllByToken', resources.map(resource));
    await userEvent.click(within(menu).getByRole('menuitem', { name: '乙公司' }));
    await screen.findByRole('button', { name: /当前企业：乙公司/ });
    return view.router;
  }

  test('stays on the page if the new company may see it', async () => {
    const router = await switchTo(['/center/crm/user']);
    expect(await screen.findByText('已切换到乙公司')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/center/crm/user');
  });

  test('goes to the product centre otherwise', async () => {
    const router = await switchTo([]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/center/product/product'));
  });
});

describe('the role dropdown of a product', () => {
  const compRole = [
    { prodCode: 'SCM', compRole: 'C101' },
    { prodCode: 'SCM', compRole: 'C102' },
    { prodCode: 'CRM', compRole: 'C101' },
  ];
  const inRole = (compRoleCode: string) => companyInfo({ compRole, compRoleCode });

  async function choose(role: string, page: string) {
    answer('custEmployeeInfoComp', inRole('SCM-C102'));
    answer('findResAllByToken', everything('C102'));
    answer('refreshToken', ({ body }) => ({ ...tokens, compInfo: inRole(body.compRoleCode ?? '') }));
    noteNavigation(page, 'SCM');
    const { router } = open(page);
    const menu = await openMenu(/当前角色：项目部/);
    expect(items(menu)).toEqual(['一般企业', '项目部']);
    answer('findResAllByToken', everything(role === '一般企业' ? 'C101' : 'C102'));
    await userEvent.click(within(menu).getByRole('menuitem', { name: role }));
    return router;
  }

  test('choosing asks for the session in that role, and the menus follow it', async () => {
    const router = await choose('一般企业', '/center/crm/user');
    await screen.findByText('已切换到一般企业');
    expect(inputsOf('refreshToken').map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh', employeeCode: 'e1', compRoleCode: 'SCM-C101' },
    ]);
    expect(await screen.findByRole('button', { name: /当前角色：一般企业/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /账户菜单/ }));
    expect(await screen.findByRole('menuitem', { name: '企业信息' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/center/crm/user');
  });

  test('the role in force changes nothing', async () => {
    await choose('项目部', '/center/crm/user');
    expect(inputsOf('refreshToken')).toHaveLength(0);
  });

  test('a page that the role may not see gives way to the product centre', async () => {
    answer('custEmployeeInfoComp', inRole('SCM-C101'));
    answer('refreshToken', { ...tokens, compInfo: inRole('SCM-C102') });
    noteNavigation('/center/crm/company/changeAcc', 'SCM');
    const { router } = open('/center/crm/employee/list');
    const menu = await openMenu(/当前角色：一般企业/);
    answer('findResAllByToken', []);
    await userEvent.click(within(menu).getByRole('menuitem', { name: '项目部' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/center/product/product'));
  });

  test('below 992 px it stands in the drawer', async () => {
    answer('custEmployeeInfoComp', inRole('SCM-C102'));
    setWindowWidth(375);
    noteNavigation('/center/crm/user', 'SCM');
    open();
    await screen.findByRole('heading', { name: '个人信息' });
    await userEvent.click(screen.getByRole('button', { name: '打开导航' }));
    const drawer = await screen.findByRole('dialog', { name: '导航' });
    expect(await within(drawer).findByRole('button', { name: /当前角色：项目部/ })).toBeTruthy();
  });
});

describe('the sidebar mode', () => {
  afterEach(() => {
    cleanup();
    setSidebarMode('topbar');
  });

  test('"defaults to topbar": the areas stand in the header', async () => {
    open();
    await screen.findByRole('button', { name: /当前企业/ });
    const areas = screen.getByRole('navigation', { name: '主导航' });
    expect(within(areas).getByRole('link', { name: '产品中心' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: '全部菜单' })).toBeNull();
  });

  test('as a sidebar all areas stand beside the page, and a cookie keeps the choice', async () => {
    open();
    await userEvent.click(within(await openMenu(/账户菜单/)).getByRole('menuitem', { name: '改用侧边导航' }));
    const menu = await screen.findByRole('navigation', { name: '全部菜单' });
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '产品中心',
      '账户信息',
      '人员管理',
      '企业信息',
      '协议管理',
      '个人信息',
      '邀请企业',
      '站内信',
      '公告',
    ]);
    expect(within(menu).getByRole('link', { current: 'page' }).textContent).toBe('个人信息');
    expect(screen.queryByRole('navigation', { name: '主导航' })).toBeNull();
    expect(document.cookie).toContain('sidebarMode=sidebar');

    await userEvent.click(within(await openMenu(/账户菜单/)).getByRole('menuitem', { name: '改用顶部导航' }));
    await screen.findByRole('navigation', { name: '主导航' });
    expect(document.cookie).toContain('sidebarMode=topbar');
  });

  test('below 992 px the drawer holds the areas in both modes', async () => {
    setSidebarMode('sidebar');
    setWindowWidth(375);
    open();
    await screen.findByRole('heading', { name: '个人信息' });
    expect(screen.queryByRole('navigation', { name: '全部菜单' })).toBeNull();
    expect(screen.getByRole('button', { name: '打开导航' })).toBeTruthy();
  });
});

describe('something typed and not saved', () => {
  const form = '/center/crm/company/changeAcc';
  const other = company({ employeeCode: 'e2', compBizCode: 'b2', compName: '乙公司' });

  async function openForm() {
    answer('custEmployeeCompsAll', [company(), other]);
    answer('findResAllByToken', [resource(form)]);
    answer('refreshToken', { ...tokens, compInfo: companyInfo({ employeeCode: 'e2', compName: '乙公司' }) });
    answer('loginOut', null);
    const view = open(form);
    await userEvent.type(await screen.findByLabelText('变更原因'), '开户行合并');
    return view.router;
  }
  const question = () => screen.findByRole('dialog', { name: '离开前要保存吗？' });
  const chooseOther = async () => {
    const menu = await openMenu(/当前企业：华东建材有限公司/);
    await userEvent.click(within(menu).getByRole('menuitem', { name: '乙公司' }));
  };

  test('another company asks first; to stay keeps the company and the text', async () => {
    await openForm();
    await chooseOther();
    await userEvent.click(within(await question()).getByRole('button', { name: '继续编辑' }));
    expect(inputsOf('refreshToken')).toHaveLength(0);
    expect(screen.getByLabelText<HTMLInputElement>('变更原因').value).toBe('开户行合并');
  });

  test('to give it up goes on in the other company, on an empty form', async () => {
    await openForm();
    await chooseOther();
    await userEvent.click(within(await question()).getByRole('button', { name: '放弃并离开' }));
    await screen.findByRole('button', { name: /当前企业：乙公司/ });
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('变更原因').value).toBe(''));
  });

  test('a logout asks first, and is not asked again on its way to the login', async () => {
    const router = await openForm();
    await userEvent.click(within(await openMenu(/账户菜单/)).getByRole('menuitem', { name: '退出登录' }));
    const sure = await screen.findByRole('dialog', { name: '确定退出登录吗？' });
    await userEvent.click(within(sure).getByRole('button', { name: '退出登录' }));
    const unsaved = await question();
    expect(inputsOf('loginOut')).toHaveLength(0);
    await userEvent.click(within(unsaved).getByRole('button', { name: '放弃并离开' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  test('a session that ends elsewhere leads to the login unasked', async () => {
    const router = await openForm();
    await act(() => {
      leaveSession();
      return router.navigate('/login');
    });
    expect(router.state.location.pathname).toBe('/login');
  });
});

describe('what the person may see', () => {
  test('an address among the authorized ones', async () => {
    open();
    expect(await screen.findByRole('heading', { name: '个人信息' })).toBeTruthy();
  });

  test('another address is refused in its place', async () => {
    answer('findResAllByToken', [resource('/center/crm/user')]);
    open('/center/crm/employee/list');
    expect(await screen.findByText('您没有访问此内容的权限')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: '人员管理' })).toBeNull();
  });

  test('a guard that fails resets the token and tells', async () => {
    refuse('findResAllByToken', '资源查询失败');
    const { router } = open();
    expect(await screen.findByText('资源查询失败')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(accessToken()).toBeUndefined();
  });

  test('without company info: the product centre, with a way to try again', async () => {
    refuse('custEmployeeInfoComp', '企业信息不存在');
    const { router } = open();
    expect(await screen.findByText('企业信息加载失败')).toBeTruthy();
    await waitFor(() => expect(router.state.location.pathname).toBe('/center/product/product'));
    answer('custEmployeeInfoComp', companyInfo());
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(screen.queryByText('企业信息加载失败')).toBeNull());
  });
});
