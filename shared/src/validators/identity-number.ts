import { dayOfAge, isDay, todayInChina } from './calendar';
import { type Validator, whenFilled } from './validator';

export const wrongIdentityNumber = '请输入正确的身份证号码';
const tooYoung = '身份证件号不能小于18岁';
const adult = 18;

/** GB 11643: the region's first two digits are a province; 83 stands for residence permits of people from Taiwan. */
const shape = /^(?:1[1-5]|2[1-3]|3[1-7]|4[1-6]|5[0-4]|6[1-5]|71|8[1-3]|91)\d{4}(\d{4})(\d{2})(\d{2})\d{3}[\dXx]$/;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = '10X98765432';

function checkDigitOf(number: string): string | undefined {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0);
  return checkDigits[sum % 11];
}

/** The day of birth in an identity number of the right shape and check digit, otherwise null. */
export function birthDayOf(number: string): string | null {
  const [, year, month, day] = shape.exec(number) ?? [];
  const birth = `${year}-${month}-${day}`;
  return isDay(birth) && checkDigitOf(number) === number.slice(17).toUpperCase() ? birth : null;
}

/** An identity number of somebody who is 18 today. The day can be given, for tests and for servers. */
export function identityNumberOn(today: () => string): Validator {
  return whenFilled((text) => {
    const birth = birthDayOf(text);
    if (birth === null || birth > today()) return wrongIdentityNumber;
    return dayOfAge(birth, adult) <= today() ? null : tooYoung;
  });
}

export const identityNumber = identityNumberOn(todayInChina);
