/** A page that fails by itself has asked for nothing, so its card has a number of another form, which no log has. */
export const pageNumberForm =
  'The number of a page that failed, such as ACC-3F9A0C-M1X2Y3, is found by: portal errors --number';

/** What a person may type, and what a person reads who has typed something else. */
export const numberForm = `The number of a request is such as 7f3a-91c2-b4d0: say at least its first eight digits, or the trace id. ${pageNumberForm}`;

/** The digits of a request's number, with or without hyphens, or of a whole trace id; undefined: it is none. */
export function digitsOf(number: string): string | undefined {
  const digits = number.toLowerCase().replace(/[-\s]/g, '');
  return /^[0-9a-f]{8,32}$/.test(digits) ? digits : undefined;
}
