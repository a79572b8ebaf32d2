import type { Queryable } from '@portal/database';
import { employee, user } from '@portal/database/schema/platform';
import { and, eq } from 'drizzle-orm';
import { auditCompanyAct } from '../../domain/staff/audit-staff';
import { careRoles } from '../../domain/staff/care-roles';
import { companyInScope } from '../../domain/staff/in-scope';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { notifyCompany } from '../../kernel/dispatch/notify';
import { conflict } from '../../kernel/http/http-error';
import { careNotices } from './notices';

/** Returns whether the company has an administrator whom notices reach. */
async function isReached(db: Queryable, compCode: string): Promise<boolean> {
  const found = await db
    .select({ userCode: user.userCode })
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(
      and(
        eq(employee.compCode, compCode),
        eq(employee.rootManager, true),
        eq(employee.status, '1'),
        eq(user.status, 'ACTIVE'),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The administrator reads the whole text in the portal. The audit keeps the title and the length, as for answers. */
export async function staffCompanyMessage(
  context: StaffContext,
  { body: { compCode, title, content } }: HandlerInput<'staffCompanyMessage'>,
) {
  const { db, now } = context;
  const comp = await companyInScope(context, careRoles.message, compCode);
  if (!(await isReached(db, compCode))) throw conflict('该企业没有可以接收消息的管理员');
  await db.transaction(async (transaction) => {
    await notifyCompany(transaction, careNotices.message, { compCode }, { title, content }, now);
    const after = { title, characters: content.length };
    await auditCompanyAct(transaction, context, comp, { action: 'company.message', after });
  });
}
