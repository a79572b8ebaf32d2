import { basename } from 'node:path';
import { expect, test } from '@jest/globals';
import { clientDirectories, productDirectories } from './workspace';

const names = (directories: string[]) => directories.map((directory) => basename(directory));

test('a new platform begins with every package except those of the demonstration', () => {
  const begun = names(productDirectories());
  expect(begun).toEqual(expect.arrayContaining(['host', 'account', 'message', 'product', 'desk']));
  expect(names(clientDirectories()).filter((name) => !begun.includes(name))).toEqual(['trade']);
});
