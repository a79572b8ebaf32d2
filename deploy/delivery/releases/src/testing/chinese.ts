import type { Sentence } from '@portal/release-record/sentence';

/** Tells a sentence of the other language; names and values within it may be Chinese. */
const chineseMarks = /[，。：；、“”（）]/;

/** The Chinese of each sentence, for tests of what the desk shows. Each has its English, too. */
export function chinese(sentences: readonly Sentence[]): string[] {
  for (const { zh, en } of sentences)
    if (!/[A-Za-z]{2,} /.test(en) || chineseMarks.test(en)) throw new Error(`"${zh}" has no English: "${en}"`);
  return sentences.map(({ zh }) => zh);
}
