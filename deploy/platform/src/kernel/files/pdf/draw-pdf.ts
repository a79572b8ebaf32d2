import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { type FontName, fontOf, measure, runsOf } from './fonts.ts';
import { type Element, layOut, type Sheet } from './lay-out.ts';
import { legible } from './legible.ts';
import { ink, type Mark, type Point } from './marks.ts';
import { type Paper, page } from './paper.ts';

type Document = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Document['struct']>;

/** The library takes a font that has been read before, which its types do not say. */
const source = (name: FontName) => fontOf(name) as unknown as Buffer;

const degrees = (radians: number) => (radians * 180) / Math.PI;

/** Our pages measure from the lower left corner, the library from the upper left one. */
const flipped = (y: number) => page.height - y;

function drawText(document: Document, mark: Extract<Mark, { kind: 'text' }>, [left, low]: Point): void {
  const { words, size, bold = false, spacing = 0, turned = 0, color = ink } = mark;
  let x = left + mark.x;
  const y = flipped(low + mark.y);
  document.save();
  if (turned !== 0) document.rotate(-degrees(turned), { origin: [x, y] });
  document.fillColor(color).fontSize(size);
  for (const { font, words: run } of runsOf(words, bold)) {
    document
      .registerFont(font, source(font))
      .font(font)
      .text(run, x, y, { lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing });
    x += size * measure(run, bold) + spacing * [...run].length;
  }
  document.restore();
}

function drawPath(document: Document, points: readonly Point[], [left, low]: Point): void {
  points.forEach(([x, y], index) => {
    if (index === 0) document.moveTo(left + x, flipped(low + y));
    else document.lineTo(left + x, flipped(low + y));
  });
}

function drawMark(document: Document, mark: Mark, from: Point): void {
  const [left, low] = from;
  if (mark.kind === 'text') drawText(document, mark, from);
  else if (mark.kind === 'line') {
    drawPath(document, mark.points, from);
    document.lineWidth(mark.width).stroke(mark.color);
  } else if (mark.kind === 'shape') {
    drawPath(document, mark.points, from);
    document.closePath().fill(mark.color);
  } else if (mark.kind === 'circle') {
    document.save().lineWidth(mark.width);
    if (mark.dashed) document.dash(4, { space: 3 });
    document.circle(left + mark.x, flipped(low + mark.y), mark.radius).stroke(mark.color);
    document.restore();
  } else {
    document.save();
    if (mark.opacity < 1) document.opacity(mark.opacity);
    for (const each of mark.marks) drawMark(document, each, [left + mark.x, low + mark.y]);
    document.restore();
  }
}

/** The paper's structure tree, by which screen readers find their way. */
class Structures {
  readonly #document: Document;
  readonly #made = new Map<Element, Structure>();
  readonly #root: Structure;

  constructor(document: Document) {
    this.#document = document;
    this.#root = document.struct('Document');
  }

  of(element: Element): Structure {
    const known = this.#made.get(element);
    if (known) return known;
    const { tag, described, within } = element;
    const structure = this.#document.struct(tag, described === undefined ? {} : { alt: described });
    this.#made.set(element, structure);
    (within ? this.of(within) : this.#root).add(structure);
    return structure;
  }

  end(): void {
    this.#document.addStructure(this.#root);
    this.#root.end();
  }
}

function drawSheet(document: Document, structures: Structures, { parts, furniture }: Sheet): void {
  document.addPage({ size: [page.width, page.height], margin: 0 });
  document.markContent('Artifact', { type: 'Pagination' });
  for (const mark of furniture) drawMark(document, mark, [0, 0]);
  document.endMarkedContent();
  for (const { element, marks } of parts) {
    const content = document.markStructureContent(element.tag);
    for (const mark of marks) drawMark(document, mark, [0, 0]);
    document.endMarkedContent();
    structures.of(element).add(content);
  }
}

/** The library writes a title into XML as it is. */
const withoutMarkup = (text: string) => text.replaceAll('&', '＆').replaceAll('<', '＜').replaceAll('>', '＞');

/**
 * Makes the file. It declares PDF/A-2b, which nobody has certified: fonts and colours are inside, nothing refers to the
 * outside. The digest of the description stands for the chance and the hour that such files usually hold, so that the
 * same paper is the same file.
 */
export async function drawPdf(paper: Paper): Promise<Buffer> {
  const written = legible(paper);
  const info = {
    Title: withoutMarkup(written.title),
    CreationDate: paper.date,
    Digest: createHash('sha256').update(JSON.stringify(paper)).digest('hex'),
  };
  const document = new PDFDocument({
    pdfVersion: '1.7',
    subset: 'PDF/A-2b',
    tagged: true,
    lang: 'zh-CN',
    displayTitle: true,
    autoFirstPage: false,
    font: '',
    info,
  });
  const structures = new Structures(document);
  for (const sheet of layOut(written, measure)) drawSheet(document, structures, sheet);
  structures.end();
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk);
  return Buffer.concat(chunks);
}
