import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateBuild } from '@portal/build/build-location';
import { readPackageManifest } from '@portal/build/package-manifest';

export const root = join(import.meta.dirname, '../../../..');
export const hostFolder = join(root, 'host');
export const slots = ['site', 'registration', 'account', 'message', 'product'] as const;
export const remoteFolder = (slot: string) => join(root, 'remotes', slot);
export const clientFile = (name: string) => join(import.meta.dirname, 'client', name);
/** Everything that the bench builds. */
export const outputFolder = join(root, '.cache/bench');

/** The remotes' part of the boot document, as a file that can be part of a bundle. */
export function writeRemotesFile(): string {
  const remotes = slots.map((slot) => {
    const { version, portal } = readPackageManifest(remoteFolder(slot));
    if (portal.kind !== 'remote') throw new Error(`${slot} is no remote`);
    const release = { package: slot, version, build: 'bench', entry: '', globalName: '', hashes: null };
    return {
      ...release,
      slot,
      owns: portal.owns,
      menu: portal.menu.filter(({ area }) => area === 'header'),
      lastGood: null,
    };
  });
  mkdirSync(outputFolder, { recursive: true });
  const file = join(outputFolder, 'remotes.json');
  writeFileSync(file, JSON.stringify(remotes));
  return file;
}

/** Changes whenever a new build of a variant could differ. */
export function variantKey(): string {
  const hash = createHash('sha256');
  for (const folder of [hostFolder, ...slots.map(remoteFolder)]) hash.update(locateBuild(folder).build);
  const own = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  for (const name of own.sort()) hash.update(readFileSync(join(import.meta.dirname, name)));
  return hash.digest('hex');
}
