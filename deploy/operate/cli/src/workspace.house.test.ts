import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { trackedFiles } from './checks/tracked-files';
import { clientDirectories, productDirectories, root } from './workspace';

const names = (directories: string[]) => directories.map((directory) => basename(directory));

test('a new platform begins with every package except those of the demonstration', () => {
  const begun = names(productDirectories());
  expect(begun).toEqual(expect.arrayContaining(['host', 'account', 'message', 'product', 'desk']));
  expect(names(clientDirectories()).filter((name) => !begun.includes(name))).toEqual(['trade']);
});

test('every package says its licence: that of this repository, or none where a team has made it for itself', () => {
  const manifests = trackedFiles().filter((file) => basename(file) === 'package.json');
  const licenseOf = (file: string) =>
    (JSON.parse(readFileSync(join(root, file), 'utf8')) as { license?: string }).license;
  expect(manifests).toContain('deploy/operate/cli/bootstrap/node/package.json');
  expect(manifests.filter((file) => !['Apache-2.0', 'UNLICENSED'].includes(licenseOf(file) ?? ''))).toEqual([]);
  expect(licenseOf('package.json')).toBe('Apache-2.0');
});
