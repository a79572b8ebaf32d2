import { expect, test } from '@jest/globals';
import { stateEntry } from './invitation-state';

test.each([
  ['WAITING', '', '待注册', 'yellow'],
  ['REGISTERED', '15', '已注册', 'blue'],
  ['CERTIFYING', '30', '认证中（待平台审核）', 'blue'],
  ['CERTIFYING', '', '认证中', 'blue'],
  ['OPENED', '40', '已开通', 'green'],
  ['EXPIRED', '', '已过期', 'gray'],
  ['REVOKED', '', '已撤销', 'gray'],
] as const)('%s with company status %j: %s', (state, compStatus, label, colorClass) => {
  expect(stateEntry({ state, compStatus })).toEqual({ label, colorClass });
});
