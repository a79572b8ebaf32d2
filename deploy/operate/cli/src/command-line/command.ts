import type { Output } from './output';

export interface CommandOption {
  type: 'string' | 'boolean';
  description: string;
}

export interface CommandHelp {
  /** A summary of the command in one line. */
  summary: string;
  /** The arguments, as they follow `portal <name>`. */
  usage: string;
  /** The number of arguments without options, or the least and the most of it; left away: none. */
  takes?: number | readonly [least: number, most: number];
  options?: Readonly<Record<string, CommandOption>>;
  /** Whole command lines. */
  examples: readonly string[];
}

export interface CommandInput {
  positionals: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  output: Output;
}

/** The exports of a file in `commands/`. */
export interface Command {
  help: CommandHelp;
  run(input: CommandInput): Promise<void>;
}

/** The exports of a file whose command has several acts: `portal tenants set`. */
export interface CommandGroup {
  summary: string;
  /** Each is a command of two words. */
  acts: Readonly<Record<string, Command>>;
  /** The act that is meant where none is named. */
  usual?: string;
}
