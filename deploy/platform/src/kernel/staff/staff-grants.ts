import type { Queryable } from '@portal/database';
import { staffRole } from '@portal/database/schema/platform';
import { type StaffRole, staffRoles } from '@portal/shared/codes/staff-roles';
import { asc, eq } from 'drizzle-orm';
import type { Grant } from './staff-state';

const isRole = (role: string): role is StaffRole => Object.hasOwn(staffRoles, role);

/** A role that this release does not know gives no rights. */
export const grantsIn = (rows: readonly { readonly role: string; readonly tenant: string }[]): Grant[] =>
  rows.flatMap(({ role, tenant }) => (isRole(role) ? [{ role, tenant: tenant === '' ? null : tenant }] : []));

export async function grantsOf(db: Queryable, staffId: string): Promise<Grant[]> {
  const rows = await db
    .select({ role: staffRole.role, tenant: staffRole.tenant })
    .from(staffRole)
    .where(eq(staffRole.staffId, staffId))
    .orderBy(asc(staffRole.role), asc(staffRole.tenant));
  return grantsIn(rows);
}

/** Replaces all roles of a person. */
export async function storeGrants(db: Queryable, staffId: string, grants: readonly Grant[]): Promise<void> {
  await db.delete(staffRole).where(eq(staffRole.staffId, staffId));
  await db
    .insert(staffRole)
    .values(grants.map(({ role, tenant }) => ({ staffId, role, tenant: tenant ?? '' })))
    .onConflictDoNothing();
}
