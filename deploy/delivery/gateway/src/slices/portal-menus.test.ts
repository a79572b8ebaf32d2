import { describe, expect, test } from '@jest/globals';
import { compRoleCode } from '@portal/shared/codes';
import { permissionsOf } from '@portal/shared/codes/permissions';
import type { Resource } from '@portal/shared/codes/resources';
import { entriesBelow, headerMenu, menuAreas, quickLinks } from '@portal/shared/session/rules';
import { portalRemote } from '../testing/portal-remotes';
import { sliceRows } from './slice-rows';

/** The spec's menus, drawn as the client draws them from what the portal's own remotes declare. */

const releases = ['site', 'registration', 'account', 'message', 'product'].map(portalRemote);

function rowsOf({ compRole = 'C101', prodCode = 'SCM', role = 'E101' }) {
  const compRoles = [{ prodCode, compRole }];
  const holder = { rootManager: role === 'E101', employeeRoles: [role] };
  const permissions = [...permissionsOf({ ...holder, compRoles })];
  const person = { ...holder, compRoles: compRoles.map(compRoleCode), permissions };
  return sliceRows({ releases, grants: [], given: [], person });
}

const written = (entries: readonly { title: string; path: string; hidden?: boolean }[]) =>
  entries.filter(({ hidden }) => !hidden).map(({ title, path }) => `${title} ${path}`);
const sidebar = (rows: readonly Resource[]) => written(entriesBelow('/center/crm', rows));
const pagesOf = (rows: readonly Resource[]) =>
  rows.filter(({ resType }) => resType === 'page').map(({ resUri }) => resUri);

describe('the sidebar of the account centre', () => {
  const all = [
    '账户信息 /center/crm/account',
    '人员管理 /center/crm/employee',
    '企业信息 /center/crm/company',
    '协议管理 /center/crm/file',
    '个人信息 /center/crm/user',
    '邀请企业 /center/crm/invication',
  ];

  test('"Entries in order"; "other roles see all six sidebar entries"', () => {
    for (const compRole of ['C101', 'C103', 'C104', 'C105', 'C106']) expect(sidebar(rowsOf({ compRole }))).toEqual(all);
    for (const role of ['E102', 'E103', 'E105', 'E109', 'E111']) expect(sidebar(rowsOf({ role }))).toEqual(all);
    expect(sidebar(rowsOf({ compRole: 'C102', prodCode: 'CRM' }))).toEqual(all);
  });

  test('SCM-C102: "staff management, agreements and personal information remain"', () => {
    expect(sidebar(rowsOf({ compRole: 'C102' }))).toEqual([all[1], all[3], all[4]]);
  });
});

test('"Its side menu has 站内信 (messages) and 公告 (announcements)"', () => {
  expect(written(entriesBelow('/msg/crm', rowsOf({ compRole: 'C102' })))).toEqual([
    '站内信 /msg/crm/message',
    '公告 /msg/crm/affiche',
    // Ours, after the two of the spec.
    '联系客服 /msg/crm/support',
  ]);
});

test('the areas, and the header', () => {
  expect(menuAreas(rowsOf({})).map(({ title }) => title)).toEqual(['账户中心', '消息中心']);
  expect(written(headerMenu(rowsOf({})))).toEqual(['产品中心 /center/product/product']);
});

describe('the quick links of the header', () => {
  test('all six, in the words and the order of the spec', () => {
    expect(written(quickLinks(rowsOf({})))).toEqual([
      '账户管理 /center/crm/account',
      '个人信息 /center/crm/user',
      '人员管理 /center/crm/employee',
      '企业信息 /center/crm/company',
      '协议管理 /center/crm/file',
      '邀请企业 /center/crm/invication',
    ]);
  });

  test('SCM-C102: "agreement management is hidden", with account, company and invite', () => {
    expect(written(quickLinks(rowsOf({ compRole: 'C102' })))).toEqual([
      '个人信息 /center/crm/user',
      '人员管理 /center/crm/employee',
    ]);
  });
});

describe('the pages of the centre', () => {
  const all = [
    '/center/crm/user',
    '/center/crm/account/list',
    '/center/crm/company/list',
    '/center/crm/company/changeAcc',
    '/center/crm/company/changeAccView',
    '/center/crm/employee/list',
    '/center/crm/employee/changeAdmin',
    '/center/crm/invication',
    '/center/crm/file/list',
    '/msg/crm/message/list',
    '/msg/crm/message/detail',
    '/msg/crm/affiche/list',
    '/msg/crm/affiche/detail',
    '/msg/crm/support/list',
    '/msg/crm/support/new',
    '/msg/crm/support/detail',
    '/center/product/product',
    '/center/product/enter',
  ];

  test('a root manager may open every page of the spec', () => expect(pagesOf(rowsOf({}))).toEqual(all));

  test.each([
    ['E105', ['/center/crm/company/changeAcc', '/center/crm/employee/changeAdmin']],
    ['E109', ['/center/crm/employee/changeAdmin']],
  ])('%s may not open %j', (role, closed) => {
    expect(pagesOf(rowsOf({ role }))).toEqual(all.filter((path) => !closed.includes(path)));
  });

  test('SCM-C102: accounts, company information and invitations are closed', () => {
    expect(pagesOf(rowsOf({ compRole: 'C102' })).filter((path) => path.startsWith('/center/crm'))).toEqual([
      '/center/crm/user',
      '/center/crm/employee/list',
      '/center/crm/employee/changeAdmin',
      '/center/crm/file/list',
    ]);
  });
});
