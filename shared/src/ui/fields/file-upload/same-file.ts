import { sameFileText } from '../../../codes/materials';
import type { StoredFile } from './upload-list';

/** What to say where a paper is the same file as another that is asked for, by its name; null where none is. */
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
