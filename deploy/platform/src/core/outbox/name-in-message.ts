/** What can make a name look like a link or an order, or break a line: anything but letters, digits and a few signs. */
const unwanted = /[^\p{L}\p{N} ·（）()&'-]/gu;
const longest = 40;

/**
 * A name that somebody typed, as it may stand in an official message: a person who reads the message trusts every word
 * of it.
 */
export function nameInMessage(name: string): string {
  return name.replace(unwanted, '').replace(/ {2,}/g, ' ').trim().slice(0, longest);
}
