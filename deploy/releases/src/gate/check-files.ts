import { createHash } from 'node:crypto';
import type { ReleaseRecord } from '@portal/build/release-record';
import type { AssetBytes } from '../catalog';

/** Whether the files of a release are just those that its record names, byte for byte. */
export function fileFaults(record: ReleaseRecord, files: ReadonlyMap<string, AssetBytes>): string[] {
  const named = new Map(record.assets.map((asset) => [asset.path, asset]));
  const faults: string[] = [];
  for (const { path, sha384 } of record.assets) {
    const file = files.get(path);
    if (!file) faults.push(`缺少文件 ${path}：请重新构建后发布完整目录。`);
    else if (createHash('sha384').update(file.identity).digest('base64') !== sha384)
      faults.push(`文件 ${path} 与记录中的摘要不符：构建后不要修改文件。`);
  }
  for (const path of files.keys()) if (!named.has(path)) faults.push(`文件 ${path} 不在发布记录中：请移除或重新构建。`);
  return faults;
}

const safeName = /^[a-z0-9][a-z0-9-]{0,63}$/;
const safePath = /^[A-Za-z0-9_~][A-Za-z0-9._~-]*(\/[A-Za-z0-9_~][A-Za-z0-9._~-]*)*$/;

/** Whether the record itself can be stored and served: names that cannot escape, references that exist. */
export function recordFaults(record: ReleaseRecord): string[] {
  const faults: string[] = [];
  if (!safeName.test(record.package)) faults.push(`包名 ${record.package} 只能包含小写字母、数字和连字符。`);
  if (!safeName.test(record.build)) faults.push(`构建号 ${record.build} 只能包含小写字母、数字和连字符。`);
  const known = new Set(record.assets.map((asset) => asset.path));
  for (const path of known) if (!safePath.test(path)) faults.push(`文件路径 ${path} 不合法。`);
  const referenced = [record.entry, ...record.pages.flatMap((page) => page.assets)];
  for (const path of new Set(referenced))
    if (!known.has(path)) faults.push(`记录引用了不存在的文件 ${path}：请重新构建。`);
  return faults;
}
