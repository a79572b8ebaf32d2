/** The digits of a code, also from a pasted sentence such as 验证码 123456，5 分钟内有效. */
export function codeDigits(pasted: string, length: number): string {
  const text = pasted.normalize('NFKC');
  const whole = text.match(new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`))?.[0];
  return whole ?? text.replace(/\D/g, '').slice(0, length);
}

/** The sentence that names the number, masked, if it is known. */
export const codeGoesTo = (mobile = '') => `验证码将发送至您的手机${mobile && ` ${mobile}`}。`;
