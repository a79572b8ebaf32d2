import type { Queryable } from '@portal/database';
import { storedFile } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq } from 'drizzle-orm';
import type { CallContext } from '../../kernel/calls/context';
import { countRows } from '../../kernel/data/read-page';
import { takeTurn } from '../../kernel/data/take-turn';
import { safeFileName } from '../../kernel/files/file-name';
import { checkFile, contentTypes } from '../../kernel/files/file-type';
import { storeScanned } from '../../kernel/files/scanned-files';
import { digestOf, holdOwnBytes } from '../../kernel/files/stored-files';
import { badInput, tooMany } from '../../kernel/http/http-error';
import type { UploadedFile } from '../../kernel/http/uploaded-file';
import { holdLimit } from '../../kernel/protection/rate-limit';

/** The most uploads of one person that no row refers to yet. */
const maxUnused = 60;

async function holdUnused(db: Queryable, userCode: string, added: number): Promise<void> {
  await takeTurn(db, `uploads:${userCode}`);
  await holdOwnBytes(db, userCode, added);
  const unused = and(eq(storedFile.userCode, userCode), eq(storedFile.kept, false));
  if ((await countRows(db, storedFile, unused)) >= maxUnused) throw tooMany('未使用的文件过多，请稍后再上传');
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
