/** What a person at a terminal reads while a command works. */

const write = (line: string) => process.stdout.write(`${line}\n`);

export const progress = {
  step: (text: string) => write(`▸ ${text}`),
  done: (text: string) => write(`  ✓ ${text}`),
  note: (text: string) => write(`  ${text}`),
  warn: (text: string) => write(`  ! ${text}`),
};

/** A failure that needs no stack trace: its message tells the person what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
