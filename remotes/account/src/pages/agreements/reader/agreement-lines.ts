export interface AgreementLine {
  /** The line's place: two lines may have the same text. */
  readonly key: number;
  readonly text: string;
  /** `head` stands before the clauses: number, day and parties. A clause's title is `title`, its text is `text`. */
  readonly kind: 'head' | 'title' | 'text';
}

const clauseTitle = /^第[〇零一二三四五六七八九十百\d]+[章条]/;
const maxTitleLength = 30;

export function agreementLines(paragraphs: readonly string[]): readonly AgreementLine[] {
  const isTitle = (text: string) => clauseTitle.test(text) && text.length <= maxTitleLength;
  const begin = paragraphs.findIndex(isTitle);
  return paragraphs.map((text, key) => ({
    key,
    text,
    kind: isTitle(text) ? 'title' : key < begin ? 'head' : 'text',
  }));
}
