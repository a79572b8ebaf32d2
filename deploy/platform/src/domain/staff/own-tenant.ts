import { tenant } from '@portal/database/schema/tenants';
import type { StaffRole } from '@portal/shared/codes/staff-roles';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { notFound } from '../../kernel/http/http-error';
import { inScope } from './in-scope';

const noTenant = () => notFound('没有这个租户');

/** The tenant, for a person who has one of the roles for it. */
export async function ownTenant(context: StaffContext, roles: readonly StaffRole[], code: string) {
  const [row] = await context.db
    .select()
    .from(tenant)
    .where(await inScope(context, roles, tenant.code, code));
  if (!row) throw noTenant();
  return row;
}

/** The same for what only customers need. */
export async function ownCustomersTenant(context: StaffContext, roles: readonly StaffRole[], code: string) {
  const row = await ownTenant(context, roles, code);
  if (row.audience !== 'customers') throw noTenant();
  return row;
}
