import { breakLines, type Measure } from './break-lines.ts';
import { certificateFrame } from './frame.ts';
import { hairline, ink, line, type Mark, moved, quiet, type TextLook, text } from './marks.ts';
import { type Block, drawingWidth as column, type Fact, margin, type Paper, page, type Sealing } from './paper.ts';
import { seal, sealPlace, sealRadius } from './seal.ts';

/** What a part of the paper is for people who cannot see it. */
export interface Element {
  readonly tag: 'H1' | 'H2' | 'P' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure';
  /** Null: it stands directly in the document. */
  readonly within: Element | null;
  /** What a figure shows. */
  readonly described?: string;
}

/** The marks of one element on one page. */
export interface Part {
  readonly element: Element;
  readonly marks: Mark[];
}

export interface Sheet {
  readonly parts: readonly Part[];
  /** Repeats on every page and is not part of the text. */
  readonly furniture: readonly Mark[];
}

const size = 11;
const leading = 18;
/** A line that needs wider spacing stays as it is: wider gaps look like a fault, and readers take them for spaces. */
const widestSpacing = 0.09;

/** A growing paper: the parts of each page, and the place where the text on the last page ends. */
class Sheets {
  readonly measure: Measure;
  readonly pages: Part[][] = [[]];
  /** The foot of the page; a paper that is only measured has one endless page. */
  readonly #bottom: number;
  #y: number = page.height - margin.top;

  constructor(measure: Measure, bottom: number = margin.bottom) {
    this.measure = measure;
    this.#bottom = bottom;
  }

  get y(): number {
    return this.#y;
  }

  mark(element: Element, ...marks: readonly Mark[]): void {
    const parts = this.pages.at(-1);
    const last = parts?.at(-1);
    if (last?.element === element) last.marks.push(...marks);
    else parts?.push({ element, marks: [...marks] });
  }

  down(height: number): void {
    this.#y -= height;
  }

  /** Leaves a gap before what follows, unless a page begins with it. */
  gap(height: number): void {
    if (this.#y < page.height - margin.top) this.#y -= height;
  }

  /** Begins a new page if this height does not fit. */
  room(height: number): void {
    if (this.#y - height >= this.#bottom) return;
    this.pages.push([]);
    this.#y = page.height - margin.top;
  }

  /** Writes one line and moves down to the next. */
  write(element: Element, words: string, x: number, look: TextLook): void {
    this.room(leading);
    this.down(leading);
    this.mark(element, text(words, x, this.#y, look));
  }
}

const alone = (tag: Element['tag']): Element => ({ tag, within: null });

interface Setting {
  readonly x: number;
  readonly width: number;
  readonly element: Element;
  /** The indent of its first line, in characters. */
  readonly indent?: number;
  readonly bold?: boolean;
  /** The label stands at the margin beside the first line. */
  readonly label?: { readonly words: string; readonly color: string; readonly element: Element };
}

/** Sets a paragraph with two straight edges, except for its last line. */
function setParagraph(sheets: Sheets, words: string, setting: Setting): void {
  const { x, width, element, indent = 0, bold = false, label } = setting;
  const measure: Measure = (piece) => sheets.measure(piece, bold);
  const ems = width / size;
  const lines = breakLines(words, { width: ems, first: ems - indent }, measure);
  // No line of a paragraph stands alone at a page's foot or head.
  sheets.room(leading * (lines.length > 3 ? 2 : lines.length));
  if (label)
    sheets.mark(label.element, text(label.words, margin.side, sheets.y - leading, { size, color: label.color }));
  lines.forEach((row, index) => {
    if (index === lines.length - 2) sheets.room(2 * leading);
    const inset = index === 0 ? indent : 0;
    const between = (ems - inset - measure(row)) / Math.max(1, [...row].length - 1);
    const spacing = index < lines.length - 1 && between > 0 && between <= widestSpacing ? between * size : 0;
    sheets.write(element, row, x + inset * size, { size, spacing, bold });
  });
}

function setFacts(sheets: Sheets, facts: readonly Fact[]): void {
  const widest = Math.max(...facts.map(([label]) => sheets.measure(label)));
  const x = margin.side + (widest + 1.5) * size;
  for (const [label, value] of facts) {
    const element = alone('P');
    const beside = { words: `${label}：`, color: quiet, element };
    setParagraph(sheets, value || ' ', { x, width: page.width - margin.side - x, element, label: beside });
    sheets.down(4);
  }
}

const sealHeight = 2 * sealRadius;

/** One place to sign: the seal, and beside it whose it is and who signed, or the lines to fill in by hand. */
function setPlace(sheets: Sheets, { role, name, seal: purpose, lines }: Sealing, x: number): void {
  const { measure } = sheets;
  const besideX = x + sealHeight + 24;
  const width = page.width - margin.side - besideX;
  const names = breakLines(name, { width: width / size }, (piece) => measure(piece, true));
  const signed = lines.flatMap((words) => breakLines(words, { width: width / (size - 1) }, measure));
  const beside = [
    { words: role, size, color: quiet },
    ...names.map((words) => ({ words, size, bold: true })),
    ...signed.map((words) => ({ words, size: size - 1 })),
  ];
  const height = Math.max(sealHeight, beside.length * leading);
  sheets.room(height);
  sheets.down(height);
  const middle = [x + sealRadius, sheets.y + height / 2] as const;
  const described = purpose === null ? '盖章处' : `${name}的印章：${purpose}`;
  sheets.mark(
    { tag: 'Figure', within: null, described },
    ...(purpose === null ? sealPlace(middle, measure) : seal(name, purpose, middle, measure)),
  );
  const party = alone('P');
  const first = middle[1] + ((beside.length - 1) * leading) / 2 - size / 3;
  beside.forEach(({ words, ...look }, row) => {
    sheets.mark(party, text(words, besideX, first - row * leading, look));
  });
}

function setSeals(sheets: Sheets, places: readonly Sealing[]): void {
  // A single signature goes on the right, where papers are usually signed.
  const x = margin.side + (places.length === 1 ? column / 4 : 0);
  places.forEach((place, index) => {
    if (index > 0) sheets.gap(10);
    setPlace(sheets, place, x);
  });
}

type Drawing = Extract<Block, { kind: 'drawing' }>;

function setDrawing(sheets: Sheets, { proportion, described, marks }: Drawing): void {
  const height = column * proportion;
  sheets.room(height);
  sheets.down(height);
  sheets.mark({ tag: 'Figure', within: null, described }, moved(margin.side, sheets.y, marks));
}

type Item = Extract<Block, { kind: 'item' }>;

function setItem(sheets: Sheets, { label, text: words }: Item, list: Element): void {
  const inset = Math.max(3, sheets.measure(label) + 0.75) * size;
  const item: Element = { tag: 'LI', within: list };
  setParagraph(sheets, words, {
    x: margin.side + inset,
    width: column - inset,
    element: { tag: 'LBody', within: item },
    label: { words: label, color: ink, element: { tag: 'Lbl', within: item } },
  });
}

const whole = { x: margin.side, width: column };

function setHeading(sheets: Sheets, words: string): void {
  // It takes along a text of up to three lines, which is not split.
  sheets.room(4 * leading + 10);
  sheets.gap(10);
  setParagraph(sheets, words, { ...whole, element: alone('H2'), bold: true });
}

function setBlocks(sheets: Sheets, blocks: readonly Block[]): void {
  let list = alone('L');
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'item') {
      if (blocks[index - 1]?.kind !== 'item') list = alone('L');
      setItem(sheets, block, list);
    } else if (block.kind === 'heading') setHeading(sheets, block.text);
    else if (block.kind === 'paragraph') setParagraph(sheets, block.text, { ...whole, element: alone('P'), indent: 2 });
    else if (block.kind === 'facts') setFacts(sheets, block.facts);
    else if (block.kind === 'drawing') setDrawing(sheets, block);
    else if (block.kind === 'seals') setSeals(sheets, block.places);
    else sheets.gap(block.height);
  }
}

/** Where the last two texts before a place to sign begin, with the heading that stands over them. */
function beginOfLastTexts(blocks: readonly Block[], end: number): number {
  let begin = end;
  for (let texts = 0; begin > 0 && texts < 2; ) {
    begin -= 1;
    if (blocks[begin]?.kind !== 'gap' && blocks[begin]?.kind !== 'heading') texts += 1;
  }
  return blocks[begin - 1]?.kind === 'heading' ? begin - 1 : begin;
}

const endless = Number.NEGATIVE_INFINITY;

function heightOf(measure: Measure, blocks: readonly Block[]): number {
  const sheets = new Sheets(measure, endless);
  const top = sheets.y;
  setBlocks(sheets, blocks);
  return top - sheets.y;
}

/**
 * Sets all blocks. The place to sign takes the last texts before it along to its page: a signature that stands alone on
 * a page could be put under another text.
 */
function setBody(sheets: Sheets, blocks: readonly Block[]): void {
  const end = blocks.findIndex(({ kind }) => kind === 'seals');
  if (end < 0) {
    setBlocks(sheets, blocks);
    return;
  }
  const begin = beginOfLastTexts(blocks, end);
  const kept = blocks.slice(begin, end + 1);
  setBlocks(sheets, blocks.slice(0, begin));
  const height = heightOf(sheets.measure, kept);
  if (height <= page.height - margin.top - margin.bottom) sheets.room(height);
  setBlocks(sheets, kept);
  setBody(sheets, blocks.slice(end + 1));
}

/**
 * Returns the marks around the text: the foot with the paper's number and the page's, the border of a framed page, and
 * on later pages a head with the paper's title.
 */
function furniture({ title, number, framed = false }: Paper, measure: Measure, index: number, total: number): Mark[] {
  const look = { size: 9, color: quiet };
  const foot = `第 ${index + 1} 页 / 共 ${total} 页`;
  const footWidth = look.size * measure(foot);
  const right = page.width - margin.side;
  if (framed) return [...certificateFrame(page), text(foot, (page.width - footWidth) / 2, 56, look)];
  const feet = [
    ...(number === undefined ? [] : [text(number, margin.side, 40, look)]),
    text(foot, number === undefined ? (page.width - footWidth) / 2 : right - footWidth, 40, look),
  ];
  if (index === 0) return feet;
  const y = page.height - 52;
  const rule: readonly [number, number][] = [
    [margin.side, y - 8],
    [right, y - 8],
  ];
  // A long title stands whole at the head of the first page.
  const [head = ''] = breakLines(title, { width: column / look.size }, measure);
  return [text(head, margin.side, y, look), line(rule, 0.5, hairline), ...feet];
}

/** Sets a line in the middle, or several if the text is long. */
function setCentred(
  sheets: Sheets,
  words: string,
  element: Element,
  look: TextLook & { readonly height: number },
): void {
  const measure: Measure = (piece) => sheets.measure(piece, look.bold);
  for (const row of breakLines(words, { width: column / look.size }, measure)) {
    sheets.down(look.height);
    const x = (page.width - look.size * measure(row)) / 2;
    sheets.mark(
      element,
      text(row, x, sheets.y, { size: look.size, bold: look.bold ?? false, color: look.color ?? ink }),
    );
  }
}

export function layOut(paper: Paper, measure: Measure): Sheet[] {
  const sheets = new Sheets(measure);
  setCentred(sheets, paper.title, alone('H1'), { size: 19, bold: true, height: 23 });
  if (paper.subtitle !== undefined)
    setCentred(sheets, paper.subtitle, alone('P'), { size: 10, color: quiet, height: 22 });
  sheets.down(18);
  setBody(sheets, paper.blocks);
  const { pages } = sheets;
  return pages.map((parts, index) => ({ parts, furniture: furniture(paper, measure, index, pages.length) }));
}
