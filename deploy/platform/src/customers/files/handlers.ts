import { storedFile } from '@portal/database/schema/platform';
import { and, eq, isNull, or } from 'drizzle-orm';
import { checkPolicy } from '../../kernel/calls/check-policy';
import type { CallContext } from '../../kernel/calls/context';
import { type GroupHandlers, type HandlerInput, personCall, publicCall } from '../../kernel/calls/handler';
import { requireNothingFound } from '../../kernel/files/scanned-files';
import { forbidden, notFound } from '../../kernel/http/http-error';
import type { FileReply } from '../../kernel/http/replies';
import { audit } from '../../kernel/protection/audit';
import { ownerOfPaper } from './identity-paper';
import { mayRead } from './may-read';
import { storeUpload } from './store-upload';

type StoredFile = typeof storedFile.$inferSelect;

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
  requireNothingFound(file);
  await noteIdentityPaper(context, file);
  return { fileName: file.fileName, contentType: file.contentType, content: file.content };
}

export const fileHandlers: GroupHandlers<'file'> = {
  fileStore: personCall({}, (context, { file }) => storeUpload(context, context.session.userCode, file)),
  fileDownload: publicCall(fileDownload),
};
