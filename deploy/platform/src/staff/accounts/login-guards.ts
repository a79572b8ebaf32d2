import type { Queryable } from '@portal/database';
import { addressKey } from '@portal/http';
import type { StaffVisit } from '../../kernel/calls/staff-context';
import { clearFailures, clearFailuresUnder } from '../../kernel/protection/failure-guard';
import { holdLimit } from '../../kernel/protection/rate-limit';
import type { Person } from './people';

const nameGuard = (loginName: string) => `staff:${loginName.toLowerCase()}`;

/**
 * Wrong passwords count by name and address, whether somebody has that name or not. So nobody locks a person from
 * elsewhere. A browser in which the person has logged in has a count of its own, because colleagues share an address.
 */
export const passwordGuard = (loginName: string, address: string, knownBrowser: boolean) =>
  `${nameGuard(loginName)}:${knownBrowser ? 'known' : addressKey(address)}`;

/**
 * Wrong codes after a right password lock the person everywhere. They count apart, so that a right password does not
 * clear them. Recovery codes have a count of their own: they are for whoever cannot give a code any more.
 */
export const factorGuard = (staffId: string, how: Factor) => `staff-factor:${staffId}:${how}`;

export type Factor = 'code' | 'recovery';

/** Lets a person try again at once. */
export async function clearGuards(db: Queryable, { staffId, loginName }: Pick<Person, 'staffId' | 'loginName'>) {
  await clearFailuresUnder(db, nameGuard(loginName));
  for (const how of ['code', 'recovery'] as const) await clearFailures(db, factorGuard(staffId, how));
}

/** One address tries only so often, whoever it names. */
export function holdAddress({ db, config, origin, now }: StaffVisit): Promise<void> {
  return holdLimit(db, { key: `staff:${origin.address}`, most: config.perMinute.logins, seconds: 60 }, now);
}
