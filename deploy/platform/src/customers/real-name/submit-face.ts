import type { Queryable } from '@portal/database';
import { faceCheck } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { addTask } from '../../domain/case/review-tasks';
import { faceState } from '../../domain/real-name/face-state';
import type { FacePurpose } from '../../domain/real-name/read-proofs';
import type { CallContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { newDispatchId } from '../../kernel/dispatch/enqueue';
import { callProvider } from '../../kernel/dispatch/port-queue';
import { safeFileName } from '../../kernel/files/file-name';
import { checkFile, contentTypes } from '../../kernel/files/file-type';
import { storeScanned } from '../../kernel/files/scanned-files';
import { badInput, conflict } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { checkByLink, purposeTexts } from './face-link';

type Changes = Partial<typeof faceCheck.$inferInsert>;

/** Uses the link: nobody has used it before, and it is still valid. */
async function useLink(db: Queryable, faceId: string, changes: Changes, now: Date): Promise<void> {
  const used = await db
    .update(faceCheck)
    .set(changes)
    .where(
      and(
        eq(faceCheck.faceId, faceId),
        inArray(faceCheck.state, faceState.sources('photographed')),
        isNull(faceCheck.dispatchId),
        gt(faceCheck.expiresAt, now),
      ),
    )
    .returning({ faceId: faceCheck.faceId });
  if (used.length === 0) throw conflict('链接已使用或已过期，请重新获取');
}

/** Asks the provider. The phone then asks `faceInfo` for the provider's page and for the result. */
export async function faceSubmit(
  context: CallContext,
  { body }: HandlerInput<'faceSubmit'>,
): Promise<CallReply<'faceSubmit'>> {
  const { db, providers, origin, now } = context;
  const { row, tenant } = await checkByLink(context, body.ticket);
  if (!(await providers.find(tenant, 'face'))) throw conflict('请上传法定代表人手持身份证的照片完成认证');
  const dispatchId = newDispatchId();
  await db.transaction(async (transaction) => {
    await useLink(transaction, row.faceId, { state: 'SCANNED', dispatchId }, now);
    const call = { purpose: 'face.begin', tenant, subject: row.faceId, dispatchId };
    await callProvider(transaction, call, now);
  });
  await auditAs(db, origin, now, 'face.submit', 'ok', { compCode: row.compCode });
  return { state: 'SCANNED', reason: '' };
}

/** Without a provider a reviewer compares a photo of the legal person, who holds the identity card, with the papers. */
export async function facePhoto(
  context: CallContext,
  { query, file }: HandlerInput<'facePhoto'>,
): Promise<CallReply<'facePhoto'>> {
  const { db, providers, origin, now } = context;
  const { row, tenant, compName } = await checkByLink(context, query.ticket);
  if (await providers.find(tenant, 'face')) throw conflict('请使用人脸识别完成认证');
  const fileName = safeFileName(file.fileName);
  const checked = checkFile(fileName, file.content);
  if ('fault' in checked) throw badInput(checked.fault, { file: checked.fault });
  const contentType = contentTypes[checked.kind];
  if (!contentType.startsWith('image/')) throw badInput('请上传照片', { file: '请上传照片' });
  const { compCode, faceId } = row;
  await db.transaction(async (transaction) => {
    const readers = { access: 'COMPANY', compCode, permission: 'admin.change' } as const;
    const made = { tenant, readers, fileName, contentType, content: file.content, kept: true };
    const { fileToken } = await storeScanned(context, transaction, made);
    await useLink(transaction, faceId, { state: 'REVIEWING', photoToken: fileToken }, now);
    const summary = `${compName} 法定代表人照片（${purposeTexts[row.purpose as FacePurpose]}）`;
    await addTask(transaction, { kind: 'face', subject: faceId, compCode, summary }, now);
  });
  await auditAs(db, origin, now, 'face.photo', 'ok', { compCode });
  return { state: 'REVIEWING' };
}
