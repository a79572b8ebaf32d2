import type { ReleaseRecord } from '@portal/release-record';
import { type Sentence, say } from '@portal/release-record/sentence';
import { prodCodes } from '@portal/shared/codes';

const known: readonly string[] = Object.values(prodCodes);

/** Checks that the platform grants every product code that decides access. Other codes would let nobody in. */
export function codeFaults(record: ReleaseRecord): Sentence[] {
  const owned = record.kind === 'remote' ? record.owns.map(({ prefix, prodCode }) => ({ path: prefix, prodCode })) : [];
  return [...owned, ...record.pages].flatMap(({ path, prodCode }) =>
    prodCode === undefined || known.includes(prodCode)
      ? []
      : [
          say(
            `路径 ${path} 使用了未知的产品权限编码 ${prodCode}：可用的有 ${known.join('、')}。`,
            `Path ${path} names the unknown product code ${prodCode}: there are ${known.join(', ')}.`,
          ),
        ],
  );
}
