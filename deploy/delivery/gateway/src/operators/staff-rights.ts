import type { StaffIdentity } from '@portal/http';
import type { TokenLimits } from '@portal/releases';

type Grants = StaffIdentity['grants'];

export type Tenants = readonly string[] | 'all';

export const isAmong = (tenants: Tenants, tenant: string | undefined): boolean =>
  tenants === 'all' || (tenant !== undefined && tenants.includes(tenant));

/** The tenants for which somebody has one of the roles; `all` for all of them. */
export function tenantsOf(grants: Grants, roles: readonly string[]): Tenants {
  const held = grants.filter(({ role }) => roles.includes(role));
  return held.some(({ tenant }) => tenant === null) ? 'all' : held.flatMap(({ tenant }) => tenant ?? []);
}

export const mayFor = (grants: Grants, roles: readonly string[], tenant: string | undefined): boolean =>
  isAmong(tenantsOf(grants, roles), tenant);

/** They look at releases and try them, each in a browser of their own; customers notice nothing. */
export const testerRoles = ['test', 'releases', 'admin'] as const;

/** The limits of nobody: no package and no tenant has these names. */
const nothing: TokenLimits = { package: '', tenant: '' };

/** The rights of a member of staff over the releases of the tenant that a request names, in the terms of a token. */
export function limitsOf(grants: Grants, tenant: string | undefined): TokenLimits {
  const tenants = tenantsOf(grants, ['releases', 'admin']);
  if (tenants === 'all') return { package: null, tenant: null };
  const own = tenant !== undefined && tenants.includes(tenant) ? tenant : tenants[0];
  return own === undefined ? nothing : { package: null, tenant: own };
}
