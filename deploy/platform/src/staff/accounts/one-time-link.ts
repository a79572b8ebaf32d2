import type { Queryable } from '@portal/database';
import { staff } from '@portal/database/schema/platform';
import { eq } from 'drizzle-orm';
import { hashOf, newToken } from '../../kernel/data/new-code';
import { forgetRecoveryCodes } from './recovery-codes';

export interface OneTimeLink {
  readonly token: string;
  readonly expiresAt: Date;
}

/**
 * Takes password, second factor and identity away and makes the link by which the person sets new ones. A person has one link: an
 * earlier one is worth nothing any more.
 */
export async function renewLink(db: Queryable, staffId: string, seconds: number, now: Date): Promise<OneTimeLink> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + seconds * 1000);
  await db
    .update(staff)
    .set({
      state: 'invited',
      passwordHash: null,
      factorSealed: null,
      identity: null,
      linkHash: hashOf(token),
      linkExpiresAt: expiresAt,
    })
    .where(eq(staff.staffId, staffId));
  await forgetRecoveryCodes(db, staffId);
  return { token, expiresAt };
}

/** The path at a staff host. The token stands behind `#`, so no server and no log sees it. */
export const linkPath = ({ token }: OneTimeLink): string => `/desk/accept#${token}`;
