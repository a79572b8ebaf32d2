import { tenant, tenantHost } from '@portal/database/schema/tenants';
import { type StaffRole, staffRoles } from '@portal/shared/codes/staff-roles';
import type { CallReply } from '@portal/shared/contract';
import { tenantStateOf } from '@portal/shared/tenant-opening';
import { asc, inArray } from 'drizzle-orm';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { tenantsOf } from '../../kernel/staff/staff-state';

const everyRole = Object.keys(staffRoles) as StaffRole[];

/** The tenants for which the person has a role, by their codes. */
export async function listTenants({ db, staff }: StaffContext): Promise<CallReply<'staffTenantList'>> {
  const codes = tenantsOf(staff, everyRole);
  const rows = await db
    .select()
    .from(tenant)
    .where(codes === null ? undefined : inArray(tenant.code, codes))
    .orderBy(asc(tenant.code));
  const hosts = await db.select().from(tenantHost).orderBy(asc(tenantHost.hostName));
  return rows.map(({ code, platformName, legalName, audience, isDefault, openedAt, closedAt }) => ({
    code,
    platformName,
    legalName,
    audience,
    isDefault,
    state: tenantStateOf({ openedAt, closedAt }),
    hostNames: hosts.filter(({ tenantCode }) => tenantCode === code).map(({ hostName }) => hostName),
  }));
}
