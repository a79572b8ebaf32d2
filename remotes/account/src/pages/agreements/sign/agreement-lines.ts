export interface AgreementLine {
  /** Its place: two lines may read the same. */
  readonly key: number;
  readonly text: string;
  /** Titles of clauses are set apart from their text. */
  readonly isTitle: boolean;
}

const clauseTitle = /^第[〇零一二三四五六七八九十百\d]+[章条]/;
const longestTitle = 30;

export function agreementLines(paragraphs: readonly string[]): readonly AgreementLine[] {
  return paragraphs.map((text, key) => ({ key, text, isTitle: clauseTitle.test(text) && text.length <= longestTitle }));
}
