import { expect, test } from '@jest/globals';
import { filingParts } from './filing-parts';

test('both filings of a text lead to their registers, what is between them stays', () => {
  expect(filingParts('沪ICP备00000000号-1  版权所有 沪公网安备 31010000000000号')).toEqual([
    { text: '沪ICP备00000000号-1', filing: { register: 'site', href: 'https://beian.miit.gov.cn/' } },
    { text: '版权所有' },
    {
      text: '沪公网安备 31010000000000号',
      filing: {
        register: 'police',
        href: 'https://beian.mps.gov.cn/#/query/webSearch?code=31010000000000',
      },
    },
  ]);
});

test.each(['', '版权所有'])('a text without a filing number stays a text: %p', (text) => {
  expect(filingParts(text)).toEqual(text ? [{ text }] : []);
});
