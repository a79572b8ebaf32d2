import { certificate } from '@portal/database/schema/platform';
import type { CallReply } from '@portal/shared/contract';
import type { CompanyContext } from '../../core/calls/context';
import { nextNumber } from '../../core/data/next-number';
import { one } from '../../core/data/one';
import { takeTurn } from '../../core/data/take-turn';
import { conflict } from '../../core/http/refusal';
import { audit } from '../../core/protection/audit';
import { aheadDays, daysLeft } from '../company/paper-expiry';
import { companyCertificate, demoIssuer, validMs } from './certificates';

/** Makes a new certificate for the company. It is valid for a year from the end of the current one. */
export async function renewCertificate(context: CompanyContext): Promise<CallReply<'certificateRenew'>> {
  const { db, member, now } = context;
  const { compCode } = member;
  const { certificateNo, validTo } = await db.transaction(async (transaction) => {
    await takeTurn(transaction, `certificate:${compCode}`);
    const held = await companyCertificate(transaction, compCode);
    if (held && daysLeft(held.validTo, now) > aheadDays) throw conflict('企业数字证书尚未临近到期，无需更新');
    const from = Math.max(now.getTime(), held?.validTo.getTime() ?? 0);
    const made = await transaction
      .insert(certificate)
      .values({
        certificateNo: nextNumber('certificate', now),
        compCode,
        userCode: null,
        issuer: demoIssuer,
        validFrom: now,
        validTo: new Date(from + validMs),
      })
      .returning();
    return one(made);
  });
  await audit(context, 'certificate.renew', 'ok', certificateNo);
  return { no: certificateNo, expireTime: validTo.toISOString() };
}
