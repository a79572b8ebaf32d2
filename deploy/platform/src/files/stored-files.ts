import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '@portal/database';
import { storedFile } from '@portal/database/schema/platform';
import type { Permission } from '@portal/shared/codes';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { CompanyContext, PersonContext } from '../calls/context';
import { badInput } from '../http/refusal';

export interface FileRef {
  readonly fileToken: string;
  readonly fileName: string;
  readonly size: number;
}

export type Readers =
  | { readonly access: 'PUBLIC' }
  | { readonly access: 'PERSON'; readonly userCode: string }
  | { readonly access: 'COMPANY'; readonly compCode: string; readonly permission: Permission | null };

export interface NewFile {
  /** Null: of every tenant. */
  readonly tenant: string | null;
  readonly readers: Readers;
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** False only for an upload that nothing refers to yet. */
  readonly kept: boolean;
  /** Of a demonstration, to be the same each time. */
  readonly fileToken?: string;
}

export const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** The row of a file that is to be stored, and how it is referred to. */
export function fileRow({ readers, content, ...file }: NewFile, now: Date): typeof storedFile.$inferInsert {
  return {
    ...file,
    fileToken: file.fileToken ?? randomBytes(16).toString('hex'),
    ...readers,
    content,
    size: content.length,
    digest: digestOf(content),
    createdAt: now,
  };
}

export async function storeFile(db: Queryable, file: NewFile, now: Date): Promise<FileRef> {
  const row = fileRow(file, now);
  await db.insert(storedFile).values(row);
  return { fileToken: row.fileToken, fileName: row.fileName, size: row.size };
}

/** The references to files, in the order of their tokens; unknown ones are left out. */
export async function fileRefs(db: Queryable, tokens: readonly string[]): Promise<FileRef[]> {
  if (tokens.length === 0) return [];
  const { fileToken, fileName, size } = storedFile;
  const rows = await db
    .select({ fileToken, fileName, size })
    .from(storedFile)
    .where(inArray(fileToken, [...tokens]));
  const found = new Map(rows.map((row) => [row.fileToken, row]));
  return tokens.flatMap((token) => found.get(token) ?? []);
}

/** Keeps an upload of the person's own as theirs alone, such as a portrait. */
export async function keepOwnFile({ db, session }: PersonContext, fileToken: string): Promise<FileRef> {
  const [row] = await db
    .update(storedFile)
    .set({ kept: true })
    .where(
      and(
        eq(storedFile.fileToken, fileToken),
        eq(storedFile.access, 'PERSON'),
        eq(storedFile.userCode, session.userCode),
      ),
    )
    .returning({ fileToken: storedFile.fileToken, fileName: storedFile.fileName, size: storedFile.size });
  if (!row) throw badInput('文件不存在或已失效，请重新上传');
  return row;
}

/**
 * Hands files that a request names over to the company: uploads of the person's own, or what is the company's already.
 * Anything else is refused, whoever it belongs to. `permission`: what the company's people need to read them.
 */
export async function takeFiles(
  { session, member }: CompanyContext,
  db: Queryable,
  tokens: readonly string[],
  permission: Permission | null,
): Promise<FileRef[]> {
  if (tokens.length === 0) return [];
  await db
    .update(storedFile)
    .set({ access: 'COMPANY', compCode: member.compCode, permission, kept: true })
    .where(
      and(
        inArray(storedFile.fileToken, [...tokens]),
        eq(storedFile.access, 'PERSON'),
        eq(storedFile.userCode, session.userCode),
      ),
    );
  const { fileToken, fileName, size } = storedFile;
  const rows = await db
    .select({ fileToken, fileName, size })
    .from(storedFile)
    .where(and(inArray(fileToken, [...tokens]), eq(storedFile.compCode, member.compCode)));
  const found = new Map(rows.map((row) => [row.fileToken, row]));
  return tokens.map((token) => {
    const row = found.get(token);
    if (!row) throw badInput('文件不存在或已失效，请重新上传');
    return row;
  });
}

/** Uploads that were never used. */
export async function removeForgottenUploads(db: Queryable, before: Date): Promise<void> {
  await db.delete(storedFile).where(and(eq(storedFile.kept, false), lt(storedFile.createdAt, before)));
}
