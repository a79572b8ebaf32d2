import { expect, jest, test } from '@jest/globals';
import { paragraphsOf } from './paragraphs';

jest.mock('./parse-html', () => jest.requireActual('./parse-html.server'));

test('the renderer reads the same paragraphs as a browser', () => {
  expect(
    paragraphsOf(
      '<div><h2>一、范围</h2><p>自 <b>即日</b>\n起 A &amp; B</p><ul><li>甲</li><li><p>乙</p></li></ul></div>',
    ),
  ).toEqual([
    { kind: 'heading', text: '一、范围' },
    { kind: 'text', text: '自 即日 起 A & B' },
    { kind: 'entry', text: '甲' },
    { kind: 'text', text: '乙' },
  ]);
  expect(paragraphsOf('<table><tr><th>产品</th><td>0.5%</td></tr></table>')).toEqual([
    { kind: 'text', text: '产品　0.5%' },
  ]);
  expect(paragraphsOf('就一句话')).toEqual([{ kind: 'text', text: '就一句话' }]);
});

test.each(['<script>window.hit = 1</script>', '<style>p { color: red }</style>', '<p><img src=x onerror="x"></p>'])(
  '%s brings no words',
  (html) => {
    expect(paragraphsOf(html)).toEqual([]);
  },
);
