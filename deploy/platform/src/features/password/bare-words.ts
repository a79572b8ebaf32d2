/** Digits and signs that stand for a letter they look like. A `1` is an `l` or an `i`. */
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const asLetters = (text: string, one: string) =>
  text.replace(/./g, (character) => (character === '1' ? one : (lookalikes[character] ?? character)));

/**
 * What is left of a password when the digits and signs are taken away with which people make a word satisfy the rules:
 * they stand around it, or for letters in it. It can be read in several ways.
 */
export function bareWords(password: string): ReadonlySet<string> {
  const text = password.normalize('NFKC').toLowerCase();
  const ends = [text, text.replace(/^[^a-z]+/, ''), text.replace(/[^a-z]+$/, '')];
  const cores = [...ends, text.replace(/^[^a-z]+|[^a-z]+$/g, '')];
  const readings = cores.flatMap((core) => [core, asLetters(core, 'l'), asLetters(core, 'i')]);
  return new Set(readings.map((reading) => reading.replace(/[^a-z]/g, '')).filter((word) => word !== ''));
}
