import { expect, test } from '@jest/globals';
import { cleanHtml } from './clean-html';
import { firstLine } from './first-line';

test.each([
  ['<p>款项已到账。</p><p>请查收。</p>', '款项已到账。'],
  ['<p> </p><ul><li><b>第一</b>项</li><li>第二项</li></ul>', '第一项'],
  ['甲<br>乙', '甲'],
  ['<p>1 &lt; 2 &amp; "3"</p>', '1 < 2 & "3"'],
  ['<p>&amp;lt;b&amp;gt;</p>', '&lt;b&gt;'],
  ['', ''],
])('%s', (html, line) => {
  expect(firstLine(cleanHtml(html))).toBe(line);
});

test('a long line is cut', () => {
  expect(firstLine(`<p>${'长'.repeat(300)}</p>`)).toHaveLength(100);
});
