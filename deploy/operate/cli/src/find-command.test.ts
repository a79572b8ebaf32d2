import { expect, test } from '@jest/globals';
import { findCommand } from './find-command';
import { CommandError } from './progress';

const nameOf = async (name: string, ...args: string[]) => {
  const found = await findCommand(name, args);
  return [found.name, found.command !== undefined, found.args];
};

test('an act is a command of two words, wherever its options stand', async () => {
  expect(await nameOf('promote', 'localhost')).toEqual(['promote', true, ['localhost']]);
  expect(await nameOf('tenants', 'set', 'one', '--color', '#FFF')).toEqual([
    'tenants set',
    true,
    ['one', '--color', '#FFF'],
  ]);
  expect(await nameOf('tenants', '--token', 'set', 'check', 'one')).toEqual([
    'tenants check',
    true,
    ['--token', 'set', 'one'],
  ]);
});

test('without an act the usual one is meant, and its argument is no act', async () => {
  expect(await nameOf('tenants', '--json')).toEqual(['tenants list', true, ['--json']]);
  expect(await nameOf('override', 'localhost', 'account@1.0.0')).toEqual([
    'override create',
    true,
    ['localhost', 'account@1.0.0'],
  ]);
  expect(await nameOf('content')).toEqual(['content', false, []]);
});

test('the help of an act is its own, that of a group names its acts', async () => {
  const set = (await findCommand('tenants', ['set', '--help'])).help();
  expect(set).toContain('portal tenants set <tenant>');
  expect(set).not.toContain('--like');
  const all = (await findCommand('tenants', ['--help'])).help();
  expect(all).toContain('portal tenants add <host>');
  expect(all).toContain('portal tenants remove <tenant>');
});

test.each([
  [['tenant'], 'There is no command "tenant". Did you mean "tenants"? portal help lists them.'],
  [['toString'], 'There is no command "toString". portal help lists them.'],
  [
    ['tenants', 'sett', 'one'],
    'There is no act of "portal tenants" named "sett". Did you mean "set"?\nSee: portal tenants --help',
  ],
])('%j is a wrong command line', async ([name = '', ...args], message) => {
  const refused = await findCommand(name, args).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CommandError);
  expect(refused).toMatchObject({ message, exitCode: 2 });
});
