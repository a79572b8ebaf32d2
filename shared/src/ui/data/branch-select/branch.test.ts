import { expect, test } from '@jest/globals';
import { branchOptions } from './branch';

const one = { branchNo: '102290000012', branchName: '中国工商银行上海市分行' };
const two = { branchNo: '102330100018', branchName: '中国工商银行杭州分行营业部' };

test('a branch is offered by name and number', () => {
  expect(branchOptions([one], undefined)).toEqual([
    { value: '102290000012', label: '中国工商银行上海市分行（102290000012）' },
  ]);
});

test('the chosen one stays, though the search found others, and once only', () => {
  expect(branchOptions([two], one).map(({ value }) => value)).toEqual([one.branchNo, two.branchNo]);
  expect(branchOptions([one, two], one)).toHaveLength(2);
});
