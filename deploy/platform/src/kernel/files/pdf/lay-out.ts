import { breakLines, textWidth } from './break-lines';
import { certificateFrame } from './frame';
import { hairline, ink, line, quiet, type TextLook, text } from './marks';
import { seal, sealPlace, sealRadius } from './seal';

export interface Sealing {
  /** For example 甲方（盖章）. */
  readonly role: string;
  readonly name: string;
  /** The purpose that the seal shows; null: nobody has sealed yet. */
  readonly seal: string | null;
  /** The person who signed and the time, or lines to fill in by hand. */
  readonly lines: readonly string[];
}

export type Fact = readonly [label: string, value: string];

export type Block =
  /** It begins a part and never stands alone at the foot of a page. */
  | { readonly kind: 'heading'; readonly text: string }
  /** Its first line is indented by two characters. */
  | { readonly kind: 'paragraph'; readonly text: string }
  /** The text hangs beside the label. */
  | { readonly kind: 'item'; readonly label: string; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'gap'; readonly height: number }
  /** It is as wide as the text; `proportion` is its height by its width. It is drawn from its lower left corner. */
  | {
      readonly kind: 'drawing';
      readonly proportion: number;
      readonly draw: (x: number, y: number, width: number, height: number) => string;
    }
  /** One place, or two beside each other. A page's end never splits a place. */
  | { readonly kind: 'seals'; readonly places: readonly Sealing[] };

export interface Paper {
  readonly title: string;
  /** The number stands under the title, and at the head of each further page. */
  readonly number?: string;
  readonly blocks: readonly Block[];
  /** True: the paper has the border of a certificate. */
  readonly framed?: boolean;
}

export const page = { width: 595.28, height: 841.89 } as const;
const margin = { side: 79, top: 78, bottom: 68 } as const;
const size = 11;
const leading = 18;
const column = page.width - 2 * margin.side;
/** A line that needs wider spacing stays as it is: such wide gaps look like a fault. */
const widestSpacing = 0.22;

/** A growing paper: the marks of each page, and the place where the text on the last page ends. */
class Sheets {
  readonly pages: string[][] = [[]];
  #y: number = page.height - margin.top;

  get y(): number {
    return this.#y;
  }

  mark(operators: string): void {
    this.pages.at(-1)?.push(operators);
  }

  down(height: number): void {
    this.#y -= height;
  }

  /** Begins a new page if this height does not fit. */
  room(height: number): void {
    if (this.#y - height >= margin.bottom) return;
    this.pages.push([]);
    this.#y = page.height - margin.top;
  }

  /** Writes one line and moves down to the next. */
  write(words: string, x: number, look: TextLook): void {
    this.room(leading);
    this.down(leading);
    this.mark(text(words, x, this.#y, look));
  }
}

interface Setting {
  readonly x: number;
  readonly width: number;
  /** The indent of its first line, in characters. */
  readonly indent?: number;
  readonly look?: Partial<TextLook>;
  /** The label stands at the margin beside the first line. */
  readonly label?: { readonly words: string; readonly color: string };
}

/** Sets a paragraph with two straight edges, except for its last line. */
function setParagraph(sheets: Sheets, words: string, { x, width, indent = 0, look = {}, label }: Setting): void {
  const ems = width / size;
  const lines = breakLines(words, ems, ems - indent);
  // No line of a paragraph stands alone at a page's foot or head.
  sheets.room(leading * (lines.length > 3 ? 2 : lines.length));
  if (label) sheets.mark(text(label.words, margin.side, sheets.y - leading, { size, color: label.color }));
  lines.forEach((row, index) => {
    if (index === lines.length - 2) sheets.room(2 * leading);
    const inset = index === 0 ? indent : 0;
    const slack = ems - inset - textWidth(row);
    const between = slack / Math.max(1, [...row].length - 1);
    const spacing = index < lines.length - 1 && between <= widestSpacing ? between * size : 0;
    sheets.write(row, x + inset * size, { size, spacing, ...look });
  });
}

function setFacts(sheets: Sheets, facts: readonly Fact[]): void {
  const widest = Math.max(...facts.map(([label]) => textWidth(label)));
  const x = margin.side + (widest + 1.5) * size;
  for (const [label, value] of facts) {
    const beside = { words: `${label}：`, color: quiet };
    setParagraph(sheets, value || ' ', { x, width: page.width - margin.side - x, label: beside });
    sheets.down(4);
  }
}

const sealHeight = 2 * sealRadius;

function setSeals(sheets: Sheets, places: readonly Sealing[]): void {
  const width = column / 2;
  const names = places.map(({ name }) => breakLines(name, width / size - 2));
  const nameLines = Math.max(...names.map(({ length }) => length));
  const lines = Math.max(...places.map((place) => place.lines.length));
  const height = (1 + nameLines + lines) * leading + sealHeight + 16;
  sheets.room(height);
  const top = sheets.y;
  places.forEach(({ role, name, seal: purpose, lines: written }, index) => {
    // A single place stands on the right, where papers are usually signed.
    const x = margin.side + (places.length === 1 ? 1 : index) * width;
    sheets.mark(text(role, x, top - leading, { size, color: quiet }));
    names[index]?.forEach((part, row) => {
      sheets.mark(text(part, x, top - (row + 2) * leading, { size, bold: true }));
    });
    const under = top - (1 + nameLines) * leading;
    const middle = [x + sealRadius + 24, under - sealRadius - 6] as const;
    sheets.mark(purpose === null ? sealPlace(...middle) : seal(name, purpose, ...middle));
    written.forEach((words, row) => {
      sheets.mark(text(words, x, under - sealHeight - 12 - (row + 1) * leading, { size: size - 1 }));
    });
  });
  sheets.down(height);
}

function setDrawing(sheets: Sheets, { proportion, draw }: Extract<Block, { kind: 'drawing' }>): void {
  const height = column * proportion;
  sheets.room(height);
  sheets.down(height);
  sheets.mark(draw(margin.side, sheets.y, column, height));
}

const whole = { x: margin.side, width: column };

function setItem(sheets: Sheets, label: string, words: string): void {
  const inset = Math.max(3, textWidth(label) + 0.75) * size;
  setParagraph(sheets, words, { x: margin.side + inset, width: column - inset, label: { words: label, color: ink } });
}

function setHeading(sheets: Sheets, words: string): void {
  sheets.room(3 * leading + 10);
  sheets.down(10);
  setParagraph(sheets, words, { ...whole, look: { bold: true } });
}

function setBlock(sheets: Sheets, block: Block): void {
  if (block.kind === 'heading') setHeading(sheets, block.text);
  else if (block.kind === 'paragraph') setParagraph(sheets, block.text, { ...whole, indent: 2 });
  else if (block.kind === 'item') setItem(sheets, block.label, block.text);
  else if (block.kind === 'facts') setFacts(sheets, block.facts);
  else if (block.kind === 'drawing') setDrawing(sheets, block);
  else if (block.kind === 'seals') setSeals(sheets, block.places);
  else sheets.down(block.height);
}

const centred = (words: string, y: number, look: TextLook) =>
  text(words, (page.width - look.size * textWidth(words)) / 2, y, look);

/**
 * Draws the other parts of a page: its page number, the border of a framed page, and on later pages a head with the
 * paper's title and number.
 */
function furniture({ title, number = '', framed = false }: Paper, index: number, total: number): string[] {
  const foot = centred(`第 ${index + 1} 页 / 共 ${total} 页`, framed ? 56 : 46, { size: 9, color: quiet });
  if (framed) return [certificateFrame(page), foot];
  if (index === 0) return [foot];
  const y = page.height - 52;
  const right = page.width - margin.side;
  return [
    text(title, margin.side, y, { size: 9, color: quiet }),
    text(number, right - 9 * textWidth(number), y, { size: 9, color: quiet }),
    line(
      [
        [margin.side, y - 8],
        [right, y - 8],
      ],
      0.5,
      hairline,
    ),
    foot,
  ];
}

/** The marks of each page. */
export function layOut(paper: Paper): string[] {
  const sheets = new Sheets();
  const titleSize = 19;
  sheets.down(titleSize + 4);
  sheets.mark(centred(paper.title, sheets.y, { size: titleSize, bold: true, color: ink }));
  if (paper.number !== undefined) {
    sheets.down(22);
    sheets.mark(centred(paper.number, sheets.y, { size: 10, color: quiet }));
  }
  sheets.down(18);
  for (const block of paper.blocks) setBlock(sheets, block);
  const { pages } = sheets;
  return pages.map((marks, index) => [...furniture(paper, index, pages.length), ...marks].join('\n'));
}
