import type { CommandGroup, CommandHelp } from './command';
import { commonOptions } from './parse-command-line';

const line = (name: string, usage: string) => `  portal ${name} ${usage}`.trimEnd();

/** The text of `--help` of one command. */
export function helpText(name: string, { summary, usage, options, examples }: CommandHelp): string {
  const rows = Object.entries({ ...options, ...commonOptions }).map(
    ([key, { type, description }]) => `  ${`--${key}${type === 'string' ? ' <…>' : ''}`.padEnd(20)} ${description}`,
  );
  return [
    `portal ${name}: ${summary}`,
    '',
    line(name, usage),
    '',
    'Options',
    ...rows,
    '',
    'Examples',
    ...examples.map((example) => `  ${example}`),
    '',
  ].join('\n');
}

/** The text of `--help` of a command that has several acts. */
export function groupHelpText(name: string, { summary, acts, usual }: CommandGroup): string {
  const described = Object.entries(acts).flatMap(([act, { help }]) => [
    line(act === usual && (help.takes ?? 0) === 0 ? `${name} [${act}]` : `${name} ${act}`, help.usage),
    `      ${help.summary}`,
  ]);
  return [
    `portal ${name}: ${summary}`,
    '',
    ...described,
    '',
    `The options of each: portal ${name} ${Object.keys(acts).at(-1)} --help`,
    '',
    'Examples',
    ...Object.values(acts).flatMap(({ help }) => help.examples.map((example) => `  ${example}`)),
    '',
  ].join('\n');
}
