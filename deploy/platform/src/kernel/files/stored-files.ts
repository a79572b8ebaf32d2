import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '@portal/database';
import {
  adminChange,
  agreement,
  changeRequest,
  companyProfile,
  companyRequest,
  permit,
  registration,
  storedFile,
} from '@portal/database/schema/platform';
import type { Permission } from '@portal/shared/codes';
import { and, eq, inArray, lt, or, type SQL, sql, sum } from 'drizzle-orm';
import type { CompanyContext, PersonContext } from '../calls/context';
import { one } from '../data/one';
import { takeTurn } from '../data/take-turn';
import { badInput, tooMany } from '../http/http-error';

/** The tables that name files of a company. */
const filesNamedIn = [adminChange, agreement, changeRequest, companyProfile, companyRequest, permit, registration];

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
  /** Null: it belongs to every tenant. */
  readonly tenant: string | null;
  readonly readers: Readers;
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
  /** False only for an upload that no row refers to yet. */
  readonly kept: boolean;
  /** A demonstration sets it, so that the token is the same each time. */
  readonly fileToken?: string;
}

export const digestOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** Makes the row of a new file. */
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

/** Returns the references to files in the order of their tokens. It leaves out unknown tokens. */
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

/** Keeps a person's own upload, such as a portrait, for that person alone. */
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

/** Removes a person's own file that no row refers to any more. */
export async function removeOwnFile(db: Queryable, userCode: string, fileToken: string): Promise<void> {
  await db.delete(storedFile).where(ownFile(userCode, fileToken));
}

/**
 * Removes files of the company that were replaced in a draft, unless another row of the company still names them. It
 * searches whole rows, so that nobody can forget a column. The names are random, so no row holds one by chance.
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

/** The most bytes that a person, or a company, may store. */
const ofPerson = 200 * 1_048_576;
const ofCompany = 2_048 * 1_048_576;

async function storedBytes(db: Queryable, whose: SQL | undefined): Promise<number> {
  const rows = await db
    .select({ bytes: sum(storedFile.size) })
    .from(storedFile)
    .where(whose);
  return Number(one(rows).bytes ?? 0);
}

/** Refuses an upload for which the person has no room. The caller holds the person's turn. */
export async function holdOwnBytes(db: Queryable, userCode: string, added: number): Promise<void> {
  const own = and(eq(storedFile.userCode, userCode), eq(storedFile.access, 'PERSON'));
  if ((await storedBytes(db, own)) + added > ofPerson) throw tooMany('您上传的文件已达空间上限，请稍后再上传');
}

async function holdCompanyBytes(db: Queryable, compCode: string): Promise<void> {
  const theirs = and(eq(storedFile.compCode, compCode), eq(storedFile.access, 'COMPANY'));
  if ((await storedBytes(db, theirs)) > ofCompany) throw tooMany('贵司的文件已达空间上限，请联系平台客服');
}

/** Refuses a file that belongs neither to the person nor to the company. The file's owner does not change. */
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
 * Gives the files that a request names to the company. They must be the person's own uploads, or belong to the company
 * already; any other file is refused. `permission` is the right that people of the company need to read them.
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
  const { fileToken, fileName, size, scan } = storedFile;
  const rows = await db
    .select({ fileToken, fileName, size, scan })
    .from(storedFile)
    .where(and(inArray(fileToken, [...tokens]), eq(storedFile.compCode, member.compCode)));
  if (rows.some((row) => row.scan === 'FOUND')) throw badInput('文件未通过安全检查，请更换文件后重新上传');
  const found = new Map(rows.map((row) => [row.fileToken, row]));
  return tokens.map((token) => {
    const row = found.get(token);
    if (!row) throw badInput('文件不存在或已失效，请重新上传');
    return { fileToken: row.fileToken, fileName: row.fileName, size: row.size };
  });
}

/** Removes uploads that were never used. */
export async function removeForgottenUploads(db: Queryable, before: Date): Promise<void> {
  await db.delete(storedFile).where(and(eq(storedFile.kept, false), lt(storedFile.createdAt, before)));
}
