import { describe, expect, test } from '@jest/globals';
import { sampleChange } from '../../change-requests/testing/sample-change';
import { sampleAccount } from '../bank-accounts/testing/sample-account';
import { checkedInDraft, draftOf, firstValues, keptNumber } from './change-values';

const account = sampleAccount();
const branch = { branchNo: '308290000011', branchName: '招商银行上海分行' };

describe('what the form begins with', () => {
  test('a new request: bank and branch as they are, nothing is typed twice', () => {
    expect(firstValues(account, null)).toEqual({
      bankCode: '102',
      branch: { branchNo: '102290000012', branchName: '中国工商银行上海市分行' },
    });
  });

  test('a draft: what was kept', () => {
    const change = sampleChange({ reason: '开户行调整', values: { bankCode: '308', ...branch } });
    expect(firstValues(account, change)).toEqual({ bankCode: '308', branch, reason: '开户行调整', files: [] });
    expect(keptNumber(change)).toBeUndefined();
  });

  test('a number that was given is known by its mask only', () => {
    expect(keptNumber(sampleChange({ values: { accountNo: '6225********6868' } }))).toBe('6225********6868');
  });
});

test('a draft holds what is filled in and nothing else', () => {
  expect(draftOf('B1', { reason: '  ', files: [] })).toEqual({
    changeType: 'ACCOUNT',
    accountId: 'B1',
    values: {},
    fileTokens: [],
  });
  const files = [{ fileToken: 'f1', fileName: '变更函.pdf' }];
  expect(draftOf('B1', { bankCode: '308', branch, accountNo: '6225880137706868', reason: '调整', files })).toEqual({
    changeType: 'ACCOUNT',
    accountId: 'B1',
    values: { bankCode: '308', ...branch, accountNo: '6225880137706868' },
    reason: '调整',
    fileTokens: ['f1'],
  });
});

test('a number in a draft has to be one, typed twice', () => {
  expect(checkedInDraft({ accountNo: '6225' })).toEqual(['accountNo', 'accountNoAgain']);
  expect(checkedInDraft({ reason: '调整' })).toEqual([]);
});
