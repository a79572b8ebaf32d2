import type { Queryable } from '@portal/database';
import { adminChange } from '@portal/database/schema/platform';
import { changeTexts } from '@portal/shared/codes';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { mobileMissing } from '@portal/shared/validators';
import { and, desc, eq } from 'drizzle-orm';
import { addTask, closeTask } from '../../domain/case/review-tasks';
import { stepAt } from '../../domain/case/timeline-step';
import { changeState } from '../../domain/company-change/change-state';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { requireCode } from '../../kernel/codes/sent-codes';
import { newCode } from '../../kernel/data/new-code';
import { nextNumber } from '../../kernel/data/next-number';
import { fileRefs, takeFiles } from '../../kernel/files/stored-files';
import { conflict, fieldFault, forbidden } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { issueTicket, useTicket } from '../../kernel/protection/tickets';
import { keepProof } from '../../kernel/session/step-up-proofs';
import { requireEmployee, shownOf } from '../employees/read-employees';

type View = CallReply<'adminChangeView'>;

const verifySeconds = 900;

/** Only the root manager may hand the company over. */
function requireRoot({ member }: CompanyContext): void {
  if (!member.rootManager) throw forbidden(changeTexts.adminOnly);
}

async function latest(db: Queryable, compCode: string) {
  const [row] = await db
    .select()
    .from(adminChange)
    .where(eq(adminChange.compCode, compCode))
    .orderBy(desc(adminChange.submittedAt), desc(adminChange.changeNo))
    .limit(1);
  return row;
}

export async function adminChangeView({ db, member }: CompanyContext): Promise<View> {
  const row = await latest(db, member.compCode);
  if (!row) return null;
  const [letterFile = null] = await fileRefs(db, [row.letterFile]);
  return {
    changeNo: row.changeNo,
    requestNo: row.requestNo,
    state: row.state as NonNullable<View>['state'],
    newName: row.newName,
    newMobile: maskPhone(row.newMobile),
    letterFile,
    opinion: row.opinion,
    submitTime: row.submittedAt.toISOString(),
    timeline: row.timeline,
  };
}

export async function adminChangeVerify(
  context: CompanyContext,
  { body }: HandlerInput<'adminChangeVerify'>,
): Promise<CallReply<'adminChangeVerify'>> {
  const { db, member, session, now } = context;
  requireRoot(context);
  const binding = member.employeeCode;
  if (body.way === 'sms') {
    const code = { recipient: session.mobile, purpose: 'adminChange', browserId: body.browserID } as const;
    await requireCode(context, code, body.value);
    // The code to the person's own number is also the proof that a withdrawal asks for, so the person need not prove it
    // twice.
    await keepProof(db, session.sessionId, 'admin', now);
  } else if (!(await useTicket(db, 'faceProof', binding, body.value, now))) {
    throw conflict('身份核验已失效，请重新核验');
  }
  const data = { compCode: member.compCode };
  const verifyToken = await issueTicket(db, { kind: 'adminVerified', binding, data, seconds: verifySeconds }, now);
  await audit(context, 'adminChange.verify', 'ok', body.way);
  return { verifyToken, expiresIn: verifySeconds };
}

/** Returns a person of the company, or name and number of a new person. */
async function newManager(context: CompanyContext, body: HandlerInput<'adminChangeSubmit'>['body']) {
  if (body.employeeCode !== undefined) {
    const row = await requireEmployee(context, context.db, body.employeeCode);
    const { place, person } = row;
    if (place.rootManager) throw fieldFault('employeeCode', '该人员已是企业管理员');
    if (place.status !== '1') throw fieldFault('employeeCode', '请选择已启用的人员');
    return { newName: shownOf(row).userName, newMobile: person.mobile };
  }
  if (body.userName === undefined) throw fieldFault('userName', changeTexts.adminUnnamed);
  if (body.mobile === undefined) throw fieldFault('mobile', mobileMissing);
  if (body.mobile === context.session.mobile) throw fieldFault('mobile', '新管理员不能是本人');
  return { newName: body.userName, newMobile: body.mobile };
}

export async function adminChangeSubmit(
  context: CompanyContext,
  { body }: HandlerInput<'adminChangeSubmit'>,
): Promise<CallReply<'adminChangeSubmit'>> {
  const { db, member, session, now } = context;
  requireRoot(context);
  const { compCode, compName } = member;
  const chosen = await newManager(context, body);
  const changeNo = newCode('H');
  await db.transaction(async (transaction) => {
    const verified = await useTicket(transaction, 'adminVerified', member.employeeCode, body.verifyToken, now);
    if (!verified) throw conflict(changeTexts.proofOver);
    await takeFiles(context, transaction, [body.letterFile], 'admin.change');
    const timeline = [stepAt(now, '提交申请')];
    const made = await transaction
      .insert(adminChange)
      .values({
        ...chosen,
        changeNo,
        requestNo: nextNumber('change', now),
        compCode,
        applicantCode: session.userCode,
        state: 'SUBMITTED',
        letterFile: body.letterFile,
        timeline,
        submittedAt: now,
      })
      .onConflictDoNothing()
      .returning({ changeNo: adminChange.changeNo });
    if (made.length === 0) throw conflict('已有变更申请正在审核，请等待审核完成');
    const summary = `${compName} 变更管理员为${chosen.newName}`;
    await addTask(transaction, { kind: 'adminChange', subject: changeNo, compCode, summary }, now);
  });
  await audit(context, 'adminChange.submit', 'ok', maskPhone(chosen.newMobile));
  return { changeNo };
}

export async function adminChangeWithdraw(context: CompanyContext) {
  const { db, member, now } = context;
  requireRoot(context);
  await db.transaction(async (transaction) => {
    const row = await latest(transaction, member.compCode);
    const state = row && changeState.next(row.state, 'withdrawn');
    if (!row || state === undefined) throw conflict('没有可以撤回的申请');
    const changed = await transaction
      .update(adminChange)
      .set({ state, timeline: [...row.timeline, stepAt(now, '撤回申请')] })
      .where(and(eq(adminChange.changeNo, row.changeNo), eq(adminChange.state, row.state)))
      .returning({ changeNo: adminChange.changeNo });
    if (changed.length === 0) throw conflict('没有可以撤回的申请');
    await closeTask(transaction, 'adminChange', row.changeNo, now);
  });
  await audit(context, 'adminChange.withdraw', 'ok');
}
