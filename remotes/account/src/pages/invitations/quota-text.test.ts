import { expect, test } from '@jest/globals';
import { quotaText } from './quota-text';

test.each([
  [undefined, ''],
  [{ limit: 20, used: 0 }, '每日可邀请 20 家，今日还可邀请 20 家。'],
  [{ limit: 20, used: 19 }, '每日可邀请 20 家，今日还可邀请 1 家。'],
  [{ limit: 20, used: 20 }, '今日 20 家的邀请额度已用完，请明天再邀请。'],
  [{ limit: 20, used: 23 }, '今日 20 家的邀请额度已用完，请明天再邀请。'],
])('%j: %s', (quota, text) => {
  expect(quotaText(quota)).toBe(text);
});
