/** What is left of a pasted or typed number: the country code, blanks and dashes are gone, eleven digits at most. */
export function phoneDigits(text: string): string {
  return text
    .replace(/^\s*(\+|00)86/, '')
    .replace(/\D/g, '')
    .slice(0, 11);
}
