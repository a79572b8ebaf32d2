import type { Mark } from './marks';

export interface Sealing {
  /** For example 甲方（盖章）. */
  readonly role: string;
  readonly name: string;
  /** The purpose that the seal shows; null: nobody has sealed yet. */
  readonly seal: string | null;
  /** The person who signed and the time, or lines to fill in by hand. They stand beside the seal. */
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
  /**
   * It is `drawingWidth` wide; `proportion` is its height by its width. Its marks begin at its lower left corner.
   * `described` says what it shows to people who cannot see it.
   */
  | {
      readonly kind: 'drawing';
      readonly proportion: number;
      readonly described: string;
      readonly marks: readonly Mark[];
    }
  /** Places to sign, one under the other. They are never alone on a page. */
  | { readonly kind: 'seals'; readonly places: readonly Sealing[] };

export interface Paper {
  readonly title: string;
  /** Stands under the title. */
  readonly subtitle?: string;
  /** The paper's number. It stands at the foot of each page. */
  readonly number?: string;
  /** The paper's own time, e.g. when it was written or signed. The same paper of the same time is the same file. */
  readonly date: Date;
  readonly blocks: readonly Block[];
  /** True: the paper has the border of a certificate. */
  readonly framed?: boolean;
}

/** The size of A4. */
export const page = { width: 595.28, height: 841.89 } as const;

export const margin = { side: 79, top: 78, bottom: 68 } as const;

/** The width of the text, and of a drawing. */
export const drawingWidth = page.width - 2 * margin.side;
