import { describe, expect, test } from '@jest/globals';
import { checkFile } from './file-type';
import { writePdf } from './write-pdf';

const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');

describe('a PDF of Chinese text', () => {
  const file = writePdf('平台服务协议', ['第一条 总则', '甲方：华东精工制造有限公司', '长'.repeat(100)]);
  const text = file.toString('latin1');

  test('is one by its content, and small', () => {
    expect(checkFile('协议.pdf', file)).toEqual({ kind: 'pdf' });
    expect(file.length).toBeLessThan(4000);
  });

  test('every object stands where the table says', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF/.exec(text)?.[1]);
    expect(text.slice(start, start + 4)).toBe('xref');
    const offsets = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map((match) => Number(match[1]));
    expect(offsets.length).toBeGreaterThan(5);
    offsets.forEach((offset, index) => {
      expect(text.slice(offset).startsWith(`${index + 1} 0 obj`)).toBe(true);
    });
  });

  test('streams are as long as they say', () => {
    for (const [, length, content] of text.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
      expect(content?.length).toBe(Number(length));
    }
  });

  test('holds the text, wrapped where it is long', () => {
    expect(text).toContain(`<${hex('第一条 总则')}>`);
    expect(text).not.toContain(hex('长'.repeat(60)));
    expect(text.match(new RegExp(hex('长'), 'g'))).toHaveLength(100);
  });
});

test('many lines take several pages; what is beyond the font’s plane leaves a mark', () => {
  const text = writePdf(
    '长文',
    Array.from({ length: 100 }, () => '😀 一行'),
  ).toString('latin1');
  expect(text).toContain('/Count 4');
  expect(text).toContain(hex('□ 一行'));
});
