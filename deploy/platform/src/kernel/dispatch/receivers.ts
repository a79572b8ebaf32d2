import type { Queryable } from '@portal/database';
import { type company, employee, user } from '@portal/database/schema/platform';
import { compRoleCode, type Permission } from '@portal/shared/codes';
import { permissionsOf, rolePermissions } from '@portal/shared/codes/permissions';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { isTold, type Occasion } from './sms-topic';

type Company = Pick<typeof company.$inferSelect, 'compCode' | 'compName' | 'tenant' | 'compRoles'>;

/** A person of a company who may get a notice. */
export interface Receiver {
  readonly userCode: string;
  readonly mobile: string;
  /** Empty if the person has none, or only one that somebody else typed. */
  readonly email: string;
  readonly rootManager: boolean;
  readonly permissions: ReadonlySet<Permission>;
  readonly smsTopics: Readonly<Record<string, readonly string[]>>;
}

const rolesWith = (permission: Permission) =>
  Object.entries(rolePermissions).flatMap(([role, granted]) => (granted.includes(permission) ? [role] : []));

const reached = {
  userCode: user.userCode,
  mobile: user.mobile,
  email: user.email,
  firstLoginAt: user.firstLoginAt,
  rootManager: employee.rootManager,
  employeeRoles: employee.employeeRoles,
  smsTopics: employee.smsTopics,
};

/**
 * Finds the people of a company who may get a notice: its root manager, people with the permission, people who have
 * chosen topics, and some by name. It does not read all, because a large company has thousands of others.
 */
export async function receiversOf(
  db: Queryable,
  { compCode, compRoles }: Company,
  permission: Permission,
  userCodes: readonly string[],
): Promise<Receiver[]> {
  const concerned = or(
    eq(employee.rootManager, true),
    sql`${employee.employeeRoles} ?| ${sql.param(rolesWith(permission))}::text[]`,
    sql`${employee.smsTopics} <> '{}'::jsonb`,
    inArray(employee.userCode, [...userCodes]),
  );
  const rows = await db
    .select(reached)
    .from(employee)
    .innerJoin(user, eq(user.userCode, employee.userCode))
    .where(and(eq(employee.compCode, compCode), eq(employee.status, '1'), eq(user.status, 'ACTIVE'), concerned))
    .orderBy(employee.employeeCode);
  return rows.map(({ firstLoginAt, email, employeeRoles: roles, ...row }) => ({
    ...row,
    email: firstLoginAt === null ? '' : email,
    permissions: permissionsOf({ rootManager: row.rootManager, employeeRoles: roles, compRoles }),
  }));
}

/**
 * Returns whether a person gets an SMS about an occasion. People choose for each role that the company has in a product.
 * For an occasion of one product the choice for its role counts. For any other occasion one role with that choice is
 * enough.
 */
export function isToldBySms(
  receiver: Receiver,
  { compRoles }: Pick<Company, 'compRoles'>,
  occasion: Occasion,
  productCode?: string,
): boolean {
  const inProduct = compRoles.filter(({ prodCode }) => prodCode === productCode);
  const asked = inProduct.length > 0 ? inProduct : compRoles;
  const choices = asked.length > 0 ? asked.map((role) => receiver.smsTopics[compRoleCode(role)]) : [undefined];
  return choices.some((chosen) => isTold({ ...receiver, chosen }, occasion));
}
