const rows = ['abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const backwards = (text: string) => [...text].reverse().join('');
const runs = [...rows, ...rows.map(backwards)];

/** The shortest piece of which a word is nothing but repetitions: `woaini` of `woainiwoaini`. */
export function repeated(word: string): string {
  const [, piece = word] = /^(.+?)\1+$/.exec(word) ?? [];
  return piece;
}

const shortestRun = 3;
/** A piece of at most this many letters, repeated, is a pattern and not a word. */
const maxPieceLength = 3;

/** Returns whether a word is typed without thinking: letters in a row, or a few of them again and again. */
export function isPattern(word: string): boolean {
  if (word.length < shortestRun) return false;
  return runs.some((run) => run.includes(word)) || (repeated(word) !== word && repeated(word).length <= maxPieceLength);
}
