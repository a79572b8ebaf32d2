import type { Queryable } from '@portal/database';
import { wrongStatusText } from '@portal/shared/codes/refusal-texts';
import { conflict } from '../../kernel/http/http-error';
import { companyOf } from '../../kernel/tenant/company-of';
import { advance } from '../company/advance';

/** The first act in the real-name verification moves the company from 20 to 25. */
export async function beginVerification(db: Queryable, compCode: string, now: Date): Promise<void> {
  const { compStatus } = await companyOf(db, compCode);
  if (compStatus !== '20' && compStatus !== '25') throw conflict(wrongStatusText);
  await advance(db, compCode, 'verificationBegun', now);
}
