/**
 * The characters that can make a name look like a link or an order, or break a line: all except letters, digits and a
 * few signs.
 */
const unwanted = /[^\p{L}\p{N} ·（）()&'-]/gu;
const longest = 40;

/** Makes a typed name safe for an official message, because the reader of the message trusts every word of it. */
export function nameInMessage(name: string): string {
  return name.replace(unwanted, '').replace(/ {2,}/g, ' ').trim().slice(0, longest);
}
