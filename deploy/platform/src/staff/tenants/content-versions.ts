import type { CallReply } from '@portal/shared/contract';
import { allTenants } from '../../domain/content/content-file';
import { listVersions } from '../../domain/content/content-versions';
import { ownCustomersTenant } from '../../domain/staff/own-tenant';
import type { HandlerInput } from '../../kernel/calls/handler';
import type { StaffContext } from '../../kernel/calls/staff-context';
import { tenantRoles } from './tenant-roles';

export async function contentVersions(
  context: StaffContext,
  { body }: HandlerInput<'staffContentVersions'>,
): Promise<CallReply<'staffContentVersions'>> {
  const { code } = await ownCustomersTenant(context, tenantRoles, body.tenant);
  return { own: await listVersions(context.db, code), shared: await listVersions(context.db, allTenants) };
}
