import { company, employee, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskEmail, maskPhone } from '@portal/shared/format';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { careRoles } from '../../domain/staff/care-roles';
import { inScope } from '../../domain/staff/in-scope';
import { isPerson } from '../../domain/staff/is-person';
import { partOf } from '../../domain/staff/part-of';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { askedOrder, orderedBy, type RowOrder, rowsAfter } from '../../kernel/data/row-order';

const newestFirst: RowOrder = { by: [user.createdAt], id: user.userCode, largestFirst: true };

export async function staffPersonList(
  context: StaffContext,
  { body }: HandlerInput<'staffPersonList'>,
): Promise<CallReply<'staffPersonList'>> {
  const { db } = context;
  const { after, limit, sort, tenant, keyword = '', status } = body;
  const order = askedOrder(sort, { createTime: user.createdAt }, newestFirst);
  const read = await db
    .select()
    .from(user)
    .where(
      and(
        await inScope(context, careRoles.read, user.tenant, tenant),
        keyword === '' ? undefined : isPerson(keyword),
        status === undefined ? undefined : eq(user.status, status),
        rowsAfter(user, order, after),
      ),
    )
    .orderBy(...orderedBy(order))
    .limit(limit + 1);
  const { rows, next } = partOf(read, limit, ({ userCode }) => userCode);
  const places = await db
    .select({ userCode: employee.userCode, compName: company.compName })
    .from(employee)
    .innerJoin(company, eq(company.compCode, employee.compCode))
    .where(
      and(
        inArray(
          employee.userCode,
          rows.map(({ userCode }) => userCode),
        ),
        or(eq(employee.status, '1'), eq(employee.status, '2')),
      ),
    )
    .orderBy(asc(employee.createdAt));
  return {
    rows: rows.map((row) => ({
      userCode: row.userCode,
      tenant: row.tenant,
      userName: row.userName,
      mobile: maskPhone(row.mobile),
      email: maskEmail(row.email),
      status: row.status,
      companies: places.filter(({ userCode }) => userCode === row.userCode).map(({ compName }) => compName),
      createTime: row.createdAt.toISOString(),
    })),
    next,
  };
}
