import { sameFileText } from '../../../codes/materials';
import type { StoredFile } from '../../frame/file-preview/stored-file';

/**
 * The sentence for a paper that is the same file as another one, with the other one's name; null if there is no such
 * paper.
 */
export function sameFile(
  files: readonly StoredFile[],
  others: Readonly<Record<string, readonly StoredFile[] | undefined>>,
): string | null {
  const digests = files.map(({ digest }) => digest);
  const same = Object.entries(others).find(([, papers]) =>
    papers?.some(({ digest }) => digest !== undefined && digests.includes(digest)),
  );
  return same ? sameFileText(same[0]) : null;
}
