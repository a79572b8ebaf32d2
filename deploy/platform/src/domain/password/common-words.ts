import { dictionary } from '@zxcvbn-ts/language-common';
import { chineseWords } from './chinese-words';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** An entry that is mostly digits leaves too few letters for a word. */
const shortest = 3;

/**
 * The words of the fifty thousand most common leaked passwords, in letters only, and words that the lists of leaks do
 * not have.
 *
 * A list of whole passwords would refuse nothing: none of these has 10 to 16 characters of four kinds. What can occur is
 * a word of theirs with a capital and a tail, so the set that can is derived by taking the letters of each, and
 * `bareWords` takes those of a typed password. It stays on the server: no browser loads it, and the reason comes with
 * the answer to the form in which the password stands.
 */
export const commonWords: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] ?? [])
    .map(String)
    .map(lettersOf)
    .filter(({ length }) => length >= shortest),
  ...chineseWords,
]);
