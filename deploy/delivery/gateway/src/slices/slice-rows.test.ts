import { expect, test } from '@jest/globals';
import type { RemoteRecord } from '@portal/release-record';
import type { Resource } from '@portal/shared/codes/resources';
import type { Person } from '../permissions/person';
import { viewOf } from '../selection/release-view';
import { sampleRemote } from '../testing/sample-records';
import { type Slices, sliceRows } from './slice-rows';

const page = (path: string, requires?: string) => ({
  ...{ path, title: path, permission: true, assets: [], needs: [] },
  ...(requires ? { requires } : {}),
});

const account: RemoteRecord = {
  ...sampleRemote({ slot: 'account', prefix: '/center/crm' }),
  pages: [
    page('/center/crm/user', 'profile'),
    page('/center/crm/file/list', 'agreement.read'),
    page('/center/crm/tip'),
  ],
  redirects: { '/center/crm/file': '/center/crm/file/list' },
  areas: [{ area: 'account', title: '账户中心', path: '/center/crm' }],
  menu: [
    { area: 'account', title: '协议管理', path: '/center/crm/file', order: 20, icon: 'file' },
    { area: 'account', title: '个人信息', path: '/center/crm/user', order: 10 },
    { area: 'avatar', title: '协议管理', path: '/center/crm/file', order: 1, hiddenFor: ['SCM-C102'] },
  ],
};

const invoice: RemoteRecord = {
  ...sampleRemote({ slot: 'invoice', prefix: '/center/invoice' }),
  pages: [page('/center/invoice', 'invoice.read'), page('/center/invoice/:id', 'invoice.read')],
  permissions: [
    { code: 'invoice.read', title: '查看发票', roles: 'everyone' },
    { code: 'invoice.write', title: '开具发票', roles: ['E102'] },
  ],
  menu: [{ area: 'header', title: '发票中心', path: '/center/invoice', order: 50, needs: 'invoice.read' }],
};

const nobody: Person = { rootManager: false, employeeRoles: [], compRoles: [], permissions: ['profile'] };

const rowsFor = (person: Partial<Person>, more: Partial<Slices> = {}) =>
  sliceRows({
    releases: [account, invoice].map(viewOf),
    grants: [],
    given: [],
    ...more,
    person: { ...nobody, ...person },
  });
const addresses = (rows: readonly Resource[], type: Resource['resType']) =>
  rows.filter(({ resType }) => resType === type).map(({ resUri }) => resUri);
const permissions = (rows: readonly Resource[]) =>
  rows.filter(({ resType }) => resType === 'action').map(({ resCode }) => resCode);
const entry = (rows: readonly Resource[], code: string) => rows.find(({ resCode }) => resCode === code);

test('a page without a permission is for everybody, one with a permission for those who have it', () => {
  expect(addresses(rowsFor({}), 'page')).toEqual([
    '/center/crm/user',
    '/center/crm/tip',
    '/center/invoice',
    '/center/invoice/:id',
  ]);
  expect(addresses(rowsFor({ permissions: ['agreement.read'] }), 'page')).toContain('/center/crm/file/list');
});

test('no entry leads to a page that the person may not open, also behind a redirect', () => {
  expect(addresses(rowsFor({}), 'menu')).not.toContain('/center/crm/file');
  expect(addresses(rowsFor({}), 'link')).toEqual([]);
  expect(addresses(rowsFor({ permissions: ['agreement.read'] }), 'menu')).toContain('/center/crm/file');
});

test('an entry is hidden for a company role in one menu and stays in the other', () => {
  const rows = rowsFor({ permissions: ['agreement.read'], compRoles: ['SCM-C102'] });
  expect(addresses(rows, 'link')).toEqual([]);
  expect(addresses(rows, 'menu')).toContain('/center/crm/file');
});

test('entries stand below the head of their sidebar, header entries at the top, pages below the longest address', () => {
  const rows = rowsFor({ permissions: ['agreement.read', 'profile'] });
  expect(entry(rows, 'area:account')).toMatchObject({ resName: '账户中心', resUri: '/center/crm', parentCode: '' });
  expect(entry(rows, 'account:/center/crm/file')).toMatchObject({
    parentCode: 'area:account',
    icon: 'file',
    orderNum: 20,
  });
  expect(entry(rows, 'header:/center/invoice')).toMatchObject({ parentCode: 'header', resType: 'menu' });
  expect(entry(rows, 'page:/center/crm/file/list')?.parentCode).toBe('account:/center/crm/file');
  expect(entry(rows, 'page:/center/crm/tip')?.parentCode).toBe('area:account');
  expect(entry(rows, 'page:/center/invoice/:id')?.parentCode).toBe('header:/center/invoice');
});

test('a sidebar of a remote’s own follows those of the spec; a group stands where its first entry would', () => {
  const own: RemoteRecord = {
    ...sampleRemote({ slot: 'trade', prefix: '/center/trade' }),
    pages: [page('/center/trade/orders'), page('/center/trade/returns', 'agreement.read')],
    areas: [{ area: 'trade', title: '交易', path: '/center/trade/orders' }],
    menu: [
      { area: 'trade', title: '退货', path: '/center/trade/returns', order: 40, group: '售后', icon: 'file' },
      { area: 'trade', title: '订单', path: '/center/trade/orders', order: 30, group: '买卖', icon: 'bank' },
      { area: 'trade', title: '外部', path: 'https://example.com/', order: 10 },
    ],
  };
  const rows = rowsFor({}, { releases: [viewOf(account), viewOf(own)] });
  expect(entry(rows, 'area:account')?.orderNum).toBe(1_000);
  expect(entry(rows, 'area:trade')).toMatchObject({ resName: '交易', orderNum: 3_000 });
  expect(entry(rows, 'group:trade:买卖')).toMatchObject({
    ...{ resName: '买卖', resUri: '', parentCode: 'area:trade', orderNum: 30, icon: 'bank' },
  });
  expect(entry(rows, 'trade:/center/trade/orders')?.parentCode).toBe('group:trade:买卖');
  expect(entry(rows, 'trade:https://example.com/')?.parentCode).toBe('area:trade');
  // A group without an entry for this person is not there, and no page stands below a group itself.
  expect(entry(rows, 'group:trade:售后')).toBeUndefined();
  expect(entry(rows, 'page:/center/crm/tip')?.parentCode).toBe('area:account');
});

test.each<[string, Partial<Person>, string[]]>([
  ['nobody in particular', {}, ['profile', 'invoice.read']],
  ['the root manager', { rootManager: true }, ['profile', 'invoice.read', 'invoice.write']],
  ['经办', { employeeRoles: ['E102'] }, ['profile', 'invoice.read', 'invoice.write']],
  ['查询', { employeeRoles: ['E105'] }, ['profile', 'invoice.read']],
])('permissions of %s', (_, person, expected) => expect(permissions(rowsFor(person))).toEqual(expected));

test('a given role has the permission, a taken one has it not', () => {
  const grants = [
    { code: 'invoice.write', role: 'E105', effect: 'give' },
    { code: 'invoice.write', role: 'E102', effect: 'take' },
    { code: 'invoice.read', role: 'E105', effect: 'take' },
    { code: 'invoice.write', role: 'SCM-C103', effect: 'give' },
    { code: 'invoice.read', role: 'SCM-C102', effect: 'take' },
  ] as const;
  const own = (person: Partial<Person>) => permissions(rowsFor({ permissions: [], ...person }, { grants }));
  expect(own({ employeeRoles: ['E105'] })).toEqual(['invoice.write']);
  expect(own({ employeeRoles: ['E102'] })).toEqual(['invoice.read']);
  expect(own({ employeeRoles: ['E102', 'E105'] })).toEqual(['invoice.read', 'invoice.write']);
  expect(own({ compRoles: ['SCM-C103'] })).toEqual(['invoice.read', 'invoice.write']);
  expect(own({ compRoles: ['SCM-C102'], rootManager: true })).toEqual(['invoice.write']);
});

test('a row of the API is not repeated, and its row for the sidebar’s address is the head', () => {
  const given: Resource[] = [
    {
      ...{ orderNum: 1, parentCode: '', resName: '账户', icon: '', resType: 'menu' },
      resCode: 'A1',
      resUri: '/center/crm',
    },
    {
      ...{ orderNum: 2, parentCode: 'A1', resName: '个人', icon: '', resType: 'menu' },
      resCode: 'A2',
      resUri: '/center/crm/user',
    },
    {
      ...{ orderNum: 3, parentCode: '', resName: '', icon: '', resType: 'action' },
      resCode: 'agreement.read',
      resUri: '',
    },
  ];
  const rows = rowsFor({ permissions: ['profile', 'agreement.read'] }, { given });
  expect(addresses(rows, 'menu')).toEqual(['/center/crm/file', '/center/invoice']);
  expect(entry(rows, 'account:/center/crm/file')?.parentCode).toBe('A1');
  expect(permissions(rows)).toEqual(['profile', 'invoice.read']);
});
