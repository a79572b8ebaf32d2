/**
 * What is said to a person, in both languages: pages show the Chinese, command lines the English with the Chinese beside
 * it. In JSON and within a text it is the Chinese.
 */
export class Sentence {
  readonly zh: string;
  readonly en: string;

  constructor(zh: string, en: string) {
    this.zh = zh;
    this.en = en;
  }

  toString(): string {
    return this.zh;
  }

  toJSON(): string {
    return this.zh;
  }
}

export const say = (zh: string, en: string): Sentence => new Sentence(zh, en);

/** Each sentence once. */
export const withoutRepeats = (sentences: readonly Sentence[]): Sentence[] => [
  ...new Map(sentences.map((sentence) => [sentence.zh, sentence])).values(),
];
