import type { HostRecord, ReleaseRecord } from '@portal/release-record';
import { mediaTypeOf, servedEndings } from '@portal/release-record/media-types';
import { type Sentence, say } from '@portal/release-record/sentence';

const safeName = /^[a-z0-9][a-z0-9-]{0,63}$/;
/** 48 bytes in base64. */
const sha384 = /^[A-Za-z0-9+/]{64}$/;
const safePath = /^[A-Za-z0-9_~][A-Za-z0-9._~-]*(\/[A-Za-z0-9_~][A-Za-z0-9._~-]*)*$/;

function hostReferences({ initial, start, session, centre, provides }: HostRecord): string[] {
  const steps = [start, session, centre].flatMap((step) => step?.assets ?? []);
  return [...initial, ...steps, ...provides.flatMap((module) => module.assets)];
}

function typeFaults(path: string, type: string): Sentence[] {
  const known = mediaTypeOf(path);
  if (!known)
    return [
      say(
        `文件 ${path} 的扩展名不支持：可用的有 ${servedEndings.join('、')}。`,
        `File ${path} has an ending that is not served: there are ${servedEndings.join(', ')}.`,
      ),
    ];
  return type === known
    ? []
    : [
        say(
          `文件 ${path} 的类型 ${JSON.stringify(type)} 不正确：应为 ${known}，请重新构建。`,
          `File ${path} has the wrong type ${JSON.stringify(type)}: it is ${known}. Build again.`,
        ),
      ];
}

/** Checks that the record itself can be stored and served: names cannot escape, references exist. */
export function recordFaults(record: ReleaseRecord): Sentence[] {
  const faults: Sentence[] = [];
  if (!safeName.test(record.package))
    faults.push(
      say(
        `包名 ${record.package} 只能包含小写字母、数字和连字符。`,
        `Package ${record.package} needs another name: small letters, digits and hyphens.`,
      ),
    );
  if (!safeName.test(record.build))
    faults.push(
      say(
        `构建号 ${record.build} 只能包含小写字母、数字和连字符。`,
        `Build ${record.build} needs another name: small letters, digits and hyphens.`,
      ),
    );
  const known = new Set<string>();
  for (const { path, sha384: hash, type } of record.assets) {
    if (!sha384.test(hash))
      faults.push(
        say(
          `文件 ${path} 没有 SHA-384 摘要：请使用 @portal/build 预设重新构建。`,
          `File ${path} has no SHA-384 hash: build again with the preset of @portal/build.`,
        ),
      );
    if (!safePath.test(path)) faults.push(say(`文件路径 ${path} 不合法。`, `${path} is no path of a file.`));
    else faults.push(...typeFaults(path, type));
    if (known.has(path))
      faults.push(
        say(`文件 ${path} 在发布记录中出现了两次：请重新构建。`, `File ${path} is twice in the record: build again.`),
      );
    known.add(path);
  }
  const ofPages = record.pages.flatMap(({ assets, whole }) => [...assets, ...(whole?.assets ?? [])]);
  const referenced = [record.entry, ...ofPages];
  if (record.kind === 'host') referenced.push(...hostReferences(record));
  else if (record.server !== undefined) referenced.push(record.server);
  for (const path of new Set(referenced))
    if (!known.has(path))
      faults.push(
        say(
          `记录引用了不存在的文件 ${path}：请重新构建。`,
          `The record names file ${path}, which is not there: build again.`,
        ),
      );
  return faults;
}
