import { matches, whenFilled } from './validator';

/** GB 32100: digits and letters without I, O, S, V and Z. A character's value is its place in this text. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const shape = /^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/;
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

function checkCharacterOf(code: string): string | undefined {
  const sum = weights.reduce((total, weight, index) => total + weight * alphabet.indexOf(code.charAt(index)), 0);
  return alphabet[(alphabet.length - (sum % alphabet.length)) % alphabet.length];
}

/** Unified social credit code with its check character. */
export const creditCode = whenFilled((text) =>
  shape.test(text) && checkCharacterOf(text) === text[17] ? null : '请输入正确的统一社会信用代码',
);

/** Old numbers have 15, 17 or 20 characters. A number of 18 equals the credit code. */
export const taxpayerId = matches(
  /^(?:[A-Z0-9]{15}|[A-Z0-9]{17}|[A-Z0-9]{18}|[A-Z0-9]{20})$/,
  '请输入正确的纳税人识别号',
);
