import type { Queryable } from '@portal/database';
import { storedFile } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, count, eq, isNull, or } from 'drizzle-orm';
import { checkPolicy } from '../../core/calls/check-policy';
import type { CallContext, PersonContext } from '../../core/calls/context';
import { type GroupHandlers, type HandlerInput, personCall, publicCall } from '../../core/calls/handler';
import { one } from '../../core/data/one';
import { takeTurn } from '../../core/data/take-turn';
import { safeFileName } from '../../core/files/file-name';
import { checkFile, contentTypes } from '../../core/files/file-type';
import { digestOf, holdOwnBytes, storeFile } from '../../core/files/stored-files';
import { badInput, forbidden, notFound, tooMany } from '../../core/http/refusal';
import type { FileReply } from '../../core/http/replies';
import { audit } from '../../core/protection/audit';
import { holdLimit } from '../../core/protection/rate-limit';
import { ownerOfPaper } from './identity-paper';
import { mayRead } from './may-read';

type StoredFile = typeof storedFile.$inferSelect;

/** The most uploads of one person that no row refers to yet. */
const mostUnused = 60;

async function holdUnused({ session }: PersonContext, db: Queryable, added: number): Promise<void> {
  await takeTurn(db, `uploads:${session.userCode}`);
  await holdOwnBytes(db, session.userCode, added);
  const rows = await db
    .select({ total: count() })
    .from(storedFile)
    .where(and(eq(storedFile.userCode, session.userCode), eq(storedFile.kept, false)));
  if (one(rows).total >= mostUnused) throw tooMany('未使用的文件过多，请稍后再上传');
}

/** Stores an upload. Only its uploader may read it until a row refers to it. */
async function fileStore(context: PersonContext, { file }: HandlerInput<'fileStore'>): Promise<CallReply<'fileStore'>> {
  const { db, config, origin, session, now } = context;
  await holdLimit(db, { key: `uploads:${session.userCode}`, most: config.perMinute.uploads, seconds: 60 }, now);
  const fileName = safeFileName(file.fileName);
  const checked = checkFile(fileName, file.content);
  if ('fault' in checked) throw badInput(checked.fault, { file: checked.fault });
  const readers = { access: 'PERSON', userCode: session.userCode } as const;
  const contentType = contentTypes[checked.kind];
  const made = { tenant: origin.tenant, readers, fileName, contentType, content: file.content, kept: false };
  return db.transaction(async (transaction) => {
    await holdUnused(context, transaction, file.content.length);
    return { ...(await storeFile(transaction, made, now)), digest: digestOf(file.content) };
  });
}

/** Notes in the audit who has looked at somebody's identity papers. Refused tries are noted like all others. */
async function noteIdentityPaper(context: CallContext, { access, compCode, fileToken }: StoredFile): Promise<void> {
  if (access !== 'COMPANY' || compCode === null) return;
  const whose = await ownerOfPaper(context.db, compCode, fileToken);
  if (whose !== null) await audit(context, 'identityPaper.read', 'ok', `${fileToken} ${whose}`);
}

async function fileDownload(context: CallContext, { query }: HandlerInput<'fileDownload'>): Promise<FileReply> {
  const { db, origin, session } = context;
  const [file] = await db
    .select()
    .from(storedFile)
    .where(
      and(
        eq(storedFile.fileToken, query.fileToken),
        or(isNull(storedFile.tenant), eq(storedFile.tenant, origin.tenant)),
      ),
    );
  if (file?.access !== 'PUBLIC') checkPolicy({ access: 'person' }, session);
  if (!file) throw notFound('文件不存在或已失效');
  if (!mayRead(file, session)) throw forbidden('您没有权限查看此文件');
  await noteIdentityPaper(context, file);
  return { fileName: file.fileName, contentType: file.contentType, content: file.content };
}

export const fileHandlers: GroupHandlers<'file'> = {
  fileStore: personCall({}, fileStore),
  fileDownload: publicCall(fileDownload),
};
