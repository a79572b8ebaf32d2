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
