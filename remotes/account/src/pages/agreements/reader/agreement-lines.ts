export interface AgreementLine {
  /** Its place: two lines may read the same. */
  readonly key: number;
  readonly text: string;
  /** Before the clauses: number, day and parties. Titles of clauses are set apart from their text. */
  readonly kind: 'head' | 'title' | 'text';
}

const clauseTitle = /^第[〇零一二三四五六七八九十百\d]+[章条]/;
const longestTitle = 30;

export function agreementLines(paragraphs: readonly string[]): readonly AgreementLine[] {
  const isTitle = (text: string) => clauseTitle.test(text) && text.length <= longestTitle;
  const begin = paragraphs.findIndex(isTitle);
  return paragraphs.map((text, key) => ({
    key,
    text,
    kind: isTitle(text) ? 'title' : key < begin ? 'head' : 'text',
  }));
}
