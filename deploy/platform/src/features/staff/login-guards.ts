import type { Queryable } from '@portal/database';
import type { StaffVisit } from '../../core/calls/staff-context';
import { clearFailures } from '../../core/protection/failure-guard';
import { holdLimit } from '../../core/protection/rate-limit';
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

/** One address tries only so often, whoever it names. */
export function holdAddress({ db, config, origin, now }: StaffVisit): Promise<void> {
  return holdLimit(db, { key: `staff:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
}
