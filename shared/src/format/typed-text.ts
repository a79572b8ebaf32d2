/** What people type and paste, in the form in which it is stored: normalized first, and only then cut by its field. */

/** Gaps between the groups of a number: blanks, all kinds of dashes, marks that are copied along and cannot be seen. */
const gaps = /[\s\p{Pd}−\p{Cf}]/gu;

/** A number, or a part of one: without gaps, in half-width digits and capitals. */
export const plainNumber = (text: string): string => text.normalize('NFKC').replace(gaps, '').toUpperCase();

/** The digits of a mobile number: without the country code, eleven at most. */
export function phoneDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/^[\s\p{Cf}]*(\+|00)86/u, '')
    .replace(/\D/g, '')
    .slice(0, 11);
}

/** An e-mail address: half-width, without blanks. */
export const plainEmail = (text: string): string => text.normalize('NFKC').replace(/[\s\p{Cf}]/gu, '');
