import type { Queryable } from '@portal/database';
import { company } from '@portal/database/schema/platform';
import { wrongStatusText } from '@portal/shared/codes/refusal-texts';
import { eq } from 'drizzle-orm';
import { conflict } from '../../core/http/refusal';
import { advance } from '../company/advance';

/** The first act in the real-name verification moves the company from 20 to 25. */
export async function beginVerification(db: Queryable, compCode: string, now: Date): Promise<void> {
  const [row] = await db.select().from(company).where(eq(company.compCode, compCode));
  if (row?.compStatus !== '20' && row?.compStatus !== '25') throw conflict(wrongStatusText);
  await advance(db, compCode, 'verificationBegun', now);
}
