/**
 * Replaces the code of the federation runtime that reads every kind of version range. The preset only writes `^1.2.3`,
 * and the runtime itself compares two versions with `<=`.
 */
const numbersOf = (version: string) =>
  version
    .replace(/[-+].*/, '')
    .split('.')
    .map(Number);

function compare(left: readonly number[], right: readonly number[]): number {
  const at = left.findIndex((number, index) => number !== right[index]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

export function satisfy(version: string, range: string): boolean {
  const numbers = numbersOf(version);
  if (range.startsWith('<=')) return compare(numbers, numbersOf(range.slice(2))) <= 0;
  const low = numbersOf(range.replace('^', ''));
  const firstThatCounts = low.findIndex((number) => number > 0);
  return compare(numbers, low) >= 0 && low.every((number, at) => at > firstThatCounts || number === numbers[at]);
}
