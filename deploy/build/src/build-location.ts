import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseRecord } from '@portal/release-record';
import { buildId } from './build-id';
import { type PackageManifest, readPackageManifest } from './package-manifest';

/** Where a package's build is or will be. Loads no bundler, so that finding nothing to do costs nothing. */

export type BuildMode = 'production' | 'development';

export interface BuildLocation {
  manifest: PackageManifest;
  build: string;
  /** `dist/<build>` of the package. */
  output: string;
}

/** File of the build that says what it is. */
export const recordFile = 'release.json';

/** Written last, so that an interrupted build is never taken for a finished one. */
export const completeMark = '.complete';

const here = dirname(fileURLToPath(import.meta.url));
const record = dirname(createRequire(import.meta.url).resolve('@portal/release-record'));

/** The sources that end up in a package's bundles besides its own: the preset shapes them all, the host holds shared. */
function compiledWith(manifest: PackageManifest): string[] {
  const shared = join(manifest.directory, 'node_modules/@portal/shared');
  const preset = [here, record];
  return manifest.portal.kind === 'host' ? [...preset, join(shared, 'src'), join(shared, 'package.json')] : preset;
}

export function locateBuild(directory: string, mode: BuildMode = 'production'): BuildLocation {
  const manifest = readPackageManifest(directory);
  const build = mode === 'production' ? buildId(directory, compiledWith(manifest), mode) : 'dev';
  return { manifest, build, output: join(directory, 'dist', build) };
}

/** The record of a finished build, undefined where there is none yet. */
export function finishedBuild({ output }: BuildLocation): ReleaseRecord | undefined {
  if (!existsSync(join(output, completeMark))) return undefined;
  return JSON.parse(readFileSync(join(output, recordFile), 'utf8')) as ReleaseRecord;
}
