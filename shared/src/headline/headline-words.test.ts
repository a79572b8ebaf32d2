import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { headlineBreaks, headlineClauses, headlineWords, wholePhrases } from './headline-words';

describe('a headline as words that stay whole', () => {
  test.each([
    ['让每一笔真实贸易，都能获得信任', '让每一笔|真实贸易，|都能|获得|信任'],
    // The dictionary cuts these words of the trade into pieces.
    ['供应链金融服务平台', '供应链|金融|服务|平台'],
    ['让回款快起来', '让回款快|起来'],
    ['资产证券化', '资产证券化'],
    ['实名认证需要准备哪些材料？', '实名认证|需要|准备|哪些|材料？'],
    ['《用户服务协议》更新公告', '《用户|服务|协议》|更新|公告'],
    ['供链通（演示）科技有限公司', '供链通|（演示）|科技|有限公司'],
    ['2026年第3季度报告', '2026年第|3季度|报告'],
    ['0.5% 费率', '0.5% |费率'],
    ['ISO 27001 认证', 'ISO |27001 |认证'],
    ['服务上下游一万余家企业', '服务|上下游|一万余家|企业'],
    ['', ''],
  ])('%s', (text, expected) => {
    expect(headlineWords(text).join('|')).toBe(expected);
  });
});

test('the places are between the words', () => {
  expect(headlineBreaks('供应链金融服务平台')).toEqual([3, 5, 7]);
  expect(headlineBreaks('平台')).toEqual([]);
  expect(headlineBreaks('')).toEqual([]);
});

test.each(wholePhrases)('no line ends within %s', (phrase) => {
  const text = `凭${phrase}办理`;
  const start = text.indexOf(phrase);
  const inside = headlineBreaks(text).filter((end) => end > start && end < start + phrase.length);
  expect(inside).toEqual([]);
});

test('a clause ends with its mark', () => {
  const clauses = headlineClauses('一座桥，连起产业与资金').map(({ words }) => words.join(''));
  expect(clauses).toEqual(['一座桥，', '连起产业与资金']);
});

test('nothing of any text is lost, and no place is within a word of the dictionary', () => {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const characters = fc.constantFrom(...'让每一笔真实贸易，都能（获得）信任《10% 年ab');
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 40 }), (text) => {
      expect(headlineWords(text).join('')).toBe(text);
      const starts = [...segmenter.segment(text)].map(({ index }) => index);
      expect(starts).toEqual(expect.arrayContaining(headlineBreaks(text)));
    }),
  );
});

test('the words of many texts are not kept for ever', () => {
  const first = headlineWords('第一条标题');
  expect(headlineWords('第一条标题')).toBe(first);
  for (let n = 0; n < 5000; n += 1) headlineWords(`标题 ${n}`);
  expect(headlineWords('第一条标题')).not.toBe(first);
  expect(headlineWords('第一条标题')).toEqual(first);
});
