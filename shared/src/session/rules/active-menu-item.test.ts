import { expect, test } from '@jest/globals';
import { activeMenuItem } from './active-menu-item';

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
