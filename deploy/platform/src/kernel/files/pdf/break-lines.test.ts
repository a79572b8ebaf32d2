import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breakLines } from './break-lines';

/** As in a font whose Latin letters have half the width of Chinese characters. */
const measure = (text: string) =>
  [...text].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x80 ? 0.5 : 1), 0);

const closing = '。，、；：？！）》”’';
const opening = '（《“‘';

describe('lines of a paragraph', () => {
  test.each([
    ['一二三四五，六七八', 5, ['一二三四', '五，六七八']],
    ['一二三四（五六）七八九', 5, ['一二三四', '（五六）七', '八九']],
    ['一二三《民法典》。四五六', 5, ['一二三《民', '法典》。四', '五六']],
    ['共计 120,000.00 元整', 6, ['共计', '120,000.00', '元整']],
    ['一二三四五六', 3, ['一二三', '四五六']],
    ['', 5, ['']],
  ])('%s', (text, width, lines) => {
    expect(breakLines(text, { width }, measure)).toEqual(lines);
  });

  test('the first line may be shorter than the others', () => {
    expect(breakLines('一二三四五六七八', { width: 4, first: 2 }, measure)).toEqual(['一二', '三四五六', '七八']);
  });

  test('no character is left alone on the last line', () => {
    expect(breakLines('一二三四五六。', { width: 5 }, measure)).toEqual(['一二三四', '五六。']);
    expect(breakLines('一二三四五六', { width: 5 }, measure)).toEqual(['一二三四', '五六']);
  });

  test('whatever it is, lines fit, begin and end as they should, and lose nothing', () => {
    const character = fc.constantFrom(...'一二三四五六七八九十甲乙丙丁', ...closing, ...opening);
    fc.assert(
      fc.property(fc.array(character, { maxLength: 120 }), (characters) => {
        const text = characters.join('');
        const lines = breakLines(text, { width: 20 }, measure);
        expect(lines.join('')).toBe(text);
        // Twenty signs in a row cannot all stay together.
        if (/[^一二三四五六七八九十甲乙丙丁]{8}/u.test(text)) return;
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(20);
        for (const line of lines.slice(1)) expect(closing).not.toContain(line.charAt(0) || '一');
        for (const line of lines.slice(0, -1)) expect(opening).not.toContain(line.at(-1) ?? '一');
      }),
    );
  });
});
