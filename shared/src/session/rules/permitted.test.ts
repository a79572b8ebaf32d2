import { expect, test } from '@jest/globals';
import { permissionRow } from '../../codes/resources';
import { isPermitted } from './permitted';

const auth = [
  permissionRow({ code: 'employee.write', title: '维护人员' }),
  permissionRow({ code: 'invoice.read', title: '查看发票' }),
  { resType: 'page' as const, resCode: 'account.read' },
];

test.each([
  ['employee.write', true],
  ['invoice.read', true],
  ['invoice.write', false],
  ['invoice', false],
  // Only an action is a permission.
  ['account.read', false],
])('%s: %s', (permission, expected) => expect(isPermitted(permission, auth)).toBe(expected));

test('without resources, nothing', () => expect(isPermitted('profile', [])).toBe(false));
