import type { Queryable } from '@portal/database';
import { employee, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { CompanyContext } from '../calls/context';
import type { HandlerInput } from '../calls/handler';
import { contains } from '../data/contains';
import { one } from '../data/one';
import { notFound } from '../http/refusal';

type Employee = CallReply<'employeeInfo'>;
export type Filters = HandlerInput<'employeeExport'>['body'];
export type EmployeeRow = Awaited<ReturnType<typeof selectEmployees>>[number];

export const newestFirst = [desc(employee.createdAt), desc(employee.employeeCode)];

export function listed(
  { member }: Pick<CompanyContext, 'member'>,
  { keyword, employeeRole, status }: Filters,
): SQL | undefined {
  return and(
    eq(employee.compCode, member.compCode),
    contains(keyword, user.userName, user.mobile),
    employeeRole === undefined ? undefined : sql`${employee.employeeRoles} ? ${employeeRole}`,
    status === undefined ? undefined : eq(employee.status, status),
  );
}

export function selectEmployees(db: Queryable, where: SQL | undefined) {
  return db
    .select({ place: employee, person: user })
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(where)
    .orderBy(...newestFirst)
    .$dynamic();
}

function employeeOf({ session }: CompanyContext, { place, person }: EmployeeRow): Employee {
  return {
    employeeCode: place.employeeCode,
    userCode: person.userCode,
    userName: person.userName,
    mobile: maskPhone(person.mobile),
    email: person.email,
    rootManager: place.rootManager,
    self: person.userCode === session.userCode,
    employeeRole: place.employeeRoles,
    productCodes: place.productCodes,
    status: place.status as Employee['status'],
    lastLoginTime: place.lastLoginAt?.toISOString() ?? null,
    createTime: place.createdAt.toISOString(),
  };
}

export async function employeeList(
  context: CompanyContext,
  { body: { pageNum, pageSize, ...filters } }: HandlerInput<'employeeList'>,
): Promise<CallReply<'employeeList'>> {
  const { db } = context;
  const where = listed(context, filters);
  const counting = db.select({ total: count() }).from(employee).$dynamic();
  // Everybody has an account: it is looked at only for what was typed.
  if (filters.keyword) counting.innerJoin(user, eq(user.userCode, employee.userCode));
  const counted = await counting.where(where);
  const rows = await selectEmployees(db, where)
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { total: one(counted).total, rows: rows.map((row) => employeeOf(context, row)) };
}

/** An employee of the caller's own company. */
export async function requireEmployee({ member }: CompanyContext, db: Queryable, employeeCode: string) {
  const mine = and(eq(employee.employeeCode, employeeCode), eq(employee.compCode, member.compCode));
  const [row] = await selectEmployees(db, mine);
  if (!row) throw notFound('该人员不存在或已移除');
  return row;
}

export async function employeeInfo(context: CompanyContext, employeeCode: string): Promise<Employee> {
  return employeeOf(context, await requireEmployee(context, context.db, employeeCode));
}
