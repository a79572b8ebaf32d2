import { type StaffRole, staffRoles } from '@portal/shared/codes/staff-roles';
import type { Me } from './session';
import { type Tenant, tenantName } from './tenants';

/** The desk hides acts that a role may not do; the server refuses it as well. Without roles a page is everybody's. */
export const mayOpen = ({ roles }: Me, wanted: readonly StaffRole[] | undefined): boolean =>
  wanted === undefined || roles.some(({ role }) => wanted.includes(role));

/** The same for one tenant: a role may be of some tenants only. */
export const mayFor = ({ roles }: Me, wanted: readonly StaffRole[], tenant: string): boolean =>
  roles.some((held) => wanted.includes(held.role) && (held.tenant === null || held.tenant === tenant));

/** `初审（全部租户）` and the like. */
export const grantText = ({ role, tenant }: Me['roles'][number], tenants: readonly Tenant[]): string =>
  `${staffRoles[role]}（${tenant === null ? '全部租户' : tenantName(tenants, tenant)}）`;

/** All roles of a person on one line. */
export const grantsText = (grants: Me['roles'], tenants: readonly Tenant[]): string =>
  grants.map((grant) => grantText(grant, tenants)).join('、');
