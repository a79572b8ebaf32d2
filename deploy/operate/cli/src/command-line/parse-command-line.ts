import { parseArgs } from 'node:util';
import { exitCodes } from '../exit-codes';
import { CommandError } from '../progress';
import type { CommandHelp, CommandOption } from './command';
import { unknownName } from './nearest-name';

/** Every command has these. */
export const commonOptions: Readonly<Record<string, CommandOption>> = {
  json: { type: 'boolean', description: 'print the result as JSON' },
  help: { type: 'boolean', description: 'print this help' },
};

export interface CommandLine {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
}

/** The last sentence of an error about a command line. */
const seeHelp = (name: string) => `See: portal ${name} --help`;

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** The words of a command line, with no judgement of them yet. */
export function wordsOf(options: Readonly<Record<string, CommandOption>>, args: readonly string[]) {
  const types = Object.fromEntries(Object.entries(options).map(([key, { type }]) => [key, { type }]));
  return parseArgs({ args: [...args], options: types, allowPositionals: true, strict: false, tokens: true });
}

function tokenFault(token: Token, known: Readonly<Record<string, CommandOption>>): string | undefined {
  if (token.kind !== 'option') return undefined;
  const { name, rawName, value, inlineValue } = token;
  const option = Object.hasOwn(known, name) ? known[name] : undefined;
  if (!option) {
    const names = Object.keys(known).map((key) => `--${key}`);
    return unknownName('option', rawName, names);
  }
  if (option.type === 'boolean') return value === undefined ? undefined : `${rawName} takes no value.`;
  // What looks like the next option is one, unless it is written behind a sign of equality.
  const isGiven = value !== undefined && (inlineValue || !value.startsWith('-'));
  return isGiven ? undefined : `${rawName} takes a value: ${rawName} <…>.`;
}

function checkCount(name: string, help: CommandHelp, positionals: readonly string[]): void {
  const { takes = 0, usage, examples } = help;
  const [least, most] = typeof takes === 'number' ? [takes, takes] : takes;
  if (positionals.length >= least && positionals.length <= most) return;
  const some = (count: number) => `${count} argument${count === 1 ? '' : 's'}`;
  const range =
    least === most
      ? some(most)
      : most === Number.POSITIVE_INFINITY
        ? `${some(least)} or more`
        : `${least} to ${some(most)}`;
  throw new CommandError(
    `portal ${name} takes ${most === 0 ? 'no argument' : range}: portal ${`${name} ${usage}`.trimEnd()}\nFor example: ${examples[0]}`,
    exitCodes.usage,
  );
}

/** Reads the arguments that follow the command's name. */
export function parseCommandLine(name: string, help: CommandHelp, args: readonly string[]): CommandLine {
  const known = { ...commonOptions, ...help.options };
  const { values, positionals, tokens } = wordsOf(known, args);
  const fault = tokens.map((token) => tokenFault(token, known)).find((one) => one !== undefined);
  if (fault !== undefined) throw new CommandError(`${fault}\n${seeHelp(name)}`, exitCodes.usage);
  checkCount(name, help, positionals);
  return { positionals, options: values as CommandLine['options'] };
}

/** For arguments that do not go together. */
export function usageError(name: string, { usage, examples }: CommandHelp, example?: number): CommandError {
  const shown = example === undefined ? '' : `\nFor example: ${examples[example]}`;
  return new CommandError(`portal ${name} ${usage}`.trimEnd() + shown, exitCodes.usage);
}

export function textOption(options: CommandLine['options'], key: string): string | undefined {
  const value = options[key];
  return typeof value === 'string' ? value : undefined;
}

/** A whole number within limits. */
export function numberOption(
  options: CommandLine['options'],
  key: string,
  { least, most }: { least: number; most: number },
): number | undefined {
  const text = textOption(options, key);
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new CommandError(`--${key} takes a whole number from ${least} to ${most}, not "${text}".`, exitCodes.usage);
  return value;
}
