import type { Releases } from '@portal/releases';
import type { Build } from './build-all';
import { readBuildFiles } from './build-files';
import { readBuildMaps } from './build-maps';
import { gitSource } from './git-source';

/** Publishes a build from its folder. Does nothing if the database already has its files. */
export async function publishBuild(releases: Releases, build: Build, by: string): Promise<boolean> {
  const { package: packageName, build: id } = build.record;
  const known = await releases.findRelease(packageName, id);
  if (known && !known.bytesRemovedAt) return false;
  const { created, restored = false } = await releases.publish({
    ...{ record: build.record, files: await readBuildFiles(build), by },
    maps: await readBuildMaps(build),
    source: gitSource(build.directory),
  });
  return created || restored;
}
