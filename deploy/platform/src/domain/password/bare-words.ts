/** Digits and signs that people write for a similar letter. A `1` is an `l` or an `i`. */
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
 * Returns the words in a password. People add digits and signs around a word, or write them for its letters, to satisfy
 * the rules, and often one letter more. This function removes them. A password can have several readings.
 */
export function bareWords(password: string): ReadonlySet<string> {
  const text = password.normalize('NFKC').toLowerCase();
  const heads = [text, text.replace(/^[^a-z]+/, ''), text.replace(/^[a-z][^a-z]+/, '')];
  const cores = heads.flatMap((head) => [head, head.replace(/[^a-z]+$/, ''), head.replace(/[^a-z]+[a-z]$/, '')]);
  const readings = cores.flatMap((core) => [core, asLetters(core, 'l'), asLetters(core, 'i')]);
  return new Set(readings.map((reading) => reading.replace(/[^a-z]/g, '')).filter((word) => word !== ''));
}
