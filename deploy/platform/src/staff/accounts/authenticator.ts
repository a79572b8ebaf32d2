import type { DataKeys, Queryable } from '@portal/database';
import { staff } from '@portal/database/schema/platform';
import { and, eq, lt } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

type Person = typeof staff.$inferSelect;
/** Somebody with an authenticator, or nearly: the secret of a person who is just binding one is not in their row yet. */
type Bearer = Pick<Person, 'staffId' | 'factorSealed'>;

const period = 30;
/** A clock may be so many steps off, and a code may be on its way while the step ends. */
const tolerance = 1;
const secretBytes = 20;

/** A sealed secret belongs to its person and opens for nobody else. */
const placeOf = (staffId: string) => `staff.factor:${staffId}`;

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: '供应链金融', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period });

/** A new secret for an authenticator, in base32. */
export const newSecret = (): string => new Secret({ size: secretBytes }).base32;

export const sealSecret = (keys: DataKeys, staffId: string, secret: string): string =>
  keys.seal(secret, placeOf(staffId));

/** The address that a QR code shows to authenticators. */
export const secretAddress = (secret: string, loginName: string): string => totpOf(secret, loginName).toString();

function totpFor(keys: DataKeys, { staffId, factorSealed }: Bearer): TOTP | null {
  return factorSealed === null ? null : totpOf(keys.open(factorSealed, placeOf(staffId)));
}

const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / period);

/** The time step of a right code; null: it is wrong. */
export function stepOfCode(keys: DataKeys, bearer: Bearer, code: string, now: Date): number | null {
  const delta = totpFor(keys, bearer)?.validate({ token: code, timestamp: now.getTime(), window: tolerance });
  return delta === undefined || delta === null ? null : stepAt(now) + delta;
}

/** Takes a code. Each code is good once, also if two requests bring it at the same time. */
export async function takeCode(
  db: Queryable,
  keys: DataKeys,
  person: Person,
  code: string,
  now: Date,
): Promise<boolean> {
  const step = stepOfCode(keys, person, code, now);
  if (step === null) return false;
  const taken = await db
    .update(staff)
    .set({ factorStep: step })
    .where(and(eq(staff.staffId, person.staffId), lt(staff.factorStep, step)))
    .returning({ staffId: staff.staffId });
  return taken.length > 0;
}

/** The code that the person's authenticator shows, or the next one if that one is used: for a demonstration. */
export function currentCode(keys: DataKeys, bearer: Bearer & Pick<Person, 'factorStep'>, now: Date): string {
  const step = Math.max(stepAt(now), bearer.factorStep + 1);
  return totpFor(keys, bearer)?.generate({ timestamp: step * period * 1000 }) ?? '';
}
