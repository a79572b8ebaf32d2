import type { Output } from './output';

export interface CommandOption {
  type: 'string' | 'boolean';
  description: string;
}

export interface CommandHelp {
  /** What it does, in one line. */
  summary: string;
  /** Its arguments, as after `portal <name>`. */
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

/** What a file of `commands/` exports. */
export interface Command {
  help: CommandHelp;
  run(input: CommandInput): Promise<void>;
}
