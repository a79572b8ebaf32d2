import { joinRequest } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { and, desc, eq } from 'drizzle-orm';
import { joinNotices } from '../../domain/employee/notices';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { readPage } from '../../kernel/data/read-page';
import { notifyNumber } from '../../kernel/dispatch/notify';
import { conflict, fieldFault } from '../../kernel/http/http-error';
import { audit } from '../../kernel/protection/audit';
import { addEmployee } from './add-employee';

export async function employeeJoinList(
  { db, member }: CompanyContext,
  { body }: HandlerInput<'employeeJoinList'>,
): Promise<CallReply<'employeeJoinList'>> {
  const where = and(eq(joinRequest.compCode, member.compCode), eq(joinRequest.state, 'WAITING'));
  const { total, rows } = await readPage(db, joinRequest, {
    where,
    orderBy: [desc(joinRequest.createdAt), desc(joinRequest.joinNo)],
    ...body,
  });
  return {
    total,
    rows: rows.map(({ joinNo, userName, mobile, remark, createdAt }) => ({
      joinNo,
      userName,
      mobile: maskPhone(mobile),
      remark,
      applyTime: createdAt.toISOString(),
    })),
  };
}

export async function employeeJoinDecide(context: CompanyContext, { body }: HandlerInput<'employeeJoinDecide'>) {
  const { db, member, now, origin } = context;
  const { approve, employeeRole = [] } = body;
  if (approve && employeeRole.length === 0) throw fieldFault('employeeRole', '请选择角色');
  await db.transaction(async (transaction) => {
    const [asked] = await transaction
      .update(joinRequest)
      .set({ state: approve ? 'APPROVED' : 'REFUSED' })
      .where(
        and(
          eq(joinRequest.joinNo, body.joinNo),
          eq(joinRequest.compCode, member.compCode),
          eq(joinRequest.state, 'WAITING'),
        ),
      )
      .returning();
    if (!asked) throw conflict('该申请不存在或已处理');
    const { compCode, compName } = member;
    const asker = { tenant: origin.tenant, mobile: asked.mobile };
    await notifyNumber(transaction, approve ? joinNotices.accepted : joinNotices.refused, asker, compName, now);
    if (!approve) return;
    const place = { compCode, compName, employeeRoles: employeeRole, productCodes: [] };
    await addEmployee(context, transaction, place, asked);
  });
  await audit(context, approve ? 'employee.join' : 'employee.joinRefused', 'ok', body.joinNo);
}
