import { expect, test } from '@jest/globals';
import { addressAtDesk } from './chapter-link';

test.each([
  ['another chapter', 'review.md', '/desk/help/review'],
  ['a place in another chapter', 'operation.md#短信和邮件', '/desk/help/operation#短信和邮件'],
  ['a place that the parser has encoded', 'operation.md#%E7%9F%AD%E4%BF%A1', '/desk/help/operation#短信'],
  ['a place in the same chapter', '#灰度', '#灰度'],
])('%s is at the desk', (_, href, address) => {
  expect(addressAtDesk(href)).toBe(address);
});

test.each([
  ['a chapter that only the repository has', 'install.md'],
  ['a README of the sources', '../../operate/run/README.md'],
  ['another site', 'https://example.com/review.md'],
  ['a script', 'javascript:alert(1)'],
])('%s is not', (_, href) => {
  expect(addressAtDesk(href)).toBeNull();
});
