import { join } from 'node:path';
import { finishedBuild, locateBuild } from '@portal/build/build-location';

const root = join(import.meta.dirname, '../..');

/**
 * The content of a file of the host or of a remote, by its release record. Only layers of the host have a name; the
 * name of any other chunk is a number.
 */
export function chunkNames(packages: readonly string[]): (address: string) => readonly string[] {
  const names = new Map<string, string[]>();
  const add = (build: string, files: readonly string[], name: string) => {
    for (const file of files) names.set(`${build}/${file}`, [...(names.get(`${build}/${file}`) ?? []), name]);
  };
  for (const folder of packages) {
    const record = finishedBuild(locateBuild(join(root, folder)));
    if (!record) throw new Error(`${folder} has not been built`);
    add(record.build, [record.entry], `${record.package} entry`);
    for (const { path, assets } of record.pages) add(record.build, assets, path);
    if (record.kind === 'remote') continue;
    add(record.build, record.start.assets, 'start');
    for (const step of ['session', 'centre'] as const) add(record.build, record[step]?.assets ?? [], step);
    for (const { request, assets } of record.provides) add(record.build, assets, request);
  }
  return (address) => {
    const [build = '', file = ''] = address.split('/').slice(-2);
    return names.get(`${build}/${file}`) ?? [];
  };
}
