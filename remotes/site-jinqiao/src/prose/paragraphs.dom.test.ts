import { expect, test } from '@jest/globals';
import { paragraphsOf } from './paragraphs';

test('headings, entries and text, each once, in order', () => {
  expect(
    paragraphsOf('<div><h2>一、范围</h2><p>自 <b>即日</b>\n起</p><ul><li>甲</li><li><p>乙</p></li></ul></div>'),
  ).toEqual([
    { kind: 'heading', text: '一、范围' },
    { kind: 'text', text: '自 即日 起' },
    { kind: 'entry', text: '甲' },
    { kind: 'text', text: '乙' },
  ]);
});

test('a row of a table is one line', () => {
  expect(paragraphsOf('<table><tr><th>产品</th><td>0.5%</td></tr></table>')).toEqual([
    { kind: 'text', text: '产品　0.5%' },
  ]);
});

test('a text without any mark-up', () => {
  expect(paragraphsOf('就一句话')).toEqual([{ kind: 'text', text: '就一句话' }]);
  expect(paragraphsOf('')).toEqual([]);
});

test.each([
  '<script>window.hit = 1</script>',
  '<p><img src=x onerror="window.hit = 1"></p>',
  '<svg onload="window.hit = 1"></svg>',
  '<style>p { color: red }</style>',
  '<iframe src="javascript:window.hit=1"></iframe>',
])('%s brings neither words nor deeds', (html) => {
  expect(paragraphsOf(html)).toEqual([]);
  expect((window as { hit?: number }).hit).toBeUndefined();
});
