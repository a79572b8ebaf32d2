import { describe, expect, test } from '@jest/globals';
import { type BankAccountState, bankAccountStates } from '@portal/shared/contract';
import { accountActions } from './account-actions';
import { sampleAccount } from './testing/sample-account';

const labels = (state: BankAccountState, isDefault = false) =>
  accountActions(sampleAccount({ state, isDefault }), true).map(({ label }) => label);

describe('what is offered for an account', () => {
  test.each([
    ['INIT', '发起打款'],
    ['PAID', '查看进度'],
    ['PAID_FAILED', '重新发起'],
    ['PAID_SUCCESS', '回填金额'],
    ['FAILED', '重新发起'],
    ['EXPIRED', '重新发起'],
  ] as const)('%s: %s comes first', (state, label) => {
    expect(labels(state)[0]).toBe(label);
    expect(labels(state)).not.toContain('设为默认');
  });

  test('a proven account can become the default', () => {
    expect(labels('ORGANFINISHED')).toEqual(['设为默认', '变更', '解绑']);
  });

  test('the default is neither unbound nor made the default again', () => {
    expect(labels('ORGANFINISHED', true)).toEqual(['变更']);
  });

  test('while the bank transfers, nothing is unbound', () => {
    expect(labels('PAID')).not.toContain('解绑');
  });

  test('whoever only looks is offered nothing', () => {
    for (const state of Object.keys(bankAccountStates) as BankAccountState[])
      expect(accountActions(sampleAccount({ state }), false)).toEqual([]);
  });
});
