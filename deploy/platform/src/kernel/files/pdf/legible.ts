import { canWrite } from './fonts.ts';
import type { Block, Paper } from './paper.ts';

/** Characters without a form of their own: they would be empty boxes. */
const formless = /\p{Cf}|[\u{fe00}-\u{fe0f}]|[\u{e0100}-\u{e01ef}]/gu;

/** A letter and its accents as one character, which the font has. */
const accented = /\p{L}\p{M}+/gu;

const codeOf = (character: string) =>
  `［U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}］`;

const note: Block = {
  kind: 'paragraph',
  text: '说明：本文件中形如［U+4E00］的标记代表字体未收录的字符，括号内为该字符的 Unicode 编码。',
};

function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => inTexts(each, change));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inTexts(each, change)]));
}

/**
 * Returns the paper in characters that can be written. What no font has becomes its number in Unicode, and the paper
 * says so before its text: whoever signs it sees it first.
 */
export function legible(paper: Paper): Paper {
  let spelled = false;
  const change = (text: string) =>
    [
      ...text
        .replace(formless, '')
        .replace(/\p{Cc}/gu, ' ')
        .replace(accented, (letter) => letter.normalize('NFC')),
    ]
      .map((character) => {
        if (canWrite(character)) return character;
        spelled = true;
        return codeOf(character);
      })
      .join('');
  const changed = inTexts(paper, change) as Paper;
  return spelled ? { ...changed, blocks: [note, ...changed.blocks] } : changed;
}
