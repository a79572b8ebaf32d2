import { randomInt } from 'node:crypto';
import type { Queryable } from '@portal/database';
import { staffRecoveryCode } from '@portal/database/schema/platform';
import { and, eq, isNull } from 'drizzle-orm';
import { hashOf } from '../../kernel/data/new-code';
import { countRows } from '../../kernel/data/read-page';

const howMany = 10;
/** Without letters and digits that look alike. Sixteen of them are 80 bits, so nobody finds one from its hash. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const length = 16;

const newCode = () =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length)))
    .join('')
    .replace(/(.{4})(?=.)/g, '$1-');

/** People may type it without hyphens and in small letters. */
const hashOfCode = (staffId: string, code: string) =>
  hashOf(`recovery:${staffId}:${code.toUpperCase().replace(/[^A-Z0-9]/g, '')}`);

/** Replaces all codes of a person, and answers the new ones. Nobody sees them again. */
export async function renewRecoveryCodes(db: Queryable, staffId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await forgetRecoveryCodes(db, staffId);
  await db.insert(staffRecoveryCode).values(codes.map((code) => ({ staffId, codeHash: hashOfCode(staffId, code) })));
  return codes;
}

export async function forgetRecoveryCodes(db: Queryable, staffId: string): Promise<void> {
  await db.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId));
}

/** Uses a code up. If two requests bring it at the same time, one of them gets it. */
export async function takeRecoveryCode(db: Queryable, staffId: string, code: string, now: Date): Promise<boolean> {
  const taken = await db
    .update(staffRecoveryCode)
    .set({ usedAt: now })
    .where(
      and(
        eq(staffRecoveryCode.staffId, staffId),
        eq(staffRecoveryCode.codeHash, hashOfCode(staffId, code)),
        isNull(staffRecoveryCode.usedAt),
      ),
    )
    .returning({ staffId: staffRecoveryCode.staffId });
  return taken.length > 0;
}

export const recoveryCodesLeft = (db: Queryable, staffId: string): Promise<number> =>
  countRows(db, staffRecoveryCode, and(eq(staffRecoveryCode.staffId, staffId), isNull(staffRecoveryCode.usedAt)));
