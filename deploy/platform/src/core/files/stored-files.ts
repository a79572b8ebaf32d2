import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '@portal/database';
import {
  adminChange,
  agreement,
  changeRequest,
  companyProfile,
  permit,
  registration,
  storedFile,
} from '@portal/database/schema/platform';
import type { Permission } from '@portal/shared/codes';
import { and, eq, inArray, lt, or, type SQL, sql, sum } from 'drizzle-orm';
import type { CompanyContext, PersonContext } from '../calls/context';
import { one } from '../data/one';
import { takeTurn } from '../data/take-turn';
import { badInput, tooMany } from '../http/refusal';

/** Where files of a company are named. */
const filesNamedIn = [adminChange, agreement, changeRequest, companyProfile, permit, registration];

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
export async function keepOwnFile(
  session: PersonContext['session'],
  db: Queryable,
  fileToken: string,
): Promise<FileRef> {
  const [row] = await db
    .update(storedFile)
    .set({ kept: true })
    .where(ownFile(session.userCode, fileToken))
    .returning({ fileToken: storedFile.fileToken, fileName: storedFile.fileName, size: storedFile.size });
  if (!row) throw badInput('文件不存在或已失效，请重新上传');
  return row;
}

const ownFile = (userCode: string, fileToken: string) =>
  and(eq(storedFile.fileToken, fileToken), eq(storedFile.access, 'PERSON'), eq(storedFile.userCode, userCode));

/** A file of the person's own that nothing refers to any more. */
export async function removeOwnFile(db: Queryable, userCode: string, fileToken: string): Promise<void> {
  await db.delete(storedFile).where(ownFile(userCode, fileToken));
}

/**
 * Removes files of the company that were replaced in a draft, unless something else of the company names them still:
 * whole rows are searched, so that no column can be forgotten. Their names are random and stand nowhere by chance.
 */
export async function releaseFiles(db: Queryable, compCode: string, tokens: readonly string[]): Promise<void> {
  for (const token of new Set(tokens)) {
    if (token === '') continue;
    const named = filesNamedIn.map(
      (table) => sql`not exists (
        select from ${table} as other where other.comp_code = ${compCode} and strpos(other::text, ${token}) > 0)`,
    );
    await db
      .delete(storedFile)
      .where(
        and(
          eq(storedFile.fileToken, token),
          eq(storedFile.access, 'COMPANY'),
          eq(storedFile.compCode, compCode),
          ...named,
        ),
      );
  }
}

/** Bytes that a person, or a company, may have stored. */
const ofPerson = 200 * 1_048_576;
const ofCompany = 2_048 * 1_048_576;

async function storedBytes(db: Queryable, whose: SQL | undefined): Promise<number> {
  const rows = await db
    .select({ bytes: sum(storedFile.size) })
    .from(storedFile)
    .where(whose);
  return Number(one(rows).bytes ?? 0);
}

/** Refuses an upload for which the person has no room. Whoever adds it holds the person's turn. */
export async function holdOwnBytes(db: Queryable, userCode: string, added: number): Promise<void> {
  const own = and(eq(storedFile.userCode, userCode), eq(storedFile.access, 'PERSON'));
  if ((await storedBytes(db, own)) + added > ofPerson) throw tooMany('您上传的文件已达空间上限，请稍后再上传');
}

async function holdCompanyBytes(db: Queryable, compCode: string): Promise<void> {
  const theirs = and(eq(storedFile.compCode, compCode), eq(storedFile.access, 'COMPANY'));
  if ((await storedBytes(db, theirs)) > ofCompany) throw tooMany('贵司的文件已达空间上限，请联系平台客服');
}

/** Refuses a file that is neither the person's own nor the company's. It stays whose it is. */
export async function requireFile(
  { session, member }: CompanyContext,
  db: Queryable,
  fileToken: string,
): Promise<void> {
  const theirs = and(eq(storedFile.fileToken, fileToken), eq(storedFile.compCode, member.compCode));
  const rows = await db
    .select({ fileToken: storedFile.fileToken })
    .from(storedFile)
    .where(or(ownFile(session.userCode, fileToken), theirs));
  if (rows.length === 0) throw badInput('文件不存在或已失效，请重新上传');
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
  await takeTurn(db, `files:${member.compCode}`);
  const taken = await db
    .update(storedFile)
    .set({ access: 'COMPANY', compCode: member.compCode, permission, kept: true })
    .where(
      and(
        inArray(storedFile.fileToken, [...tokens]),
        eq(storedFile.access, 'PERSON'),
        eq(storedFile.userCode, session.userCode),
      ),
    )
    .returning({ fileToken: storedFile.fileToken });
  if (taken.length > 0) await holdCompanyBytes(db, member.compCode);
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
