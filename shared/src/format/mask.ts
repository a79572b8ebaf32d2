/** Keeps both ends and puts stars in between. If a text is too short for that, all of it is hidden. */
function maskMiddle(text: string, head: number, tail: number): string {
  if (text.length <= head + tail) return '*'.repeat(text.length);
  return `${text.slice(0, head)}${'*'.repeat(text.length - head - tail)}${text.slice(-tail)}`;
}

/** First 3 and last 4 digits: `138****8293`. */
export function maskPhone(phone: string): string {
  return maskMiddle(phone, 3, 4);
}

/** First 6 and last 4: the day of birth is hidden. */
export function maskIdentityNumber(number: string): string {
  return maskMiddle(number, 6, 4);
}

export function maskBankAccount(account: string): string {
  return maskMiddle(account, 4, 4);
}

/** The domain stays readable, and the first third of the name: one character at least, three at most. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 1) return '*'.repeat(email.length);
  const shown = Math.max(1, Math.min(3, Math.floor(at / 3)));
  return `${email.slice(0, shown)}***${email.slice(at)}`;
}
