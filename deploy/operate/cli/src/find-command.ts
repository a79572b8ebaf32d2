import { commandGroups } from './command-groups';
import type { Command, CommandGroup } from './command-line/command';
import { groupHelpText, helpText } from './command-line/help-text';
import { unknownName } from './command-line/nearest-name';
import { commonOptions, wordsOf } from './command-line/parse-command-line';
import { exitCodes } from './exit-codes';
import { CommandError } from './progress';

export interface FoundCommand {
  /** All words of it, without `portal`. */
  readonly name: string;
  /** Undefined: only its help can be shown, because no act is named. */
  readonly command: Command | undefined;
  /** What follows the name. */
  readonly args: readonly string[];
  readonly help: () => string;
}

const isGroup = (loaded: Command | CommandGroup): loaded is CommandGroup => 'acts' in loaded;

/** The place of the act's name among the arguments, wherever options stand. */
function firstWord({ acts }: CommandGroup, args: readonly string[]): { at: number; word: string } | undefined {
  const options = Object.assign({}, commonOptions, ...Object.values(acts).map(({ help }) => help.options));
  const token = wordsOf(options, args).tokens.find(({ kind }) => kind === 'positional');
  return token?.kind === 'positional' ? { at: token.index, word: token.value } : undefined;
}

function actOf(name: string, group: CommandGroup, args: readonly string[]): FoundCommand {
  const { acts, usual } = group;
  const first = firstWord(group, args);
  const named = (act: string, rest: readonly string[]): FoundCommand => {
    const command = acts[act] as Command;
    return { name: `${name} ${act}`, command, args: rest, help: () => helpText(`${name} ${act}`, command.help) };
  };
  if (first && Object.hasOwn(acts, first.word)) return named(first.word, args.toSpliced(first.at, 1));
  const takesAny = usual !== undefined && (acts[usual]?.help.takes ?? 0) !== 0;
  if (first && !takesAny)
    throw new CommandError(
      `${unknownName(`act of "portal ${name}" named`, first.word, Object.keys(acts))}\nSee: portal ${name} --help`,
      exitCodes.usage,
    );
  const help = () => groupHelpText(name, group);
  if (usual === undefined || args.includes('--help')) return { name, command: undefined, args, help };
  return named(usual, args);
}

/** The command that a line means. */
export async function findCommand(name: string, args: readonly string[]): Promise<FoundCommand> {
  const commands = Object.assign({}, ...Object.values(commandGroups)) as (typeof commandGroups)[string];
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!found)
    throw new CommandError(
      `${unknownName('command', name, Object.keys(commands))} portal help lists them.`,
      exitCodes.usage,
    );
  const loaded = await found.load();
  if (isGroup(loaded)) return actOf(name, loaded, args);
  return { name, command: loaded, args, help: () => helpText(name, loaded.help) };
}
