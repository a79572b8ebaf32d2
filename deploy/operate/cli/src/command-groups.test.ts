import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { commandGroups } from './command-groups';

test('every command has a line in the help, and can be called', () => {
  const files = readdirSync(join(import.meta.dirname, 'commands'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  const listed = Object.values(commandGroups).flatMap((commands) => Object.keys(commands));
  expect(listed.sort()).toEqual(files.sort());
});
