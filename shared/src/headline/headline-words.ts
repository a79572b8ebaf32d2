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

/** A line does not end within these either, although each is more than one word of the dictionary. */
export const wholePhrases = [
  ...['真实贸易', '贸易背景', '核心企业', '应收账款', '信用凭证', '产业与资金', '上下游', '供应商', '资金方', '采购方'],
  ...['供应链', '国内信用证', '资产证券化', '商业保理', '保理融资', '票据服务', '电子商务', '额度管理', '实名认证'],
  ...[
    '电子签名',
    '电子签章',
    '对公账户',
    '对公打款',
    '人脸识别',
    '统一社会信用代码',
    '营业执照',
    '中小企业',
    '一万余家',
  ],
  ...['等级保护', '客户经理', '当日到账', '当日放款', '企业授信', '年化'],
] as const;

const phrase = new RegExp(wholePhrases.join('|'), 'g');

/** Puts the pieces of a phrase together again, and parts them from what had been joined before them. */
function withWholePhrases(text: string, words: readonly string[]): string[] {
  const found = [...text.matchAll(phrase)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
  if (found.length === 0) return [...words];
  const ends = new Set<number>();
  let end = 0;
  for (const word of words) {
    end += word.length;
    ends.add(end);
  }
  const begins = new Set([...segmenter.segment(text)].map(({ index }) => index));
  for (const { start, end: last } of found) {
    const before = Math.max(0, ...[...ends].filter((one) => one < start));
    // A single character stays with what follows.
    if (begins.has(start) && start - before > 1 && !opens.test(text.slice(0, start))) ends.add(start);
    for (let at = start + 1; at < last; at += 1) ends.delete(at);
  }
  const places = [...ends].sort((one, other) => one - other);
  return places.map((place, index) => text.slice(places[index - 1] ?? 0, place));
}

/** The same titles come again with every list. */
const known = new Map<string, readonly string[]>();
const maxKnown = 5000;

export function headlineWords(text: string): readonly string[] {
  const before = known.get(text);
  if (before) return before;
  if (known.size >= maxKnown) known.clear();
  const words = withWholePhrases(text, cut(text));
  known.set(text, words);
  return words;
}

const ofClauses = /(?<=[，；：。！？])(?=.)/u;

/** The words by clause: a line rather ends with a clause than within one. */
export const headlineClauses = (text: string): { words: readonly string[] }[] =>
  text.split(ofClauses).map((clause) => ({ words: headlineWords(clause) }));

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
