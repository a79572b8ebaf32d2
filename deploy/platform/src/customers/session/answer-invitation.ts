import type { Queryable } from '@portal/database';
import { employee } from '@portal/database/schema/platform';
import type { AuditAction } from '@portal/shared/codes/audit-actions';
import { and, eq } from 'drizzle-orm';
import { acceptPlace, refusePlace } from '../../domain/employee/accept-place';
import type { PersonContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { conflict, notFound } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';

type Answer = typeof acceptPlace;

/** Stores the person's own yes or no to a place that a company offers. Nobody else can give this answer. */
async function answer(context: PersonContext, employeeCode: string, give: Answer, action: AuditAction) {
  const { db, now, origin, session } = context;
  const compCode = await db.transaction(async (transaction: Queryable) => {
    const mine = and(eq(employee.employeeCode, employeeCode), eq(employee.userCode, session.userCode));
    const [place] = await transaction.select().from(employee).where(mine);
    if (!place) throw notFound('邀请不存在或已撤回');
    if (!(await give(transaction, place, now))) throw conflict('邀请已处理或已撤回');
    return place.compCode;
  });
  await auditAs(db, origin, now, action, 'ok', { userCode: session.userCode, compCode, object: employeeCode });
}

export const placeAccept = (context: PersonContext, { body }: HandlerInput<'placeAccept'>) =>
  answer(context, body.employeeCode, acceptPlace, 'place.accept');

export const placeRefuse = (context: PersonContext, { body }: HandlerInput<'placeRefuse'>) =>
  answer(context, body.employeeCode, refusePlace, 'place.refuse');
