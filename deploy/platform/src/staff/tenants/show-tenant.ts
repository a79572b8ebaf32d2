import { tenantHost } from '@portal/database/schema/tenants';
import type { CallReply } from '@portal/shared/contract';
import { tenantStateOf } from '@portal/shared/tenant-opening';
import { asc, eq } from 'drizzle-orm';
import { ownTenant } from '../../domain/staff/own-tenant';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { tenantRoles } from './tenant-roles';

export async function showTenant(
  context: StaffContext,
  { body }: HandlerInput<'staffTenantShow'>,
): Promise<CallReply<'staffTenantShow'>> {
  const { openedAt, closedAt, ...row } = await ownTenant(context, tenantRoles, body.tenant);
  const hosts = await context.db
    .select()
    .from(tenantHost)
    .where(eq(tenantHost.tenantCode, row.code))
    .orderBy(asc(tenantHost.hostName));
  const state = tenantStateOf({ openedAt, closedAt });
  return { ...row, state, hostNames: hosts.map(({ hostName }) => hostName) };
}
