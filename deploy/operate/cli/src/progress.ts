import { type ExitCode, exitCodes } from './exit-codes';

/** Lines that a person at a terminal reads while a command works. */

let stream: NodeJS.WriteStream = process.stdout;
const write = (line: string) => stream.write(`${line}\n`);

export const progress = {
  step: (text: string) => write(`▸ ${text}`),
  done: (text: string) => write(`  ✓ ${text}`),
  note: (text: string) => write(`  ${text}`),
  warn: (text: string) => write(`  ! ${text}`),
  /** With `--json` the output has only the result. */
  useStandardError: () => {
    stream = process.stderr;
  },
};

/** A failure that needs no stack trace. Its message tells the person what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: ExitCode;
  /** Facts for a program, for `--json`. */
  readonly detail: Record<string, unknown>;

  constructor(message: string, exitCode: ExitCode = exitCodes.failed, detail: Record<string, unknown> = {}) {
    super(message);
    this.exitCode = exitCode;
    this.detail = detail;
  }
}
