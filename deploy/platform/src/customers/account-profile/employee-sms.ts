import { employee } from '@portal/database/schema/platform';
import { permissionsOf } from '@portal/shared/codes/permissions';
import type { CallReply } from '@portal/shared/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { fieldFault, forbidden, notFound } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';

const inOwnCompany = ({ member }: CompanyContext, employeeCode: string) =>
  and(eq(employee.employeeCode, employeeCode), eq(employee.compCode, member.compCode));

/**
 * People may change their own settings. With the right to manage people they may change those of everybody in the
 * company.
 */
function requireRight({ member }: CompanyContext, employeeCode: string): void {
  if (employeeCode !== member.employeeCode && !member.permissions.has('employee.write')) throw forbidden();
}

export async function smsTree(
  context: CompanyContext,
  { query }: HandlerInput<'employeeSmsTreeselect'>,
): Promise<CallReply<'employeeSmsTreeselect'>> {
  requireRight(context, query.employeeCode);
  const { employeeCode, compRole } = query;
  const [row] = await context.db.select().from(employee).where(inOwnCompany(context, employeeCode));
  if (!row) throw notFound();
  const { rootManager, employeeRoles, smsTopics } = row;
  const permissions = permissionsOf({ rootManager, employeeRoles, compRoles: context.member.compRoles });
  return context.smsTopics.tree({ rootManager, permissions, chosen: smsTopics[compRole] });
}

export async function chooseSms(context: CompanyContext, { body }: HandlerInput<'smsEmployeeSubmit'>) {
  requireRight(context, body.employeeCode);
  if (context.smsTopics.unknown(body.codes) !== undefined) throw fieldFault('codes', '参数不正确');
  const choice = JSON.stringify({ [body.compRole]: body.codes });
  await context.db
    .update(employee)
    .set({ smsTopics: sql`${employee.smsTopics} || ${choice}::jsonb` })
    .where(inOwnCompany(context, body.employeeCode));
  await audit(context, 'employee.sms', 'ok', body.employeeCode);
}
