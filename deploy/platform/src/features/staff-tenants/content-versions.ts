import type { CallReply } from '@portal/shared/contract';
import type { HandlerInput } from '../../core/calls/handler';
import type { StaffContext } from '../../core/calls/staff-context';
import { allTenants } from '../content/content-file';
import { listVersions } from '../content/content-versions';
import { ownCustomersTenant } from '../staff/own-tenant';
import { tenantRoles } from './tenant-roles';

export async function contentVersions(
  context: StaffContext,
  { body }: HandlerInput<'staffContentVersions'>,
): Promise<CallReply<'staffContentVersions'>> {
  const { code } = await ownCustomersTenant(context, tenantRoles, body.tenant);
  return { own: await listVersions(context.db, code), shared: await listVersions(context.db, allTenants) };
}
