import { describe, expect, test } from '@jest/globals';
import { areasFor, isExternal, listEntries, type MenuArea } from './menu-model';

const account: MenuArea = {
  title: '账户中心',
  entries: [
    { title: '账户信息', path: '/center/crm/account' },
    {
      title: '企业信息',
      children: [
        { title: '基本信息', path: '/center/crm/company' },
        { title: '变更详情', path: '/center/crm/company/changeAccView', hidden: true },
      ],
    },
    { title: '只有隐藏项', children: [{ title: '隐藏', path: '/x', hidden: true }] },
    { title: '隐藏项', path: '/y', hidden: true },
  ],
};
const messages: MenuArea = { title: '消息中心', entries: [{ title: '站内信', path: '/msg/crm/message' }] };

describe('listEntries', () => {
  test('leaves hidden entries out, and groups that then hold nothing', () => {
    expect(listEntries(account.entries, '').map((entry) => entry.title)).toEqual(['账户信息', '企业信息']);
    expect(listEntries(account.entries, '')[1]?.children?.map((entry) => entry.title)).toEqual(['基本信息']);
  });

  test('a group knows that a hidden entry under it is the active one', () => {
    const [, company] = listEntries(account.entries, '/center/crm/company/changeAccView');
    expect(company?.holdsActive).toBe(true);
    expect(company?.children?.[0]?.holdsActive).toBe(false);
  });

  test('a group that is a page itself stays when it lists nothing', () => {
    const entries = [{ title: '协议', path: '/file', children: [{ title: '隐藏', path: '/file/1', hidden: true }] }];
    expect(listEntries(entries, '/file/1')).toEqual([{ title: '协议', path: '/file', holdsActive: true }]);
  });
});

describe('areasFor', () => {
  const titles = (areas: { title: string }[]) => areas.map((area) => area.title);
  test('topbar shows the area one is in', () => {
    expect(titles(areasFor('topbar', [account, messages], '/msg/crm/message'))).toEqual(['消息中心']);
  });
  test('topbar shows the first area where one is in none', () => {
    expect(titles(areasFor('topbar', [account, messages], '/elsewhere'))).toEqual(['账户中心']);
  });
  test('sidebar shows them all', () => {
    expect(titles(areasFor('sidebar', [account, messages], '/msg/crm/message'))).toEqual(['账户中心', '消息中心']);
  });
});

test.each([
  ['https://example.com', true],
  ['mailto:a@b.cn', true],
  ['tel:400-1', true],
  ['/center/crm/user', false],
  [undefined, false],
])('isExternal %s', (path, external) => {
  expect(isExternal(path === undefined ? {} : { path })).toBe(external);
});
