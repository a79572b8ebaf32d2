import { agreement, storedFile } from '@portal/database/schema/platform';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { safeFileName } from '../../kernel/files/file-name';
import { pack } from '../../kernel/files/pack';
import { badInput, notFound } from '../../kernel/http/http-error';
import type { FileReply } from '../../kernel/http/replies';

/** More than this would fill the memory. */
const maxBytes = 50 * 1_048_576;

/** Gives several agreements as one archive. */
export async function agreementArchive(
  { db, member }: CompanyContext,
  { body }: HandlerInput<'agreementArchive'>,
): Promise<FileReply> {
  const ids = [...new Set(body.ids)];
  const own = and(inArray(agreement.id, ids), eq(agreement.compCode, member.compCode));
  const joined = eq(storedFile.fileToken, agreement.fileToken);
  const sizes = await db.select({ size: storedFile.size }).from(agreement).innerJoin(storedFile, joined).where(own);
  if (sizes.length < ids.length) throw notFound('协议不存在');
  if (sizes.reduce((sum, { size }) => sum + size, 0) > maxBytes) throw badInput('所选协议过大，请分批下载');
  const rows = await db
    .select({ no: agreement.agreementNo, name: agreement.name, content: storedFile.content })
    .from(agreement)
    .innerJoin(storedFile, joined)
    .where(own)
    .orderBy(asc(agreement.agreementNo));
  // Numbers are unique in a company, and so are the names in the archive.
  const files = rows.map(({ no, name, content }) => [safeFileName(`${no} ${name}.pdf`), content] as const);
  const content = await pack(Object.fromEntries(files));
  return { fileName: '协议.zip', contentType: 'application/zip', content };
}
