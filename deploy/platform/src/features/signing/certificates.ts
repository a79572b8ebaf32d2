import type { Queryable } from '@portal/database';
import { certificate, employee, tenantCertificate } from '@portal/database/schema/platform';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { nextNumber } from '../../core/data/next-number';
import { one } from '../../core/data/one';

type Certificate = typeof certificate.$inferSelect;

async function newest(db: Queryable, which: ReturnType<typeof and>): Promise<Certificate | undefined> {
  const [row] = await db.select().from(certificate).where(which).orderBy(desc(certificate.validTo)).limit(1);
  return row;
}

/** Finds the company's certificate that is valid longest. */
export const companyCertificate = (db: Queryable, compCode: string) =>
  newest(db, and(eq(certificate.compCode, compCode), isNull(certificate.userCode)));

/** Finds the certificate of a person in the company that is valid longest. */
export const personalCertificate = (db: Queryable, compCode: string, userCode: string) =>
  newest(db, and(eq(certificate.compCode, compCode), eq(certificate.userCode, userCode)));

/** The issuer of a demonstration's certificates. The operator has to connect a real authority. */
export const demoIssuer = '演示证书颁发机构';

/** A year. */
export const validMs = 365 * 86_400_000;

/** Issues certificates for a certified company and its manager, if they have no valid one. */
export async function issueCertificates(db: Queryable, compCode: string, now: Date): Promise<void> {
  const managers = await db
    .select({ userCode: employee.userCode })
    .from(employee)
    .where(and(eq(employee.compCode, compCode), eq(employee.rootManager, true)));
  const issued = { compCode, issuer: demoIssuer, validFrom: now, validTo: new Date(now.getTime() + validMs) };
  for (const userCode of [null, ...managers.map((manager) => manager.userCode)]) {
    const held =
      userCode === null ? await companyCertificate(db, compCode) : await personalCertificate(db, compCode, userCode);
    if (held && isValid(held, now)) continue;
    await db.insert(certificate).values({ ...issued, userCode, certificateNo: nextNumber('certificate', now) });
  }
}

/** Gives the number of the certificate of the company behind a tenant. If it has no valid one, it makes one. */
export async function platformCertificate(db: Queryable, tenant: string, now: Date): Promise<string> {
  const { certificateNo, validFrom, validTo } = tenantCertificate;
  const [held] = await db
    .select({ certificateNo })
    .from(tenantCertificate)
    .where(and(eq(tenantCertificate.tenant, tenant), lte(validFrom, now), gt(validTo, now)))
    .limit(1);
  if (held) return held.certificateNo;
  const made = await db
    .insert(tenantCertificate)
    .values({
      certificateNo: nextNumber('certificate', now),
      tenant,
      issuer: demoIssuer,
      validFrom: now,
      validTo: new Date(now.getTime() + validMs),
    })
    .returning({ certificateNo });
  return one(made).certificateNo;
}

export const isValid = ({ validFrom, validTo }: Certificate, now: Date) => validFrom <= now && now < validTo;
