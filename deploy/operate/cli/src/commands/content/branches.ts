import { askYes } from '../../ask-person';
import type { CommandHelp, CommandInput } from '../../command-line/command';
import { textOption } from '../../command-line/parse-command-line';
import { branchLines } from '../../portal-client/content-client';
import { CommandError } from '../../progress';
import { readTextFile } from '../../text-file';
import { clientOf, pushOptions } from './content-of';

export const help: CommandHelp = {
  summary: 'makes a list the branches of all banks, for all tenants: all of it or nothing; asks first',
  usage: '<csv> --tenant <t> [--known-banks] [--note <text>] [--yes]',
  takes: 1,
  options: {
    'known-banks': { type: 'boolean', description: 'leave out the branches of banks that banks.csv does not name' },
    ...pushOptions,
  },
  examples: ['portal content branches 支付系统行名行号.csv --tenant scf.bank.example --known-banks --note 2026年11月'],
};

export async function run(input: CommandInput): Promise<void> {
  const { positionals, options, output } = input;
  const client = clientOf(input);
  const push = {
    text: readTextFile(positionals[0] ?? ''),
    knownBanks: options['known-banks'] === true,
    note: textOption(options, 'note') ?? '',
  };
  const checked = await client.branches({ ...push, check: true, base: null });
  if (checked.added + checked.changed + checked.removed === 0) {
    output.result(checked, [...branchLines(checked), 'Everything was like that before: nothing changed.']);
    return;
  }
  if (options.yes !== true) {
    if (!output.json) for (const line of branchLines(checked)) process.stdout.write(`${line}\n`);
    if (!(await askYes('Push it?'))) throw new CommandError('Nothing was pushed. Scripts say --yes.');
  }
  const done = await client.branches({ ...push, check: false, base: checked.version });
  output.result(done, [...branchLines(done), `✓ shared version ${done.version}. Customers choose from it at once.`]);
}
