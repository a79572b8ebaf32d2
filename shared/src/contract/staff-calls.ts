import type { Merged } from './customer-calls';
import { staffGroup } from './groups/staff';
import { staffCaseGroup } from './groups/staff-cases';
import { staffCompanyGroup } from './groups/staff-companies';
import { staffPersonGroup } from './groups/staff-people';
import { staffProvidersGroup } from './groups/staff-providers';
import { staffRequestGroup } from './groups/staff-requests';
import { staffSupportGroup } from './groups/staff-support';
import { staffTenantsGroup } from './groups/staff-tenants';
import { staffWorkGroup } from './groups/staff-work';

/** The groups of calls of the platform's own people. */
export const staffGroups = [
  staffGroup,
  staffCaseGroup,
  staffProvidersGroup,
  staffCompanyGroup,
  staffPersonGroup,
  staffRequestGroup,
  staffSupportGroup,
  staffTenantsGroup,
  staffWorkGroup,
] as const;

/** Every call of the platform's own people by its name. The desk loads this table, and customers' pages never do. */
export const staffCalls = Object.assign({}, ...staffGroups.map((group) => group.calls)) as Merged<
  (typeof staffGroups)[number]['calls']
>;
