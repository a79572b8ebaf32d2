import { staffNote, staff as staffTable } from '@portal/database/schema/platform';
import type { StaffRole } from '@portal/shared/codes/staff-roles';
import type { CallReply } from '@portal/shared/contract';
import { desc, eq } from 'drizzle-orm';
import { auditAct } from '../../domain/staff/audit-staff';
import { careRoles } from '../../domain/staff/care-roles';
import { companyInScope, personInScope } from '../../domain/staff/in-scope';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { newCode } from '../../kernel/data/new-code';
import { badInput } from '../../kernel/http/http-error';

type Subject = HandlerInput<'staffNoteList'>['body'];

/** The company or the person that a note is about, within the reader's tenants. */
async function subjectOf(context: StaffContext, roles: readonly StaffRole[], { compCode, userCode }: Subject) {
  if (compCode !== undefined && userCode === undefined) {
    const { tenant, compNo } = await companyInScope(context, roles, compCode);
    return { tenant, compCode, object: compNo, which: eq(staffNote.compCode, compCode) };
  }
  if (userCode !== undefined && compCode === undefined) {
    const { tenant } = await personInScope(context, roles, userCode);
    return { tenant, userCode, object: userCode, which: eq(staffNote.userCode, userCode) };
  }
  throw badInput('请指定一家企业或一名人员');
}

export async function staffNoteList(
  context: StaffContext,
  { body }: HandlerInput<'staffNoteList'>,
): Promise<CallReply<'staffNoteList'>> {
  const { which } = await subjectOf(context, careRoles.read, body);
  const rows = await context.db
    .select({ row: staffNote, by: staffTable.displayName })
    .from(staffNote)
    .innerJoin(staffTable, eq(staffTable.staffId, staffNote.staffId))
    .where(which)
    .orderBy(desc(staffNote.createdAt), desc(staffNote.noteId))
    .limit(200);
  return rows.map(({ row, by }) => ({ noteId: row.noteId, note: row.note, by, at: row.createdAt.toISOString() }));
}

export async function staffNoteAdd(
  context: StaffContext,
  { body: { note, ...about } }: HandlerInput<'staffNoteAdd'>,
): Promise<CallReply<'staffNoteAdd'>> {
  const { db, now, staff } = context;
  const { which: _, object, ...subject } = await subjectOf(context, careRoles.note, about);
  const noteId = newCode('N');
  await db.transaction(async (transaction) => {
    await transaction.insert(staffNote).values({ ...subject, noteId, staffId: staff.staffId, note, createdAt: now });
    const { tenant, compCode = '' } = subject;
    await auditAct(transaction, context, { action: 'note.add', object, tenant, compCode, after: { note } });
  });
  return { noteId };
}
