import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { CommandError } from '../progress';
import { remoteDirectories, root } from '../workspace';
import { mayShip } from './allowed-licenses';
import { type LicensedManifest, licenseTexts } from './license-texts';
import { type LockFile, type ShippedPackage, shippedPackages } from './shipped-packages';

/** Pages, the processes of servers, and what the services of teams are made with. */
const shippedFolders = () => [
  'host',
  ...remoteDirectories()
    .map((folder) => relative(root, folder))
    .sort(),
  'deploy/operate/run',
  'deploy/teams/service',
  'deploy/teams/port-adapter',
];

/** Packages whose manifest names no licence, with the one that their files are. */
const licenseInFiles: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

export interface Notice extends ShippedPackage {
  readonly license: string;
  readonly texts: readonly string[];
}

interface Manifest {
  readonly license?: string;
  readonly author?: string | { readonly name: string };
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

function noticeOf({ name, version }: ShippedPackage, installed: readonly string[]): Notice {
  const key = `${name.replace('/', '+')}@${version}`;
  const place = installed.find((one) => one === key || one.startsWith(`${key}_`));
  if (!place)
    throw new CommandError(`${name} ${version} is in pnpm-lock.yaml and not installed: npm start installs it.`);
  const folder = join(root, 'node_modules/.pnpm', place, 'node_modules', name);
  const { license = licenseInFiles[name] ?? '', author = '' } = manifestIn(folder);
  const manifest: LicensedManifest = { name, license, author: typeof author === 'string' ? author : author.name };
  return { name, version, license, texts: licenseTexts(folder, manifest) };
}

/** What the lock file and the installed packages say, sorted by name. */
export function shippedNotices(): Notice[] {
  const lockFile = parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')) as LockFile;
  const peersOf = (folder: string) => Object.keys(manifestIn(join(root, folder)).peerDependencies ?? {});
  const installed = readdirSync(join(root, 'node_modules/.pnpm')).sort();
  return shippedPackages(shippedFolders(), lockFile, peersOf).map((shipped) => noticeOf(shipped, installed));
}

/** Why these packages may not be shipped as they are; all reasons at once. */
export function noticeFaults(notices: readonly Notice[]): string[] {
  return notices.flatMap(({ name, version, license, texts }) => {
    if (!mayShip(name, license))
      return [`${name} ${version} is under "${license || 'no licence'}", which allowed-licenses.ts does not have`];
    return texts.length === 0 ? [`${name} ${version} is under ${license} and has no text of it`] : [];
  });
}
