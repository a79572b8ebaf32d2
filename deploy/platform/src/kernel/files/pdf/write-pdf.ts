import { layOut, type Paper, page } from './lay-out';
import { ucs2 } from './marks';

/** PDF files of Chinese text have no font inside: every reader has or replaces `STSong-Light` with `UniGB-UCS2-H`. */
const fontObjects = (first: number) => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [${first + 1} 0 R] >>`,
  `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /DW 1000 /W [1 95 500] /FontDescriptor ${first + 2} 0 R >>`,
  '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
];

/** The text under a seal shows through it, as under ink. */
const inkObject = '<< /Type /ExtGState /ca 0.9 /CA 0.9 /BM /Multiply >>';

/** For texts that lie over other texts, which stay readable. */
const faintObject = '<< /Type /ExtGState /ca 0.22 /CA 0.22 >>';

function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 3 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // Every character of the file is one byte, because texts are written as hexadecimal digits.
  return Buffer.from(file, 'latin1');
}

export function writePdf(paper: Paper): Buffer {
  const contents = layOut(paper);
  const firstFont = 4;
  const ink = firstFont + 3;
  const faint = ink + 1;
  const firstPage = faint + 1;
  const kids = contents.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ');
  const resources = `<< /Font << /F1 ${firstFont} 0 R >> /ExtGState << /Ink ${ink} 0 R /Faint ${faint} 0 R >> >>`;
  const pageObjects = contents.flatMap((content, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources ${resources} /Contents ${firstPage + 2 * index + 1} 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (zh-CN) >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${kids}] >>`,
    `<< /Title <feff${ucs2(paper.title)}> >>`,
    ...fontObjects(firstFont),
    inkObject,
    faintObject,
    ...pageObjects,
  ]);
}
