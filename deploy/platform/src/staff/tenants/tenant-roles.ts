import type { StaffRole } from '@portal/shared/codes/staff-roles';

/** The roles that look after tenants. The gateway asks for the same before it changes a brand. */
export const tenantRoles = ['tenants', 'admin'] as const satisfies readonly StaffRole[];
