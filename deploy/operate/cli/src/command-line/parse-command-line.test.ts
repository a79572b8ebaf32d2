import { expect, test } from '@jest/globals';
import { CommandError } from '../progress';
import type { CommandHelp } from './command';
import { helpText, numberOption, parseCommandLine, positionalsOf } from './parse-command-line';

const help: CommandHelp = {
  summary: 'gives a release to some',
  usage: '<tenant> <slot>',
  options: { percent: { type: 'string', description: 'how many' } },
  examples: ['portal canary localhost account --percent 10'],
};

function codeOf(action: () => unknown): [number, string] {
  try {
    action();
  } catch (error) {
    if (error instanceof CommandError) return [error.exitCode, error.message];
  }
  throw new Error('nothing was refused');
}

test('arguments and options, in any order', () => {
  expect(parseCommandLine('canary', help, ['--json', 'localhost', '--percent', '10', 'account'])).toEqual({
    positionals: ['localhost', 'account'],
    options: { json: true, percent: '10' },
  });
});

test('an unknown option says where the help is, with the exit code of a wrong command line', () => {
  const [code, message] = codeOf(() => parseCommandLine('canary', help, ['--percnt', '10']));
  expect(code).toBe(2);
  expect(message).toContain('portal canary --help');
});

test('a missing argument shows an example', () => {
  const [code, message] = codeOf(() => positionalsOf('canary', help, ['localhost'], 2));
  expect(code).toBe(2);
  expect(message).toContain('portal canary localhost account --percent 10');
});

test.each(['0', '100', '1.5', 'ten', ''])('--percent %j is refused', (percent) => {
  expect(codeOf(() => numberOption({ percent }, 'percent', { least: 1, most: 99 }))[0]).toBe(2);
});

test('help holds usage, every option and the examples', () => {
  const text = helpText('canary', help);
  for (const part of ['<tenant> <slot>', '--percent', '--json', 'portal canary localhost account --percent 10'])
    expect(text).toContain(part);
});
