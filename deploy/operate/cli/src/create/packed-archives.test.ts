import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { root } from '../workspace';
import { outsideFiles } from './outside-files';
import { packagesFor, packPackages, sharedPeers, workspaceVersions } from './pack-packages';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

let folder = '';
let archives: Readonly<Record<string, string>> = {};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-archives-'));
  archives = packPackages(folder, { service: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `name@version` of every package in the lock file that comes from the registry. */
function publicPackages(): ReadonlySet<string> {
  const text = readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8');
  const section = text.slice(text.indexOf('\npackages:\n'), text.indexOf('\nsnapshots:\n'));
  return new Set([...section.matchAll(/^ {2}'?([^\s']+@[^\s'()]+?)'?:$/gm)].map(([, key = '']) => key));
}

/** The manifest inside an archive, as a team's npm reads it. */
function packedManifest(archive: string): Manifest {
  const text = execFileSync('tar', ['-xzOf', join(folder, archive), 'package/package.json'], { encoding: 'utf8' });
  return JSON.parse(text) as Manifest;
}

/** What `npm install` of a new repository would not find. */
function missing(service: boolean): string[] {
  const packed = Object.fromEntries(packagesFor({ service }).map((name) => [name, archives[name] ?? 'not packed']));
  const remote = { name: 'invoice', title: '发票中心', prefix: '/invoice', permission: true, service };
  const files = outsideFiles(remote, workspaceVersions(), packed, sharedPeers());
  const own = JSON.parse(files['package.json'] ?? '') as Manifest;
  const named: Record<string, string> = { ...own.dependencies, ...own.devDependencies };
  const registry = publicPackages();
  const there = (name: string, version: string) => {
    const override = own.overrides?.[name] ?? version;
    const wanted = override.startsWith('$') ? (named[override.slice(1)] ?? override) : override;
    return wanted.startsWith('file:') ? wanted === `file:${packed[name]}` : registry.has(`${name}@${wanted}`);
  };
  const needs = (who: string, { dependencies, optionalDependencies }: Manifest) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([name, version]) => !there(name, version))
      .map(([name, version]) => `${who} needs ${name} ${version}`);
  return [
    ...needs('the new repository', { dependencies: named }),
    ...Object.entries(packed).flatMap(([name, archive]) => needs(name, packedManifest(archive))),
  ];
}

test.each([
  ['without a service', false],
  ['with a service', true],
])('a new repository %s needs nothing but its archives and public packages of the lock file', (_, service) => {
  expect(missing(service)).toEqual([]);
});
