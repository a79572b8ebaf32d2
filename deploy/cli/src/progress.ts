import { type ExitCode, exitCodes } from './command-line/exit-codes';

/** What a person at a terminal reads while a command works. */

let stream: NodeJS.WriteStream = process.stdout;
const write = (line: string) => stream.write(`${line}\n`);

export const progress = {
  step: (text: string) => write(`▸ ${text}`),
  done: (text: string) => write(`  ✓ ${text}`),
  note: (text: string) => write(`  ${text}`),
  warn: (text: string) => write(`  ! ${text}`),
  /** With `--json` the output holds the result and nothing else. */
  useStandardError: () => {
    stream = process.stderr;
  },
};

/** A failure that needs no stack trace: its message tells the person what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;
  /** What a program may want to know, for `--json`. */
  readonly detail: Record<string, unknown>;

  constructor(message: string, exitCode: ExitCode = exitCodes.failed, detail: Record<string, unknown> = {}) {
    super(message);
    this.exitCode = exitCode;
    this.detail = detail;
  }
}
