import { expect, test } from '@jest/globals';
import { approvalState } from './approval-states';

test.each([
  ['30', true, 'withdraw'],
  ['35', false, 'correct'],
  ['50', true, null],
  ['45', false, 'reapply'],
  ['70', false, null],
] as const)('status %s: waiting %s, may %s', (status, waiting, may) => {
  expect(approvalState(status)).toMatchObject({ waiting, may });
});

test('a company that was refused is told to whom it can turn', () => {
  expect(approvalState('45')).toMatchObject({ title: '审核拒绝', hint: '企业认证审核未通过' });
});
