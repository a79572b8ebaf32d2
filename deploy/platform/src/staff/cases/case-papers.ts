import type { CallReply } from '@portal/shared/contract';
import { auditAct } from '../../domain/staff/audit-staff';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { companyFile } from '../../kernel/files/scanned-files';
import { notFound } from '../../kernel/http/http-error';
import type { FileReply } from '../../kernel/http/replies';
import { caseInScope } from './case-rows';
import { sectionsOf } from './sections/sections';
import { filesIn } from './show-sections';

/** One file that the case names; other files of the company are not its reviewer's business. */
export async function caseFile(context: StaffContext, { body }: HandlerInput<'staffCaseFile'>): Promise<FileReply> {
  const { db, now } = context;
  const task = await caseInScope(context, 'file', body.taskId);
  const { taskId, tenant, compCode } = task;
  const { fileToken } = body;
  if (!filesIn(await sectionsOf(db, task, now)).includes(fileToken)) throw notFound('文件不存在或已失效');
  const file = await companyFile(db, compCode, fileToken);
  const after = { fileToken, fileName: file.fileName };
  await auditAct(db, context, { action: 'case.file', object: taskId, tenant, compCode, after });
  return file;
}

/** One masked value in clear. */
export async function caseReveal(
  context: StaffContext,
  { body }: HandlerInput<'staffCaseReveal'>,
): Promise<CallReply<'staffCaseReveal'>> {
  const { db, now } = context;
  const task = await caseInScope(context, 'reveal', body.taskId);
  const { taskId, tenant, compCode } = task;
  const items = (await sectionsOf(db, task, now)).flatMap((section) => section.items);
  const value = items.find(({ field, mask }) => field === body.field && mask !== undefined)?.raw ?? '';
  if (value === '') throw notFound('没有该信息');
  const after = { field: body.field };
  await auditAct(db, context, { action: 'case.reveal', object: taskId, tenant, compCode, after });
  return { value };
}
