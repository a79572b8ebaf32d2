import { expect, test } from '@jest/globals';
import { filingLinks } from './filing-links';

const site = { text: '沪ICP备00000000号-1', href: 'https://beian.miit.gov.cn/' };
const police = (digits: string) => ({
  text: `沪公网安备 ${digits}号`,
  href: `https://beian.mps.gov.cn/#/query/webSearch?code=${digits}`,
  isPolice: true,
});

test('both filings lead to their registers', () => {
  expect(filingLinks({ filingsContent: '沪ICP备00000000号-1', policeFiling: '沪公网安备 31010000000000号' })).toEqual([
    site,
    police('31010000000000'),
  ]);
});

test('a text of before that holds both is cut, and the number of the field stands in the place of that in the text', () => {
  const filingsContent = '沪ICP备00000000号-1  版权所有 沪公网安备 31010000000000号';
  expect(filingLinks({ filingsContent })).toEqual([site, { text: '版权所有' }, police('31010000000000')]);
  expect(filingLinks({ filingsContent, policeFiling: '沪公网安备 31010000000001号' })).toEqual([
    site,
    { text: '版权所有' },
    police('31010000000001'),
  ]);
});

test.each(['', '版权所有'])('a text without a filing number stays a text: %p', (filingsContent) => {
  expect(filingLinks({ filingsContent })).toEqual(filingsContent ? [{ text: filingsContent }] : []);
});
