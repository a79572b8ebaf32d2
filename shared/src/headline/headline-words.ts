/**
 * Cuts a Chinese headline where a line may end. Servers do it, because only they all know the same dictionary; pages
 * get the places with the text (`Headline`).
 */

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** A line does not end with an opening bracket or quotation mark, nor between a number and its unit. */
const opens = /[\p{Ps}\p{Pi}\d]$/u;
const oneCharacter = /^\p{Script=Han}$/u;

/**
 * The dictionary lacks words of the trade, and cuts 供应链 and 回款 into pieces. So a single character is never alone:
 * it stays with the word before it, at the beginning of a clause with the word after it.
 */
function cut(text: string): string[] {
  const words: string[] = [];
  let clauseBegins = true;
  let wantsNext = false;
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const isOpening = opens.test(segment);
    const isPunctuation = !isWordLike && !isOpening;
    const isAlone = oneCharacter.test(segment);
    const last = words.length - 1;
    const joins: boolean = last >= 0 && (wantsNext || isPunctuation || (isAlone && !clauseBegins));
    if (joins) words[last] += segment;
    else words.push(segment);
    wantsNext = isOpening || (isAlone && !joins);
    clauseBegins = isPunctuation;
  }
  return words;
}

/** The same titles come again with every list. */
const known = new Map<string, readonly string[]>();
const maxKnown = 5000;

export function headlineWords(text: string): readonly string[] {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= maxKnown) known.clear();
  const words = cut(text);
  known.set(text, words);
  return words;
}

/** The places in the text where a line may end. */
export function headlineBreaks(text: string): number[] {
  let end = 0;
  return headlineWords(text)
    .slice(0, -1)
    .map((word) => {
      end += word.length;
      return end;
    });
}
