import { dictionary } from '@zxcvbn-ts/language-common';
import { chineseWords } from './chinese-words';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');
/** Of an entry that is mostly digits too little is left to be a word. */
const shortest = 3;

/** What leaked passwords are made of, in letters only, and what the lists of leaks do not have. */
export const commonWords: ReadonlySet<string> = new Set([
  ...(dictionary['passwords-common'] ?? [])
    .map(String)
    .map(lettersOf)
    .filter(({ length }) => length >= shortest),
  ...chineseWords,
]);
