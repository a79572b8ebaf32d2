import { employee, mobileCorrection } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { and, asc, desc, eq } from 'drizzle-orm';
import { addTask } from '../../domain/case/review-tasks';
import { auditAct } from '../../domain/staff/audit-staff';
import { careRoles } from '../../domain/staff/care-roles';
import { personInScope } from '../../domain/staff/in-scope';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { newCode } from '../../kernel/data/new-code';
import { conflict, fieldFault } from '../../kernel/http/http-error';
import { accountByMobile } from '../../kernel/session/accounts';

/** The company under which the case stands in the queue: one that the person rules, or else the first. */
async function companyOf({ db }: StaffContext, userCode: string): Promise<string> {
  const [place] = await db
    .select({ compCode: employee.compCode })
    .from(employee)
    .where(and(eq(employee.userCode, userCode), eq(employee.status, '1')))
    .orderBy(desc(employee.rootManager), asc(employee.createdAt))
    .limit(1);
  if (!place) throw conflict('该人员未加入任何企业，请其使用新手机号重新注册');
  return place.compCode;
}

/**
 * Asks for another number of a person who was identified without the phone. Nothing changes before two pairs of eyes
 * have decided.
 */
export async function staffPersonCorrectMobile(
  context: StaffContext,
  { body: { userCode, mobile, evidence } }: HandlerInput<'staffPersonCorrectMobile'>,
): Promise<CallReply<'staffPersonCorrectMobile'>> {
  const { db, now, staff } = context;
  const person = await personInScope(context, careRoles.correctMobile, userCode);
  const { tenant, mobile: mobileBefore } = person;
  if (mobile === mobileBefore) throw fieldFault('mobile', '新手机号与原手机号相同');
  if (await accountByMobile(db, tenant, mobile)) throw fieldFault('mobile', '该手机号已有账号');
  const compCode = await companyOf(context, userCode);
  const correctionNo = newCode('P');
  await db.transaction(async (transaction) => {
    const row = { correctionNo, tenant, userCode, mobileBefore, mobile, evidence, state: 'REVIEWING' } as const;
    const added = await transaction
      .insert(mobileCorrection)
      .values({ ...row, askedBy: staff.staffId, askedAt: now })
      .onConflictDoNothing()
      .returning({ correctionNo: mobileCorrection.correctionNo });
    if (added.length === 0) throw conflict('该人员已有手机号更正正在审核');
    const summary = `${person.userName} 登录手机号 ${maskPhone(mobileBefore)} 更正为 ${maskPhone(mobile)}`;
    await addTask(
      transaction,
      { kind: 'mobile', subject: correctionNo, compCode, userCode, summary, askedBy: staff.staffId },
      now,
    );
    await auditAct(transaction, context, {
      action: 'person.correctMobile',
      object: `${userCode} ${maskPhone(mobileBefore)}`,
      tenant,
      compCode,
      before: { mobile: maskPhone(mobileBefore) },
      after: { asked: maskPhone(mobile), evidence },
    });
  });
  return { correctionNo };
}
