import { all, matches, required, type Validator, whenFilled } from './validator';

/** Up to eight digits. */
export const positiveInteger = matches(/^[1-9]\d{0,7}$/, '请输入0-8位的正整数');

function decimal(integerDigits: number): Validator {
  const pattern = new RegExp(`^(?:0|[1-9]\\d{0,${integerDigits - 1}})(?:\\.\\d{1,2})?$`);
  return matches(pattern, `请输入正确的数字，整数不超过${integerDigits}位，小数不超过2位`);
}

export const decimal18 = decimal(18);
export const decimal15 = decimal(15);
export const decimal9 = decimal(9);

const amountText = '请输入0.01至0.99之间的金额';

/** The amount that the platform transfers to prove a bank account: from 0.01 to 0.99. */
export const transferAmount = whenFilled((text) => (/^0\.\d{1,2}$/.test(text) && Number(text) > 0 ? null : amountText));
export const newTransferAmount = all(required(amountText), transferAmount);
