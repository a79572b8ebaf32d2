import { findLines } from '@portal/run/logs/find-lines';
import { readable } from '@portal/run/logs/log-line';
import { digitsOf, numberForm, pageNumberForm } from '@portal/run/logs/request-number';
import type { CommandHelp, CommandInput } from '../command-line/command';
import { textOption, usageError } from '../command-line/parse-command-line';
import { exitCodes } from '../exit-codes';
import { CommandError } from '../progress';

export const help: CommandHelp = {
  summary: 'on the server: the log lines of one request, of all processes, in the order of time',
  usage: '--number <number> [--file <file>[,<file>]] [--since <time>]',
  options: {
    number: { type: 'string', description: "the number on a customer's card, its first eight digits, or a trace id" },
    file: {
      type: 'string',
      description: 'the files of the log with commas between them; --file=- is the standard input',
    },
    since: { type: 'string', description: 'where the journal begins, as journalctl takes it; -7d if it is not said' },
  },
  examples: [
    'portal logs --number 7f3a-91c2-b4d0',
    'portal logs --number 7f3a-91c2-b4d0 --file gateway.log,api.log,/var/log/portal-front/access.log',
  ],
};

export async function run({ options, output }: CommandInput): Promise<void> {
  const number = textOption(options, 'number');
  if (number === undefined) throw usageError('logs', help, 0);
  const digits = digitsOf(number);
  if (digits === undefined) throw new CommandError(numberForm, exitCodes.usage);
  const files = textOption(options, 'file')?.split(',').filter(Boolean);
  const lines = await findLines({ digits, files, since: textOption(options, 'since') });
  if (lines.length === 0) throw new CommandError(`No line of the log has the number ${number}. ${pageNumberForm}`);
  output.result(
    lines.map(({ said }) => said),
    lines.map(readable),
  );
}
