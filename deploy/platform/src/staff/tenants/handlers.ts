import { type StaffGroupHandlers, staffCall } from '../../kernel/calls/handler';
import { contentVersions } from './content-versions';
import { listTenants } from './list-tenants';
import { listPolicies, setPolicy } from './policies';
import { showTenant } from './show-tenant';
import { tenantRoles } from './tenant-roles';

const byTenants = { roles: tenantRoles } as const;

export const staffTenantHandlers: StaffGroupHandlers<'staffTenants'> = {
  staffTenantList: staffCall({}, listTenants),
  staffTenantShow: staffCall(byTenants, showTenant),
  staffPolicyList: staffCall(byTenants, listPolicies),
  staffPolicySet: staffCall(byTenants, setPolicy),
  staffContentVersions: staffCall(byTenants, contentVersions),
};
