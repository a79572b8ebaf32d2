import { formatAmount, parseAmount } from '../../../format/amount';

/**
 * The text that may stand in the field while the person types: digits, one point, so many places before and after it.
 */
export function typedAmount(text: string, integerDigits: number): string {
  const [whole = '', ...rest] = text
    .replace(/[,，\s]/g, '')
    .replace(/。/g, '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  const integer = whole.replace(/^0+(?=\d)/, '').slice(0, integerDigits);
  return rest.length === 0 ? integer : `${integer || '0'}.${rest.join('').slice(0, 2)}`;
}

/**
 * The text in the field at other times: `1,234.50`. A text that is no amount stays as it is, for the field's rule to
 * judge.
 */
export function shownAmount(value: string | undefined): string {
  if (!value) return '';
  return parseAmount(value) === null ? value : formatAmount(value);
}
