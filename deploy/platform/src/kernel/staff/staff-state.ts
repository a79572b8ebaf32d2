import type { StaffRole } from '@portal/shared/codes/staff-roles';

/** A role of one person, for one tenant or, with null, for all. */
export interface Grant {
  readonly role: StaffRole;
  readonly tenant: string | null;
}

/** A member of staff who is logged in, as the database has them at this moment. */
export interface StaffState {
  readonly sessionId: string;
  readonly staffId: string;
  readonly loginName: string;
  readonly displayName: string;
  readonly grants: readonly Grant[];
  readonly expiresAt: Date;
  /** Until then no call asks for the second factor again; null: nobody has shown it since the login. */
  readonly provenUntil: Date | null;
  /** A page of another site cannot know it, and so it cannot make calls in this session. */
  readonly csrf: string;
}

export const hasAnyRole = ({ grants }: Pick<StaffState, 'grants'>, roles: readonly StaffRole[]): boolean =>
  grants.some(({ role }) => roles.includes(role));

/** Returns whether a person has one of the roles for this tenant. */
export const hasRoleIn = (
  { grants }: Pick<StaffState, 'grants'>,
  tenant: string,
  roles: readonly StaffRole[],
): boolean => hasAnyRole({ grants: grants.filter((grant) => grant.tenant === null || grant.tenant === tenant) }, roles);

/** The tenants for which a person has one of the roles; null: all. */
export function tenantsOf({ grants }: Pick<StaffState, 'grants'>, roles: readonly StaffRole[]): string[] | null {
  const held = grants.filter(({ role }) => roles.includes(role));
  const tenants = held.flatMap(({ tenant }) => tenant ?? []);
  return tenants.length < held.length ? null : tenants;
}
