import { company, user } from '@portal/database/schema/platform';
import type { StaffRole } from '@portal/shared/codes/staff-roles';
import { eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { forbidden, notFound } from '../../kernel/http/http-error';
import { auditAs } from '../../kernel/protection/audit';
import { tenantsOf } from '../../kernel/staff/staff-state';

/** Notes that somebody asked for what belongs to a tenant for which they have no role. */
function noteOutOfScope({ db, origin, now, staff }: StaffContext, tenant: string, object: string): Promise<void> {
  return auditAs(db, { ...origin, tenant }, now, 'authorization', 'refused', { userCode: staff.staffId, object });
}

/** The condition for rows of the tenants for which the person has one of the roles; with `wanted` of this one only. */
export async function inScope(
  context: StaffContext,
  roles: readonly StaffRole[],
  column: AnyPgColumn,
  wanted?: string,
): Promise<SQL | undefined> {
  const tenants = tenantsOf(context.staff, roles);
  if (wanted === undefined) return tenants === null ? undefined : inArray(column, tenants);
  if (tenants !== null && !tenants.includes(wanted)) {
    await noteOutOfScope(context, wanted, wanted);
    throw forbidden();
  }
  return eq(column, wanted);
}

/** Returns a row of a tenant for which the person has one of the roles. For others it does not exist. */
export async function requireInScope<Row extends { readonly tenant: string }>(
  context: StaffContext,
  roles: readonly StaffRole[],
  row: Row | undefined,
  object: string,
): Promise<Row> {
  if (!row) throw notFound();
  const tenants = tenantsOf(context.staff, roles);
  if (tenants !== null && !tenants.includes(row.tenant)) {
    await noteOutOfScope(context, row.tenant, object);
    throw notFound();
  }
  return row;
}

export async function companyInScope(context: StaffContext, roles: readonly StaffRole[], compCode: string) {
  const [row] = await context.db.select().from(company).where(eq(company.compCode, compCode));
  return requireInScope(context, roles, row, `company ${compCode}`);
}

export async function personInScope(context: StaffContext, roles: readonly StaffRole[], userCode: string) {
  const [row] = await context.db.select().from(user).where(eq(user.userCode, userCode));
  return requireInScope(context, roles, row, `person ${userCode}`);
}
