import { expect, test } from '@jest/globals';
import { CommandError } from '../progress';
import type { CommandHelp } from './command';
import { helpText } from './help-text';
import { numberOption, parseCommandLine } from './parse-command-line';

const help: CommandHelp = {
  summary: 'gives a release to some',
  usage: '<tenant> <slot>',
  takes: 2,
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
  const { options } = parseCommandLine('canary', help, ['localhost', 'account', '--percent=-1']);
  expect(options.percent).toBe('-1');
});

test.each([
  [['--percnt', '10'], 'There is no option "--percnt". Did you mean "--percent"?'],
  [['-p', '10'], 'There is no option "-p". There are: --json, --help, --percent.'],
  [['--percent'], '--percent takes a value: --percent <…>.'],
  [['--percent', '--json'], '--percent takes a value: --percent <…>.'],
  [['--json=yes'], '--json takes no value.'],
])('%j is a wrong command line, said in our words', (args, sentence) => {
  const [code, message] = codeOf(() => parseCommandLine('canary', help, ['localhost', 'account', ...args]));
  expect([code, message]).toEqual([2, `${sentence}\nSee: portal canary --help`]);
});

test.each([[['localhost']], [['localhost', 'account', 'account@1.0.0']]])('%j: the number of arguments', (args) => {
  const [code, message] = codeOf(() => parseCommandLine('canary', help, args));
  expect(code).toBe(2);
  expect(message).toBe(
    'portal canary takes 2 arguments: portal canary <tenant> <slot>\nFor example: portal canary localhost account --percent 10',
  );
});

test.each(['0', '100', '1.5', 'ten', ''])('--percent %j is refused', (percent) => {
  expect(codeOf(() => numberOption({ percent }, 'percent', { least: 1, most: 99 }))[0]).toBe(2);
});

test('help holds usage, every option and the examples', () => {
  const text = helpText('canary', help);
  for (const part of ['<tenant> <slot>', '--percent', '--json', 'portal canary localhost account --percent 10'])
    expect(text).toContain(part);
});
