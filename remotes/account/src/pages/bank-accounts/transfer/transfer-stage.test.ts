import { describe, expect, test } from '@jest/globals';
import { type BankAccountState, bankAccountStates } from '@portal/shared/contract';
import { isWaiting, setbackOf, stepOf, transferSteps } from './transfer-stage';

const states = Object.keys(bankAccountStates) as BankAccountState[];

test('only while the bank transfers does the page ask again', () => {
  expect(states.filter(isWaiting)).toEqual(['PAID']);
});

test('a proven account has all steps behind it', () => {
  expect(stepOf.ORGANFINISHED).toBe(transferSteps.length);
});

describe('what went wrong', () => {
  test('a failed transfer says why', () => {
    expect(setbackOf({ state: 'PAID_FAILED', reason: '账户名称与账号不符' })?.title).toBe(
      '打款失败：账户名称与账号不符',
    );
    expect(setbackOf({ state: 'PAID_FAILED', reason: '' })?.title).toBe('打款失败：银行未说明原因');
  });
  test('three wrong amounts, or a week gone by', () => {
    expect(setbackOf({ state: 'FAILED', reason: '金额错误次数已用完' })).toEqual({
      title: '验证失败',
      hint: '金额错误次数已用完',
    });
    expect(setbackOf({ state: 'EXPIRED', reason: '' })?.title).toBe('打款已过期');
  });
  test.each(['INIT', 'PAID', 'PAID_SUCCESS', 'ORGANFINISHED'] as const)('nothing in %s', (state) => {
    expect(setbackOf({ state, reason: '' })).toBeNull();
  });
});
