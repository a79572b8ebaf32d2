import type { Queryable } from '@portal/database';
import { storedFile } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../core/calls/context';
import { countRows } from '../../core/data/read-page';
import { takeTurn } from '../../core/data/take-turn';
import { safeFileName } from '../../core/files/file-name';
import { checkFile, contentTypes } from '../../core/files/file-type';
import { storeScanned } from '../../core/files/scanned-files';
import { digestOf, holdOwnBytes } from '../../core/files/stored-files';
import { badInput, tooMany } from '../../core/http/refusal';
import type { UploadedFile } from '../../core/http/uploaded-file';
import { holdLimit } from '../../core/protection/rate-limit';

/** The most uploads of one person that no row refers to yet. */
const mostUnused = 60;

async function holdUnused(db: Queryable, userCode: string, added: number): Promise<void> {
  await takeTurn(db, `uploads:${userCode}`);
  await holdOwnBytes(db, userCode, added);
  const unused = and(eq(storedFile.userCode, userCode), eq(storedFile.kept, false));
  if ((await countRows(db, storedFile, unused)) >= mostUnused) throw tooMany('未使用的文件过多，请稍后再上传');
}

/** Stores a person's upload. Only its uploader may read it until a row refers to it. */
export async function storeUpload(
  context: CallContext,
  userCode: string,
  file: UploadedFile,
): Promise<CallReply<'fileStore'>> {
  const { db, config, origin, now } = context;
  await holdLimit(db, { key: `uploads:${userCode}`, most: config.perMinute.uploads, seconds: 60 }, now);
  const fileName = safeFileName(file.fileName);
  const checked = checkFile(fileName, file.content);
  if ('fault' in checked) throw badInput(checked.fault, { file: checked.fault });
  const readers = { access: 'PERSON', userCode } as const;
  const contentType = contentTypes[checked.kind];
  const made = { tenant: origin.tenant, readers, fileName, contentType, content: file.content, kept: false };
  return db.transaction(async (transaction) => {
    await holdUnused(transaction, userCode, file.content.length);
    return { ...(await storeScanned(context, transaction, made)), digest: digestOf(file.content) };
  });
}
