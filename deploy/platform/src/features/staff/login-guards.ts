import type { Queryable } from '@portal/database';
import { clearFailures } from '../../core/protection/failure-guard';
import type { Person } from './people';

/** Wrong passwords count by name, whether somebody has that name or not. */
export const passwordGuard = (loginName: string) => `staff:${loginName.toLowerCase()}`;

/** Wrong codes count apart, so that a right password does not clear them. */
export const factorGuard = (staffId: string) => `staff-factor:${staffId}`;

/** Lets a person try again at once. */
export async function clearGuards(db: Queryable, { staffId, loginName }: Pick<Person, 'staffId' | 'loginName'>) {
  await clearFailures(db, passwordGuard(loginName));
  await clearFailures(db, factorGuard(staffId));
}
