/** The digits of a pasted or typed number: without the country code, blanks and dashes, eleven digits at most. */
export function phoneDigits(text: string): string {
  return text
    .replace(/^\s*(\+|00)86/, '')
    .replace(/\D/g, '')
    .slice(0, 11);
}
