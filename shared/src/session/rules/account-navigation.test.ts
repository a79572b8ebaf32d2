import { describe, expect, test } from '@jest/globals';
import { accountCentreTitle, accountSidebar, activeMenuItem, quickLinks, showsRoleSwitch } from './account-navigation';

const trader = [{ prodCode: 'SCM', compRole: 'C101' }];
const projectDepartment = [
  { prodCode: 'CRM', compRole: 'C101' },
  { prodCode: 'SCM', compRole: 'C102' },
];

const written = (entries: readonly { title: string; path: string }[]) =>
  entries.map(({ title, path }) => `${title} ${path}`);

describe('sidebar of the account centre', () => {
  test('"Title 账户中心. Entries in order"', () => {
    expect(accountCentreTitle).toBe('账户中心');
    expect(written(accountSidebar(trader))).toEqual([
      '账户信息 /center/crm/account',
      '人员管理 /center/crm/employee',
      '企业信息 /center/crm/company',
      '协议管理 /center/crm/file',
      '个人信息 /center/crm/user',
      '邀请企业 /center/crm/invication',
    ]);
  });

  test('"Other roles see all six sidebar entries"', () => {
    for (const role of ['C101', 'C103', 'C104', 'C105', 'C106'])
      expect(accountSidebar([{ prodCode: 'SCM', compRole: role }])).toHaveLength(6);
    expect(accountSidebar([{ prodCode: 'CRM', compRole: 'C102' }])).toHaveLength(6);
    expect(accountSidebar([])).toHaveLength(6);
  });

  test('SCM-C102: "staff management, agreements and personal information remain"', () => {
    expect(accountSidebar(projectDepartment).map(({ title }) => title)).toEqual(['人员管理', '协议管理', '个人信息']);
  });
});

describe('quick links of the header', () => {
  test('all six, in the order of the spec', () => {
    expect(written(quickLinks(trader))).toEqual([
      '账户管理 /center/crm/account',
      '个人信息 /center/crm/user',
      '人员管理 /center/crm/employee',
      '企业信息 /center/crm/company',
      '协议管理 /center/crm/file',
      '邀请企业 /center/crm/invication',
    ]);
  });

  test('SCM-C102: "Header quick links: agreement management is hidden", with account, company and invite', () => {
    expect(written(quickLinks(projectDepartment))).toEqual([
      '个人信息 /center/crm/user',
      '人员管理 /center/crm/employee',
    ]);
  });
});

describe('active item', () => {
  test('"the route\'s declared activeMenu if present"', () => {
    expect(activeMenuItem('/center/crm/company/changeAcc', '/center/crm/account')).toBe('/center/crm/account');
  });

  test.each([
    ['/center/crm/account/list', '/center/crm/account'],
    ['/center/crm/employee/changeAdmin?step=2', '/center/crm/employee'],
    ['/center/crm/user', '/center/crm/user'],
  ])('"Under /center/crm it is the third matched route level": %s', (address, item) => {
    expect(activeMenuItem(address)).toBe(item);
    expect(activeMenuItem(address, '')).toBe(item);
  });

  test.each([
    ['/msg/crm/message/list', '/msg/crm/message/list'],
    ['/center/product/product/', '/center/product/product'],
    ['/shop/crm/orders/list', '/shop/crm/orders/list'],
    ['/center/crm', '/center/crm'],
  ])('"Otherwise it is the current path": %s', (address, item) => expect(activeMenuItem(address)).toBe(item));
});

test('"A role dropdown, hidden for product code CRM"', () => {
  expect(showsRoleSwitch('CRM')).toBe(false);
  expect(showsRoleSwitch('SCM')).toBe(true);
});
