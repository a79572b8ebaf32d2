import type { Queryable } from '@portal/database';
import { employee, mobileChange, user } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import { maskPhone } from '@portal/shared/format';
import { and, count, desc, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { CompanyContext } from '../../kernel/calls/context';
import type { HandlerInput } from '../../kernel/calls/handler';
import { contains } from '../../kernel/data/contains';
import { hasNumber, isWholeNumber } from '../../kernel/data/number-search';
import { one } from '../../kernel/data/one';
import { sortedBy } from '../../kernel/data/sorted-by';
import { fieldFault, notFound } from '../../kernel/http/http-error';
import { holdLookups } from '../../kernel/protection/lookups';
import { hasAccepted, presentFault } from './employee-rules';

type Employee = CallReply<'employeeInfo'>;
export type Filters = Omit<HandlerInput<'employeeExport'>['body'], 'columns'>;
export type EmployeeRow = Awaited<ReturnType<typeof selectEmployees>>[number];

/**
 * A place shows the administrator's input. For a person who has not accepted it shows nothing else, because the company
 * must not learn whether a number has an account.
 */
const shownName = sql`coalesce(${employee.userName}, ${user.userName})`;
const shownMobile = sql`coalesce(${employee.mobile}, ${user.mobile})`;

export const shownOf = ({ place, person }: Pick<EmployeeRow, 'place' | 'person'>) => ({
  userName: place.userName ?? person.userName,
  mobile: place.mobile ?? person.mobile,
  email: place.email ?? person.email,
});

/**
 * A person who has never logged in to the company is shown as not activated, whether invited or already in it. So the
 * list says nothing about an account elsewhere.
 */
const shownState = ({ status, lastLoginAt }: Pick<EmployeeRow['place'], 'status' | 'lastLoginAt'>) =>
  (status === '1' && lastLoginAt === null ? '0' : status) as Employee['status'];

function inState(status: Employee['status']): SQL | undefined {
  if (status === '1') return and(eq(employee.status, '1'), isNotNull(employee.lastLoginAt));
  if (status === '0') return or(eq(employee.status, '0'), and(eq(employee.status, '1'), isNull(employee.lastLoginAt)));
  return eq(employee.status, status);
}

const newestFirst = [desc(employee.createdAt), desc(employee.employeeCode)];

export function listed(
  { member }: Pick<CompanyContext, 'member'>,
  { keyword, employeeRole, status }: Filters,
): SQL | undefined {
  return and(
    eq(employee.compCode, member.compCode),
    keyword ? or(contains(keyword, shownName), hasNumber(keyword, shownMobile)) : undefined,
    employeeRole === undefined ? undefined : sql`${employee.employeeRoles} ? ${employeeRole}`,
    status === undefined ? undefined : inState(status),
  );
}

export function selectEmployees(db: Queryable, where: SQL | undefined, order: readonly SQL[] = []) {
  return db
    .select({ place: employee, person: user, asked: getTableColumns(mobileChange) })
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .leftJoin(mobileChange, eq(mobileChange.employeeCode, employee.employeeCode))
    .where(where)
    .orderBy(...order, ...newestFirst)
    .$dynamic();
}

export function employeeOf(
  { session, now }: Pick<CompanyContext, 'session' | 'now'>,
  { place, person, asked }: EmployeeRow,
): Employee {
  const { userName, mobile, email } = shownOf({ place, person });
  return {
    employeeCode: place.employeeCode,
    userCode: hasAccepted(place.status) ? person.userCode : '',
    userName,
    mobile: maskPhone(mobile),
    email,
    rootManager: place.rootManager,
    self: person.userCode === session.userCode,
    employeeRole: place.employeeRoles,
    productCodes: place.productCodes,
    status: shownState(place),
    invited: place.status === '0',
    lastLoginTime: place.lastLoginAt?.toISOString() ?? null,
    createTime: place.createdAt.toISOString(),
    askedMobile: asked !== null && asked.expiresAt > now ? maskPhone(asked.mobile) : null,
  };
}

const sortColumns = { lastLoginTime: employee.lastLoginAt, createTime: employee.createdAt };

export async function employeeList(
  context: CompanyContext,
  { body: { pageNum, pageSize, sort, ...filters } }: HandlerInput<'employeeList'>,
): Promise<CallReply<'employeeList'>> {
  const { db } = context;
  if (isWholeNumber(filters.keyword)) await holdLookups(context);
  const where = listed(context, filters);
  const counting = db.select({ total: count() }).from(employee).$dynamic();
  // Everybody has an account, so the query joins it only for a keyword.
  if (filters.keyword) counting.innerJoin(user, eq(user.userCode, employee.userCode));
  const counted = await counting.where(where);
  const rows = await selectEmployees(db, where, sortedBy(sort, sortColumns))
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize);
  return { total: one(counted).total, rows: rows.map((row) => employeeOf(context, row)) };
}

/**
 * Refuses a number that the company's list already shows. It tells nobody whether the number has an account elsewhere.
 */
export async function requireUnlisted({ member }: CompanyContext, db: Queryable, mobile: string): Promise<void> {
  const here = and(eq(employee.compCode, member.compCode), eq(shownMobile, mobile));
  const [row] = await selectEmployees(db, here).limit(1);
  if (row) throw fieldFault('mobile', presentFault(row.place.status));
}

/** Returns an employee of the caller's own company, or refuses. */
export async function requireEmployee({ member }: CompanyContext, db: Queryable, employeeCode: string) {
  const mine = and(eq(employee.employeeCode, employeeCode), eq(employee.compCode, member.compCode));
  const [row] = await selectEmployees(db, mine);
  if (!row) throw notFound('该人员不存在或已移除');
  return row;
}

export async function employeeInfo(context: CompanyContext, employeeCode: string): Promise<Employee> {
  return employeeOf(context, await requireEmployee(context, context.db, employeeCode));
}
