import { faceCheck } from '@portal/database/schema/platform';
import { and, eq, inArray, lt, or } from 'drizzle-orm';
import type { RetentionRule } from '../../domain/personal-data/kept-data';

/** A right result for the registration stays with the company's papers. */
export const faceRule: RetentionRule = {
  days: 180,
  remove: (db, before) =>
    db
      .delete(faceCheck)
      .where(
        and(
          lt(faceCheck.expiresAt, before),
          or(inArray(faceCheck.state, ['FAILED', 'EXPIRED']), eq(faceCheck.purpose, 'adminChange')),
        ),
      ),
};
