/**
 * Small PDF files of Chinese text, without a font inside: `STSong-Light` with `UniGB-UCS2-H` is one that every reader
 * has or replaces. A title, then lines; it wraps and turns pages by itself.
 */
const page = { width: 595, height: 842, margin: 64, lineHeight: 20, size: 11, titleSize: 17 } as const;

const textWidth = page.width - 2 * page.margin;
const linesPerPage = Math.floor((page.height - 2 * page.margin - 40) / page.lineHeight);

/** In units of the font size. */
const widthOf = (character: string) => (character.charCodeAt(0) < 0x80 ? 0.5 : 1);

function wrap(line: string, size: number): string[] {
  const wrapped: string[] = [];
  let current = '';
  let width = 0;
  for (const character of line) {
    width += widthOf(character) * size;
    if (width > textWidth) {
      wrapped.push(current);
      current = '';
      width = widthOf(character) * size;
    }
    current += character;
  }
  return [...wrapped, current];
}

/** UTF-16, big-endian, as hexadecimal. The font has no characters beyond the first plane. */
function ucs2(text: string): string {
  return [...text]
    .map((character) => (character.length > 1 ? '□' : character).charCodeAt(0).toString(16).padStart(4, '0'))
    .join('');
}

const showLine = (text: string, x: number, y: number, size: number) =>
  `BT /F1 ${size} Tf 1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <${ucs2(text)}> Tj ET`;

function pageContent(title: string | null, lines: readonly string[], footer: string): string {
  const centred = (text: string, y: number, size: number) => {
    const width = [...text].reduce((sum, character) => sum + widthOf(character) * size, 0);
    return showLine(text, Math.max(page.margin, (page.width - width) / 2), y, size);
  };
  const top = page.height - page.margin;
  const shown = lines.map((line, index) => showLine(line, page.margin, top - 40 - index * page.lineHeight, page.size));
  return [...(title === null ? [] : [centred(title, top, page.titleSize)]), ...shown, centred(footer, 36, 9)].join(
    '\n',
  );
}

function pagesOf(lines: readonly string[]): string[][] {
  const wrapped = lines.flatMap((line) => wrap(line, page.size));
  const pages: string[][] = [];
  for (let start = 0; start === 0 || start < wrapped.length; start += linesPerPage) {
    pages.push(wrapped.slice(start, start + linesPerPage));
  }
  return pages;
}

const fontObjects = (first: number) => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [${first + 1} 0 R] >>`,
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /W [1 95 500] /FontDescriptor ${first + 2} 0 R >>`,
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
];

function assemble(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Every character is one byte: texts stand in it as hexadecimal digits.
  return Buffer.from(text, 'latin1');
}

export function writePdf(title: string, lines: readonly string[]): Buffer {
  const pages = pagesOf(lines);
  const firstFont = 4;
  const firstPage = firstFont + 3;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const pageObjects = pages.flatMap((shown, index) => {
    const content = pageContent(index === 0 ? title : null, shown, `第 ${index + 1} 页，共 ${pages.length} 页`);
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 ${firstFont} 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ];
  });
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`,
    `<< /Title <feff${ucs2(title)}> >>`,
    ...fontObjects(firstFont),
    ...pageObjects,
  ]);
}
