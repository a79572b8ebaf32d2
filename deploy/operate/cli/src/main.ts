import { commandGroups } from './command-groups';
import { outputTo } from './command-line/output';
import { parseCommandLine } from './command-line/parse-command-line';
import { exitCodes } from './exit-codes';
import { findCommand } from './find-command';
import { CommandError, progress } from './progress';

function allCommands(): string {
  const lines = Object.entries(commandGroups).flatMap(([who, commands]) => [
    `For ${who}`,
    ...Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(11)} ${summary}`),
    '',
  ]);
  return [
    'portal <command> [--help] [--json]',
    '',
    ...lines,
    'Exit codes: 0 done, 1 failed, 2 wrong command line, 3 no answer or wrong token, 4 refused by the gate,',
    '5 somebody else changed the slot in the meantime.',
    '',
  ].join('\n');
}

async function main([first = 'help', ...rest]: string[]): Promise<void> {
  if (first === '--help' || (first === 'help' && rest.length === 0)) {
    process.stdout.write(allCommands());
    return;
  }
  const asksHelp = first === 'help' || rest.includes('--help');
  const [name = '', ...words] = first === 'help' ? rest : [first, ...rest];
  const found = await findCommand(name, asksHelp ? words.concat('--help') : words);
  if (asksHelp) {
    process.stdout.write(found.help());
    return;
  }
  if (!found.command)
    throw new CommandError(`portal ${name} does several things: portal ${name} --help lists them.`, exitCodes.usage);
  const json = found.args.includes('--json');
  if (json) progress.useStandardError();
  const { positionals, options } = parseCommandLine(found.name, found.command.help, found.args);
  const output = outputTo((text) => process.stdout.write(text), json);
  await found.command.run({ positionals, options, output });
}

/** The start-up checks throw errors with these names; their messages are complete sentences. */
const readable = new Set(['CommandError', 'SettingError', 'DatabaseInUseError']);

try {
  await main(process.argv.slice(2));
} catch (error) {
  const known = error instanceof Error && readable.has(error.name);
  const text = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
  const detail = error instanceof CommandError ? error.detail : {};
  if (process.argv.includes('--json') && known)
    process.stdout.write(`${JSON.stringify({ error: { message: text }, ...detail }, null, 2)}\n`);
  process.stderr.write(`\n✗ ${text}\n`);
  process.exit(error instanceof CommandError ? error.exitCode : exitCodes.failed);
}
