import { company, employee, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskEmail, maskPhone } from '@portal/shared/format';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { careRoles } from '../../domain/staff/care-roles';
import { inScope } from '../../domain/staff/in-scope';
import { partOf } from '../../domain/staff/part-of';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { contains } from '../../kernel/data/contains';

/** Whole numbers and addresses only: a part of one would find the hidden digits one after another. */
export function isPerson(keyword: string): SQL | undefined {
  if (/^\d{11}$/.test(keyword)) return eq(user.mobile, keyword);
  if (keyword.includes('@')) return eq(user.email, keyword);
  return contains(keyword, user.userName);
}

export async function staffPersonList(
  context: StaffContext,
  { body }: HandlerInput<'staffPersonList'>,
): Promise<CallReply<'staffPersonList'>> {
  const { db } = context;
  const { after, limit, tenant, keyword = '', status } = body;
  const read = await db
    .select()
    .from(user)
    .where(
      and(
        await inScope(context, careRoles.read, user.tenant, tenant),
        keyword === '' ? undefined : isPerson(keyword),
        status === undefined ? undefined : eq(user.status, status),
        after === undefined
          ? undefined
          : sql`(${user.createdAt}, ${user.userCode}) < (select created_at, user_code from ${user} as last where last.user_code = ${after})`,
      ),
    )
    .orderBy(desc(user.createdAt), desc(user.userCode))
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
