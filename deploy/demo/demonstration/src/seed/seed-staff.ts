import { createHash } from 'node:crypto';
import type { DataKeys, Queryable } from '@portal/database';
import { staff } from '@portal/database/schema/platform';
import { storeGrants } from '@portal/platform/src/kernel/staff/staff-grants';
import { sealSecret } from '@portal/platform/src/staff/accounts/authenticator';
import { renewRecoveryCodes } from '@portal/platform/src/staff/accounts/recovery-codes';
import type { StaffRole } from '@portal/shared/codes/staff-roles';
import { Secret } from 'otpauth';

/** The platform's own people in a demonstration. The second administrator keeps the first one from being the last. */
const demoStaff: readonly { readonly loginName: string; readonly displayName: string; readonly role: StaffRole }[] = [
  { loginName: 'chushen', displayName: '林初阳', role: 'first' },
  { loginName: 'fushen', displayName: '方复明', role: 'second' },
  { loginName: 'kefu', displayName: '柯晓芙', role: 'care' },
  { loginName: 'zuhu', displayName: '祖慧敏', role: 'tenants' },
  { loginName: 'fabu', displayName: '范博文', role: 'releases' },
  { loginName: 'ceshi', displayName: '程诗语', role: 'test' },
  { loginName: 'shenji', displayName: '沈季平', role: 'audit' },
  { loginName: 'admin', displayName: '管立诚', role: 'admin' },
  { loginName: 'zhuguan', displayName: '关雅楠', role: 'admin' },
];

/** The same secret each time, so that seeding again leaves an authenticator working. */
const secretOf = (loginName: string) =>
  Secret.fromHex(createHash('sha1').update(`demo staff ${loginName}`).digest('hex')).base32;

export interface StaffChoices {
  readonly passwordHash: string;
  readonly dataKeys: DataKeys;
  /** Stands behind each login name. */
  readonly suffix?: string;
}

/** Returns each of them the demonstration's password again, and a code in the outbox at each login. */
export async function seedStaff(
  transaction: Queryable,
  { passwordHash, dataKeys, suffix = '' }: StaffChoices,
  now: Date,
): Promise<void> {
  for (const { loginName: name, displayName, role } of demoStaff) {
    const loginName = name + suffix;
    const staffId = `Tdemo${loginName}`;
    const factorSealed = sealSecret(dataKeys, staffId, secretOf(loginName));
    const account = { loginName, displayName, state: 'active', passwordHash, factorSealed } as const;
    await transaction
      .insert(staff)
      .values({ staffId, ...account, createdAt: now })
      .onConflictDoUpdate({ target: staff.staffId, set: { ...account, linkHash: null, linkExpiresAt: null } });
    await storeGrants(transaction, staffId, [{ role, tenant: null }]);
    // Nobody knows them, but without any the desk would warn everybody.
    await renewRecoveryCodes(transaction, staffId);
  }
}
