import { describe, expect, test } from '@jest/globals';
import type { Permission } from '@portal/shared/codes';
import { offeredActions } from './offered-actions';

const everything = () => true;
const only = (permission: Permission) => (asked: Permission) => asked === permission;

describe('what can be done with a request', () => {
  test.each([
    ['DRAFT', false, '继续填写'],
    ['SUBMITTED', true, null],
    ['REVIEWING', false, null],
    ['APPROVED', false, null],
    ['RETURNED', false, '重新提交'],
    ['WITHDRAWN', false, null],
  ] as const)('%s: withdraw %s, edit %s', (state, withdraw, edit) => {
    expect(offeredActions({ changeType: 'ACCOUNT', state }, everything)).toEqual({ withdraw, edit });
  });

  test('who writes accounts does not withdraw what the company asked for', () => {
    const may = only('account.write');
    expect(offeredActions({ changeType: 'ACCOUNT', state: 'SUBMITTED' }, may).withdraw).toBe(true);
    expect(offeredActions({ changeType: 'COMPANY', state: 'SUBMITTED' }, may).withdraw).toBe(false);
    expect(offeredActions({ changeType: 'LICENSE', state: 'RETURNED' }, may).edit).toBeNull();
  });

  test('whoever only looks does nothing', () => {
    expect(offeredActions({ changeType: 'ACCOUNT', state: 'SUBMITTED' }, () => false)).toEqual({
      withdraw: false,
      edit: null,
    });
  });
});
