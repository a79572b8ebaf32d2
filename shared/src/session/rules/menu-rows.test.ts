import { describe, expect, test } from '@jest/globals';
import type { Resource } from '../../codes/resources';
import { sampleRows } from '../../testing/sample-rows';
import { entriesBelow, headerMenu, type MenuNode, menuAreas, quickLinks } from './menu-rows';

const rowsOf = (compRole: string, prodCode = 'SCM') =>
  sampleRows({ rootManager: true, employeeRoles: ['E101'], compRoles: [{ prodCode, compRole }] });
const written = (entries: readonly { title: string; path: string; hidden?: boolean }[]) =>
  entries.filter(({ hidden }) => !hidden).map(({ title, path }) => `${title} ${path}`);

const sidebar = (rows: readonly Resource[]) => written(entriesBelow('/center/crm', rows));

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
    for (const role of ['C101', 'C103', 'C104', 'C105', 'C106']) expect(sidebar(rowsOf(role))).toEqual(all);
    expect(sidebar(rowsOf('C102', 'CRM'))).toEqual(all);
  });

  test('SCM-C102: "staff management, agreements and personal information remain"', () => {
    expect(sidebar(rowsOf('C102'))).toEqual([all[1], all[3], all[4]]);
  });

  test('in the order of the numbers, whatever the order of the rows', () => {
    expect(sidebar(rowsOf('C101').toReversed())).toEqual(all);
  });

  test('pages are known to their entry, and not listed', () => {
    const [account] = entriesBelow('/center/crm', rowsOf('C101'));
    expect(account?.children.map(({ path, hidden }) => [path, hidden])).toContainEqual([
      '/center/crm/account/list',
      true,
    ]);
  });
});

test('"Its side menu has 站内信 (messages) and 公告 (announcements)"', () => {
  expect(written(entriesBelow('/msg/crm', rowsOf('C102')))).toEqual([
    '站内信 /msg/crm/message',
    '公告 /msg/crm/affiche',
  ]);
});

test('the header’s own entries, which are no area', () => {
  expect(written(headerMenu(rowsOf('C101')))).toEqual(['产品中心 /center/product/product']);
});

test('the areas: every menu that lists others', () => {
  expect(menuAreas(rowsOf('C101')).map(({ title }) => title)).toEqual(['账户中心', '消息中心']);
});

describe('the quick links of the header', () => {
  test('all six, in the words and the order of the spec', () => {
    expect(written(quickLinks(rowsOf('C101')))).toEqual([
      '账户管理 /center/crm/account',
      '个人信息 /center/crm/user',
      '人员管理 /center/crm/employee',
      '企业信息 /center/crm/company',
      '协议管理 /center/crm/file',
      '邀请企业 /center/crm/invication',
    ]);
  });

  test('SCM-C102: "agreement management is hidden", with account, company and invite', () => {
    expect(written(quickLinks(rowsOf('C102')))).toEqual(['个人信息 /center/crm/user', '人员管理 /center/crm/employee']);
  });
});

describe('rows of another API', () => {
  const row = (resCode: string, parentCode: string, resUri: string, orderNum: number): Resource => ({
    ...{ resCode, parentCode, resUri, orderNum },
    resName: resCode,
    resType: 'menu',
    icon: '',
  });
  const titles = (nodes: readonly MenuNode[]) => nodes.map(({ title }) => title);

  test('without a row for the area: what is below its address, with or without a slash before it', () => {
    const rows = [
      row('b', '0', '/center/crm/company', 2),
      row('a', '0', 'center/crm/account', 1),
      row('m', '0', '/msg', 3),
    ];
    expect(titles(entriesBelow('/center/crm', rows))).toEqual(['a', 'b']);
    expect(entriesBelow('/center/crm', rows)[0]?.path).toBe('/center/crm/account');
  });

  test('an entry of the header with the address of the area is not the area', () => {
    const rows = [
      row('header:trade', 'header', '/center/scm', 1),
      row('area', '', '/center/scm', 2),
      row('inner', 'area', '/center/scm/voucher', 3),
    ];
    expect(titles(entriesBelow('/center/scm', rows))).toEqual(['inner']);
  });

  test('nested, and external links as they are written', () => {
    const rows = [
      row('area', '', '/center/crm', 1),
      row('group', 'area', '', 2),
      row('inner', 'group', '/center/crm/user', 3),
      row('outside', 'area', 'https://example.com/a', 4),
    ];
    const [group, outside] = entriesBelow('/center/crm', rows);
    expect(titles(group?.children ?? [])).toEqual(['inner']);
    expect(outside?.path).toBe('https://example.com/a');
  });

  test('rows that are below each other are left out', () => {
    expect(menuAreas([row('a', 'b', '/a', 1), row('b', 'a', '/b', 2)])).toEqual([]);
    expect(menuAreas([row('self', 'self', '/a', 1)])).toEqual([]);
  });
});
