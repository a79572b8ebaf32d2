import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseRecord } from '@portal/release-record';
import { buildId } from './build-id';
import { type PackageManifest, readPackageManifest } from './package-manifest';

/**
 * Knows where the build of a package is or will be. It loads no bundler, so it is cheap to find that nothing is to do.
 */

export type BuildMode = 'production' | 'development';

export interface BuildLocation {
  manifest: PackageManifest;
  build: string;
  /** `dist/<build>` of the package. */
  output: string;
}

/** The file of the build that describes it. */
export const recordFile = 'release.json';

/** Written last, so that an interrupted build never passes for a finished one. */
export const completeMark = '.complete';

const sharedName = '@portal/shared';

const here = dirname(fileURLToPath(import.meta.url));
const record = dirname(createRequire(import.meta.url).resolve('@portal/release-record'));

/**
 * The other sources that end up in a package's bundles: the preset shapes them all, and the host contains shared. A
 * remote brings the other packages of the workspace that it names.
 */
function compiledWith({ directory, portal, dependencies }: PackageManifest): string[] {
  const folderOf = (name: string) => join(directory, 'node_modules', name);
  const preset = [here, record];
  const shared = folderOf(sharedName);
  if (portal.kind === 'host') return [...preset, join(shared, 'src'), join(shared, 'package.json')];
  const brought = Object.entries(dependencies).filter(
    ([name, version]) => version.startsWith('workspace:') && name !== sharedName,
  );
  return [...preset, ...brought.map(([name]) => folderOf(name))];
}

export function locateBuild(directory: string, mode: BuildMode = 'production'): BuildLocation {
  const manifest = readPackageManifest(directory);
  const build = mode === 'production' ? buildId(directory, compiledWith(manifest), mode) : 'dev';
  return { manifest, build, output: join(directory, 'dist', build) };
}

/** The record of a finished build; undefined if there is none yet. */
export function finishedBuild({ output }: BuildLocation): ReleaseRecord | undefined {
  if (!existsSync(join(output, completeMark))) return undefined;
  return JSON.parse(readFileSync(join(output, recordFile), 'utf8')) as ReleaseRecord;
}
