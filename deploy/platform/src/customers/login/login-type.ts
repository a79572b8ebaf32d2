import type { user } from '@portal/database/schema/platform';
import { dayMs } from '../../kernel/data/days';

type Account = Pick<
  typeof user.$inferSelect,
  'status' | 'environmentCheck' | 'email' | 'mustChangePassword' | 'passwordChangedAt'
>;

/** The types of the spec, and our own `60`: the platform has locked the account. */
export type LoginType = '10' | '30' | '40' | '50' | '60';

interface Circumstances {
  /** True: the browser has passed the security check before, or just now. */
  readonly browserTrusted: boolean;
  readonly passwordMaxAgeDays: number;
  readonly now: Date;
}

function needsSecurityCheck(account: Account, browserTrusted: boolean): boolean {
  if (account.email === '' || account.environmentCheck === 'NEVER') return false;
  return !browserTrusted;
}

/** Returns the type of a login with the right password and code. */
export function loginTypeFor(account: Account, { browserTrusted, passwordMaxAgeDays, now }: Circumstances): LoginType {
  if (account.status !== 'ACTIVE') return '60';
  if (needsSecurityCheck(account, browserTrusted)) return '30';
  if (account.mustChangePassword) return '40';
  return now.getTime() - account.passwordChangedAt.getTime() >= passwordMaxAgeDays * dayMs ? '50' : '10';
}
