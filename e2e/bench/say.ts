export const say = (text: string) => process.stdout.write(`${text}\n`);

/** Says why there is nothing to measure. */
export function fail(sentence: string): void {
  say(sentence);
  process.exitCode = 1;
}
