import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { trackedFiles } from './checks/tracked-files';
import { clientDirectories, productDirectories, root } from './workspace';

const names = (directories: string[]) => directories.map((directory) => basename(directory));

test('a new platform begins with every package except those of the demonstration', () => {
  const begun = names(productDirectories());
  expect(begun).toEqual(expect.arrayContaining(['host', 'account', 'message', 'product', 'desk']));
  expect(names(clientDirectories()).filter((name) => !begun.includes(name))).toEqual(['site-jinqiao', 'trade']);
});

interface Manifest {
  license?: string;
  version?: string;
}

const manifestFiles = trackedFiles().filter((file) => basename(file) === 'package.json');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const manifestOf = (file: string) => JSON.parse(textOf(file)) as Manifest;

test('every package says its licence: that of this repository, or none where a team has made it for itself', () => {
  expect(manifestFiles).toContain('deploy/operate/cli/bootstrap/node/package.json');
  const licenses = ['Apache-2.0', 'UNLICENSED'];
  expect(manifestFiles.filter((file) => !licenses.includes(manifestOf(file).license ?? ''))).toEqual([]);
  expect(manifestOf('package.json').license).toBe('Apache-2.0');
});

test('all packages of this repository have one version, and so have the newest changes and the image', () => {
  const { version = '' } = manifestOf('package.json');
  const others = manifestFiles
    .map(manifestOf)
    .filter((one) => one.license === 'Apache-2.0' && one.version !== undefined && one.version !== version);
  expect(others).toEqual([]);
  expect(/^## (\S+)$/m.exec(textOf('CHANGELOG.md'))?.[1]).toBe(version);
  expect(textOf('deploy/operate/run/kubernetes/site/image/kustomization.yaml')).toContain(`newTag: "${version}"`);
});
