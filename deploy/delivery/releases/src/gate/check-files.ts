import { createHash } from 'node:crypto';
import type { ReleaseRecord } from '@portal/release-record';
import type { AssetBytes } from '../catalog';

/** Checks that the files of a release are exactly those in its record, byte for byte. */
export function fileFaults(record: ReleaseRecord, files: ReadonlyMap<string, AssetBytes>): string[] {
  const named = new Set(record.assets.map((asset) => asset.path));
  const faults: string[] = [];
  for (const { path, sha384, bytes } of record.assets) {
    const file = files.get(path);
    if (!file) faults.push(`缺少文件 ${path}：请重新构建后发布完整目录。`);
    else if (createHash('sha384').update(file.identity).digest('base64') !== sha384)
      faults.push(`文件 ${path} 与记录中的摘要不符：构建后不要修改文件。`);
    else if (file.identity.length !== bytes)
      faults.push(`文件 ${path} 记录为 ${bytes} 字节，实际为 ${file.identity.length} 字节：请重新构建。`);
  }
  for (const path of files.keys()) if (!named.has(path)) faults.push(`文件 ${path} 不在发布记录中：请移除或重新构建。`);
  return faults;
}
