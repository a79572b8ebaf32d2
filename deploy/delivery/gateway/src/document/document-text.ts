/** Stands in a document's text wherever a visit's nonce comes. HTML never holds this character. */
export const noncePlaceholder = '\0';

/** The text of a document, the same for everybody except for the nonce and the end. */
export class DocumentText {
  readonly #parts: readonly string[];

  constructor(text: string) {
    this.#parts = text.split(noncePlaceholder);
  }

  /** The bytes that it keeps in memory, at most. */
  get size(): number {
    return this.#parts.reduce((sum, part) => sum + 2 * part.length, 0);
  }

  for(nonce: string, end: string): string {
    return this.#parts.join(nonce) + end;
  }
}
