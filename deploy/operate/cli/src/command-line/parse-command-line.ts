import { parseArgs } from 'node:util';
import { exitCodes } from '../exit-codes';
import { CommandError } from '../progress';
import type { CommandHelp, CommandOption } from './command';

/** Every command has these. */
const commonOptions: Readonly<Record<string, CommandOption>> = {
  json: { type: 'boolean', description: 'print the result as JSON' },
  help: { type: 'boolean', description: 'print this help' },
};

export interface CommandLine {
  positionals: string[];
  options: Record<string, string | boolean | undefined>;
}

/** Reads the arguments that follow the command's name. */
export function parseCommandLine(name: string, help: CommandHelp, args: readonly string[]): CommandLine {
  const known = { ...commonOptions, ...help.options };
  const options = Object.fromEntries(Object.entries(known).map(([key, { type }]) => [key, { type }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { positionals, options: values };
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\nSee: portal ${name} --help`, exitCodes.usage);
  }
}

/** The text of `--help`. */
export function helpText(name: string, { summary, usage, options, examples }: CommandHelp): string {
  const rows = Object.entries({ ...options, ...commonOptions }).map(
    ([key, { type, description }]) => `  ${`--${key}${type === 'string' ? ' <…>' : ''}`.padEnd(20)} ${description}`,
  );
  return [
    `portal ${name}: ${summary}`,
    '',
    `  portal ${name} ${usage}`.trimEnd(),
    '',
    'Options',
    ...rows,
    '',
    'Examples',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}

/** For arguments that the command does not know. */
export function usageError(name: string, { usage, examples }: CommandHelp, example?: number): CommandError {
  const shown = example === undefined ? '' : `\nFor example: ${examples[example]}`;
  return new CommandError(`portal ${name} ${usage}`.trimEnd() + shown, exitCodes.usage);
}

/** The arguments in their order. The error says which one is missing. */
export function positionalsOf(
  name: string,
  help: CommandHelp,
  positionals: readonly string[],
  count: number,
): readonly string[] {
  if (positionals.length === count) return positionals;
  throw new CommandError(
    `portal ${name} takes ${count} argument${count === 1 ? '' : 's'}: portal ${name} ${help.usage}\nFor example: ${help.examples[0]}`,
    exitCodes.usage,
  );
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
