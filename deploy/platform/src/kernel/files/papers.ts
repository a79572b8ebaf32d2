import type { Queryable } from '@portal/database';
import { storedFile } from '@portal/database/schema/platform';
import { sameFileText } from '@portal/shared/codes';
import { inArray } from 'drizzle-orm';
import { fieldFault } from '../http/http-error';
import type { FileRef } from './stored-files';

export interface PaperRef extends FileRef {
  /** The digest of its content. */
  readonly digest: string;
}

/** Gives files by their tokens, with the digest that tells their contents apart. It leaves out unknown tokens. */
export async function papersOf(db: Queryable, tokens: readonly string[]): Promise<Map<string, PaperRef>> {
  const wanted = tokens.filter((token) => token !== '');
  if (wanted.length === 0) return new Map();
  const { fileToken, fileName, size, digest } = storedFile;
  const rows = await db
    .select({ fileToken, fileName, size, digest })
    .from(storedFile)
    .where(inArray(fileToken, wanted));
  return new Map(rows.map((row) => [row.fileToken, row]));
}

export interface Paper {
  /** The field of the form. */
  readonly field: string;
  readonly label: string;
  readonly fileToken: string;
}

/**
 * Refuses a paper whose content is the same as another one's. It compares the `sent` papers with each other and with
 * the `others`.
 */
export async function requireOwnFiles(db: Queryable, sent: readonly Paper[], others: readonly Paper[]): Promise<void> {
  const papers = await papersOf(
    db,
    [...sent, ...others].map(({ fileToken }) => fileToken),
  );
  const digestOf = ({ fileToken }: Paper) => papers.get(fileToken)?.digest;
  sent.forEach((paper, index) => {
    const same = [...others, ...sent.slice(0, index)].find(
      (other) => digestOf(other) !== undefined && digestOf(other) === digestOf(paper),
    );
    if (same) throw fieldFault(paper.field, sameFileText(same.label));
  });
}
