import { dictionary } from '@zxcvbn-ts/language-common';
import { chineseWords } from './chinese-words';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** An entry that is mostly digits leaves too few letters for a word. */
const shortest = 3;

/** The words of leaked passwords, in letters only, and words that the lists of leaks do not have. */
export const commonWords: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] ?? [])
    .map(String)
    .map(lettersOf)
    .filter(({ length }) => length >= shortest),
  ...chineseWords,
]);
