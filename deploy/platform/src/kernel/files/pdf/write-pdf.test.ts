import { inflateSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { pdfText, type ReadPdf, readPdf, type StructureNode } from '../../../testing/read-pdf';
import { checkFile } from '../file-type';
import type { Block, Paper } from './paper';
import { writePdf } from './write-pdf';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const date = new Date('2026-11-25T00:00:00+08:00');
const write = (blocks: readonly Block[], more: Partial<Paper> = {}) =>
  writePdf({ title: '平台服务协议', date, blocks, ...more });

const signed = {
  role: '甲方（盖章）',
  name: '华东精工制造有限公司',
  seal: '演示专用章',
  lines: ['签署人：陈立群', '数字证书编号：ZS2026112500015', '签署日期：2026年11月25日'],
};
const unsigned = { ...signed, seal: null, lines: ['法定代表人：', '日期：        年      月      日'] };

/** As long as an agreement of the demonstration. */
const clauses = Array.from({ length: 8 }, (_, index): Block[] => [
  { kind: 'heading', text: `第${'一二三四五六七八'[index]}条  “电子签名”的效力` },
  ...[1, 2, 3].map((part): Block => {
    const text = '乙方向甲方提供线上开户、身份核验、人员与权限管理、账户管理等服务，具体以平台公示为准。'.repeat(2);
    return { kind: 'item', label: `${index + 1}.${part}`, text };
  }),
]).flat();

const agreement: Paper = {
  title: '平台服务协议',
  subtitle: '协议编号：XY2026112500015        日期：2026年11月25日',
  number: '协议编号：XY2026112500015',
  date,
  blocks: [
    { kind: 'facts', facts: [['统一社会信用代码', '91310000MA1FL0XW2Q']] },
    ...clauses,
    paragraph('（以下无正文，为签署栏）'),
    { kind: 'seals', places: [signed, { ...unsigned, role: '乙方（盖章）', name: '供链通（演示）科技有限公司' }] },
  ],
};

/** All objects of a file, with their streams unpacked. */
function unpacked(file: Buffer): string {
  const text = file.toString('latin1');
  return text.replace(/\/Filter \/FlateDecode[\s\S]*?stream\n([\s\S]*?)\nendstream/g, (whole, packed: string) => {
    return whole.replace(packed, () => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'));
  });
}

const inTree = (node: StructureNode): StructureNode[] => [node, ...(node.children ?? []).flatMap(inTree)];

describe('a paper of three pages', () => {
  let file: Buffer;
  let read: ReadPdf;
  beforeAll(async () => {
    file = await writePdf(agreement);
    read = await readPdf(file);
  });

  test('is a PDF by its content, and no larger than a letter may be', () => {
    expect(checkFile('协议.pdf', file)).toEqual({ kind: 'pdf' });
    expect(read.pages).toHaveLength(3);
    expect(file.length).toBeLessThan(120 * 1024);
  });

  test('says exactly what it was given, in this order', () => {
    const said = read.pages.map(({ text }, index) => {
      const foot = `协议编号：XY2026112500015第 ${index + 1} 页 / 共 3 页`;
      const head = index === 0 ? foot : `平台服务协议${foot}`;
      expect(text.startsWith(head)).toBe(true);
      return text.slice(head.length);
    });
    const given = [
      '平台服务协议协议编号：XY2026112500015        日期：2026年11月25日',
      '统一社会信用代码：91310000MA1FL0XW2Q',
      ...clauses.map((block) => (block.kind === 'item' ? block.label : '') + ('text' in block ? block.text : '')),
      '（以下无正文，为签署栏）',
      '华东精工制造有限公司演示专用章甲方（盖章）华东精工制造有限公司',
      '签署人：陈立群数字证书编号：ZS2026112500015签署日期：2026年11月25日',
      '盖章处乙方（盖章）供链通（演示）科技有限公司法定代表人：日期：        年      月      日',
    ];
    expect(said.join('')).toBe(given.join(''));
  });

  test('brings its fonts, and of them only what it needs', () => {
    const text = file.toString('latin1');
    const names = [...text.matchAll(/\/FontName \/([^\n]+)/g)].map(([, name]) => name);
    // Six letters before a name say that the file has a part of that font.
    expect(names.map((name) => name?.replace(/^[A-Z]{6}\+/, '')).sort()).toEqual([
      'NotoSansSC-Bold',
      'NotoSansSC-Regular',
    ]);
    expect(text.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(text.match(/\/Type \/Font\b/g)?.length).toBe(4);
    expect(text.match(/\/ToUnicode /g)).toHaveLength(2);
  });

  test('declares PDF/A-2b, with the colours that it means', () => {
    const text = unpacked(file);
    expect(text).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(text).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(text).toMatch(/\/S \/GTS_PDFA1\n[\s\S]*?\/DestOutputProfile \d+ 0 R/);
    expect(text).toContain('acsp');
    expect(text).not.toMatch(/\/(JavaScript|EmbeddedFiles|Encrypt|URI) /);
    expect(read.info).toMatchObject({ PDFFormatVersion: '1.7', Title: '平台服务协议', Language: 'zh-CN' });
  });

  test('tells what each part is to people who cannot see it', () => {
    expect(file.toString('latin1')).toContain('/Marked true');
    const nodes = read.pages.flatMap(({ structure }) => inTree(structure));
    const roles = nodes.map(({ role }) => role);
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Figure']));
    expect(roles.filter((role) => role === 'H2')).toHaveLength(8);
    expect(nodes.map(({ alt }) => alt)).toEqual(
      expect.arrayContaining(['华东精工制造有限公司的印章：演示专用章', '盖章处']),
    );
    // What repeats on each page is marked as no part of the text, and all else belongs to a part.
    const marked = unpacked(file).replace(/\/\w+ (<<[^>]*>> BDC|BMC)\n[\s\S]*?\nEMC/g, '');
    expect(unpacked(file)).toMatch(/ TJ\n/);
    expect(marked).not.toMatch(/ TJ\n/);
  });

  test('the same paper is the same file, byte for byte; another one is another file', async () => {
    await write([paragraph('⼀个别的文件，其中有别的字')]);
    expect((await writePdf(structuredClone(agreement))).equals(file)).toBe(true);
    const other = await readPdf(await writePdf({ ...agreement, number: '协议编号：XY2026112500016' }));
    expect(other.fingerprint).not.toBe(read.fingerprint);
  });
});

test('numbers, letters and quotes have the widths of their font: nothing collides', async () => {
  const text = unpacked(await write([paragraph('91310000MA1F')]));
  const widths = [...text.matchAll(/\/W \[0 \[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    list.trim().split(/\s+/).map(Number),
  );
  expect(new Set(widths).size).toBeGreaterThan(3);
  expect(text).not.toContain('/DW');
});

test('rare characters of names and signs come from other fonts', async () => {
  const file = await write([paragraph('𠮷田 ☑ 䶮'), { kind: 'heading', text: '𠮷' }]);
  expect(await pdfText(file)).toContain('𠮷田 ☑ 䶮𠮷');
  const text = file.toString('latin1');
  for (const font of ['NotoSansSC-Regular', 'NotoSansJP-Regular', 'NotoSansSymbols2-Regular'])
    expect(text).toContain(`+${font}`);
});

test('what no font has is spelled by its number, and the paper says so before its text', async () => {
  const words = await pdfText(await write([paragraph('王😀\u200b明\ufe0f'), paragraph('甲\n乙')]));
  expect(words).toContain('平台服务协议说明：本文件中形如［U+4E00］的标记代表字体未收录的字符');
  expect(words).toContain('王［U+1F600］明甲 乙');
  expect(await pdfText(await write([paragraph('王明')]))).not.toContain('说明');
});

test('a title with signs of XML leaves the description of the file readable', async () => {
  const text = unpacked(await write([], { title: '甲<乙&丙' }));
  const [, xml = ''] = /(<x:xmpmeta[\s\S]*<\/x:xmpmeta>)/.exec(text) ?? [];
  expect(Buffer.from(xml, 'latin1').toString()).toContain('甲＜乙＆丙');
});

describe('a place to sign', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => paragraph(`第${index}行`));
  const lengths = Array.from({ length: 12 }, (_, index) => 24 + index);

  test.each(lengths)('is whole, and never alone on its page: after %i lines', async (count) => {
    const blocks: Block[] = [...lines(count), { kind: 'seals', places: [signed, unsigned] }];
    const { pages } = await readPdf(await write(blocks));
    const page = pages.find(({ text }) => text.includes('甲方（盖章）'))?.text ?? '';
    expect(page.match(/甲方（盖章）/g)).toHaveLength(2);
    expect(page).toContain(`第${count - 2}行第${count - 1}行`);
    expect(page).toContain('盖章处');
  });

  test('says once who seals and what for', async () => {
    const words = await pdfText(await write([{ kind: 'seals', places: [signed] }]));
    expect(words.match(/演示专用章/g)).toHaveLength(1);
    expect(words).not.toContain('盖章处');
  });
});

test('the title of a part never stands alone at the foot of a page', async () => {
  for (let before = 30; before < 36; before += 1) {
    const blocks = [...Array.from({ length: before }, () => paragraph('一行')), ...clauses.slice(0, 2)];
    const { pages } = await readPdf(await write(blocks));
    const page = pages.find(({ text }) => text.includes('第一条'))?.text ?? '';
    expect(page).toContain('1.1乙方');
  }
});

test('a paper that cannot be written is refused, and the next one is written', async () => {
  await expect(write([paragraph(null as never)])).rejects.toThrow();
  expect(await pdfText(await write([paragraph('下一份')]))).toContain('下一份');
});
