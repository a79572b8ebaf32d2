import { createHash } from 'node:crypto';
import type { ReleaseRecord } from '@portal/release-record';
import { type Sentence, say } from '@portal/release-record/sentence';
import type { AssetBytes } from '../catalog';

/** Checks that the files of a release are exactly those in its record, byte for byte. */
export function fileFaults(record: ReleaseRecord, files: ReadonlyMap<string, AssetBytes>): Sentence[] {
  const named = new Set(record.assets.map((asset) => asset.path));
  const faults: Sentence[] = [];
  for (const { path, sha384, bytes } of record.assets) {
    const file = files.get(path);
    if (!file)
      faults.push(
        say(
          `缺少文件 ${path}：请重新构建后发布完整目录。`,
          `File ${path} is missing: build again and publish the whole folder.`,
        ),
      );
    else if (createHash('sha384').update(file.identity).digest('base64') !== sha384)
      faults.push(
        say(
          `文件 ${path} 与记录中的摘要不符：构建后不要修改文件。`,
          `File ${path} is not the one whose hash the record has: change no file after the build.`,
        ),
      );
    else if (file.identity.length !== bytes)
      faults.push(
        say(
          `文件 ${path} 记录为 ${bytes} 字节，实际为 ${file.identity.length} 字节：请重新构建。`,
          `File ${path} has ${bytes} bytes in the record and ${file.identity.length} in fact: build again.`,
        ),
      );
  }
  for (const path of files.keys())
    if (!named.has(path))
      faults.push(
        say(
          `文件 ${path} 不在发布记录中：请移除或重新构建。`,
          `File ${path} is not in the record: remove it or build again.`,
        ),
      );
  return faults;
}
