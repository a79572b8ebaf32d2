import { plainNumber } from '../format/typed-text';

/**
 * The numbers that people read out to each other, e.g. QY2026000018 or BG2026111300014: two letters for the kind, the
 * year (of a company) or the day, a running number that gets more digits when all are used up, and a check digit. The
 * database gives them (`platform.next_number`); they are for reading only, no call takes one as an identifier.
 */
export const businessNumbers = {
  /** 企业编号 */
  company: 'QY',
  /** 申请编号 of a change of the company, of an account or of the administrator */
  change: 'BG',
  /** 申请编号 of a product */
  product: 'KT',
  /** 协议编号 */
  agreement: 'XY',
  /** 数字证书编号 */
  certificate: 'ZS',
  /** 申请编号 of a request about the company's place on the platform: to close it, to open it again, to lift a freeze */
  request: 'SQ',
  /** 流水号 of a transfer */
  transfer: 'LS',
  /** 咨询编号 of a question to the customer service */
  support: 'KF',
} as const;

export type BusinessNumber = keyof typeof businessNumbers;

const prefixes: readonly string[] = Object.values(businessNumbers);

/** ISO 7064, MOD 11,10: finds every wrong digit, and nearly every pair of digits that changed places. */
export function checkDigit(digits: string): string {
  let rest = 10;
  for (const digit of digits) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11;
  return String((11 - rest) % 10);
}

/** The year or the day, and the fewest digits that a running number has, with the check digit. */
const fewestDigits = (prefix: string) => (prefix === businessNumbers.company ? 4 + 5 + 1 : 8 + 4 + 1);

/** Returns whether the words are a whole number of ours with a typing mistake: its check digit does not fit. */
export function isMistypedNumber(words: string): boolean {
  const number = plainNumber(words);
  const [prefix, digits] = [number.slice(0, 2), number.slice(2)];
  if (!prefixes.includes(prefix) || !/^\d+$/.test(digits) || digits.length < fewestDigits(prefix)) return false;
  return checkDigit(digits.slice(0, -1)) !== digits.slice(-1);
}

/**
 * The sentence for a search without results. It names a mistake in the words if one can be seen; otherwise it is the
 * list's own sentence.
 */
export const nothingFound = (words: string | null, sentence: string): string =>
  isMistypedNumber(words ?? '') ? '编号有误，请核对后重新输入' : sentence;
