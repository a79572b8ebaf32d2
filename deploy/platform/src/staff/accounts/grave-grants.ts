import { graveRoles } from '@portal/shared/codes/staff-roles';
import type { Grant } from '../../kernel/staff/staff-state';

export const isGrave = ({ role }: Grant): boolean => graveRoles.includes(role);

/** Returns whether a change of roles gives somebody a grave role that they do not have, or have for fewer tenants. */
export const givesGrave = (before: readonly Grant[], after: readonly Grant[]): boolean =>
  after.some(
    (grant) =>
      isGrave(grant) &&
      !before.some(({ role, tenant }) => role === grant.role && (tenant === null || tenant === grant.tenant)),
  );
