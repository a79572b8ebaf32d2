import { describe, expect, test } from '@jest/globals';
import { resources, resourcesOf } from './resources';

/** The spec's centre routes, by the menu they belong to. */
const pages = [
  '/center/product/product',
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
];

const menus = [
  '/center/crm/account',
  '/center/crm/employee',
  '/center/crm/company',
  '/center/crm/file',
  '/center/crm/user',
  '/center/crm/invication',
];

const addresses = (employeeRoles: string[], compRole = 'C101', rootManager = false) =>
  resourcesOf({ rootManager, employeeRoles, compRoles: [{ prodCode: 'SCM', compRole }] }).map(({ resUri }) => resUri);

describe('resources', () => {
  test('addresses, codes and order numbers are unique; a parent is there before what is below it', () => {
    for (const field of ['resCode', 'orderNum'] as const)
      expect(new Set(resources.map((resource) => resource[field])).size).toBe(resources.length);
    const places = resources.filter(({ resType }) => resType !== 'link');
    expect(new Set(places.map(({ resUri }) => resUri)).size).toBe(places.length);
    for (const { parentCode, orderNum } of resources) {
      if (parentCode === '') continue;
      const parent = resources.find((resource) => resource.resCode === parentCode);
      expect(parent?.resType).toBe('menu');
      expect(parent?.orderNum).toBeLessThan(orderNum);
    }
  });

  test('a quick link leads to a menu entry, and comes by its permission', () => {
    const links = resources.filter(({ resType }) => resType === 'link');
    expect(links).toHaveLength(6);
    for (const { resUri, permission } of links)
      expect(resources.find((row) => row.resType === 'menu' && row.resUri === resUri)?.permission).toBe(permission);
  });

  test('a menu entry has a name and an icon, what is below it has a code made from it', () => {
    expect(resources.find(({ resUri }) => resUri === '/center/crm/file')).toEqual({
      orderNum: 600,
      parentCode: 'accountCentre',
      resCode: 'agreement',
      resName: '协议管理',
      resType: 'menu',
      resUri: '/center/crm/file',
      icon: 'file',
      permission: 'agreement.read',
    });
    expect(resources.find(({ resUri }) => resUri === '/center/crm/file/sign')).toEqual({
      orderNum: 602,
      parentCode: 'agreement',
      resCode: 'agreement.sign',
      resName: '签署协议',
      resType: 'action',
      resUri: '/center/crm/file/sign',
      icon: '',
      permission: 'agreement.sign',
    });
    for (const resource of resources) {
      expect(resource.resName).not.toBe('');
      expect(resource.icon === '').toBe(['page', 'action'].includes(resource.resType));
    }
  });

  test('the administrator is authorized for every page and menu entry of the spec', () => {
    expect(addresses(['E101'])).toEqual(expect.arrayContaining([...pages, ...menus]));
    expect(addresses(['E101'])).toEqual(resources.map(({ resUri }) => resUri));
  });

  test('what goes to a client does not tell the permission behind it', () => {
    for (const resource of resourcesOf({ rootManager: true, employeeRoles: [], compRoles: [] })) {
      expect(resource).not.toHaveProperty('permission');
    }
  });

  test('E105 opens every page of reading, none for changing, and no action', () => {
    const granted = addresses(['E105']);
    const changing = ['/center/crm/company/changeAcc', '/center/crm/employee/changeAdmin'];
    expect(granted).toEqual(expect.arrayContaining(pages.filter((page) => !changing.includes(page))));
    for (const page of changing) expect(granted).not.toContain(page);
    const actions = resources.filter(({ resType }) => resType === 'action').map(({ resUri }) => resUri);
    expect(actions).toHaveLength(7);
    for (const action of actions) expect(granted).not.toContain(action);
  });

  test.each([
    ['E102', ['/center/crm/invication/send']],
    ['E103', ['/center/product/approve']],
    ['E109', ['/center/crm/company/changeAcc', '/center/crm/account/edit']],
  ])('%s has %j beyond E105', (role, more) => {
    const reader = addresses(['E105']);
    expect(addresses([role]).filter((address) => !reader.includes(address))).toEqual(more);
  });

  test('SCM-C102: "staff management, agreements and personal information remain"', () => {
    const granted = addresses(['E101'], 'C102', true);
    expect(menus.filter((menu) => granted.includes(menu))).toEqual([
      '/center/crm/employee',
      '/center/crm/file',
      '/center/crm/user',
    ]);
    expect(granted).not.toContain('/center/crm/company/changeAcc');
    expect(granted).not.toContain('/center/crm/company/changeAccView');
  });
});
