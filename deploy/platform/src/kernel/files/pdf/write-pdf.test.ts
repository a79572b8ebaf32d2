import { describe, expect, test } from '@jest/globals';
import { pdfText } from '../../../testing/pdf-text';
import { checkFile } from '../file-type';
import type { Block } from './lay-out';
import { writePdf } from './write-pdf';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

describe('a PDF of Chinese text', () => {
  const blocks: Block[] = [
    { kind: 'facts', facts: [['甲方', '华东精工制造有限公司']] },
    { kind: 'heading', text: '第一条 总则' },
    { kind: 'item', label: '1.1', text: '本协议由正文与平台公示的业务规则组成。' },
    paragraph('长'.repeat(100)),
  ];
  const file = writePdf({ title: '平台服务协议', number: '协议编号：XY2026112500015', blocks });
  const text = file.toString('latin1');

  test('is one by its content', () => {
    expect(checkFile('协议.pdf', file)).toEqual({ kind: 'pdf' });
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

  test('holds the text in its order, the number, and which page of how many it is', () => {
    const words = pdfText(file);
    expect(words).toContain('甲方：华东精工制造有限公司第一条 总则1.1本协议由正文与平台公示的业务规则组成。');
    expect(words).toContain('长'.repeat(100));
    expect(words).toContain('协议编号：XY2026112500015');
    expect(words).toContain('第 1 页 / 共 1 页');
  });

  test('titles of parts are bold, their text is not', () => {
    const lookOf = (words: string) => text.split('\n').find((mark) => pdfText(mark) === words) ?? '';
    expect(lookOf('第一条 总则')).toContain('2 Tr');
    expect(lookOf('本协议由正文与平台公示的业务规则组成。')).toContain('0 Tr');
  });
});

test('much text takes several pages; what is beyond the font’s plane leaves a mark', () => {
  const file = writePdf({ title: '长文', blocks: Array.from({ length: 120 }, () => paragraph('😀 一行')) });
  expect(file.toString('latin1')).toContain('/Count 4');
  expect(pdfText(file)).toContain('□ 一行');
  expect(pdfText(file)).toContain('第 4 页 / 共 4 页');
});

test('a place to sign is never torn apart by the end of a page', () => {
  const place = { role: '甲方（盖章）', name: '华东精工制造有限公司', seal: null, lines: ['日期：'] };
  for (const before of [25, 28, 31]) {
    const blocks = [
      ...Array.from({ length: before }, () => paragraph('一行')),
      { kind: 'seals', places: [place] } as const,
    ];
    const pages = writePdf({ title: '协议', blocks }).toString('latin1').split('endstream');
    const page = pages.find((content) => pdfText(content).includes('甲方（盖章）')) ?? '';
    expect(pdfText(page)).toMatch(/甲方（盖章）华东精工制造有限公司盖章处日期：/);
  }
});
